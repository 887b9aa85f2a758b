/*
 * The algorithms of assembly/ in C, at the same vector width (SSE4.2: two doubles, 64-bit words), as the measure of
 * what WebAssembly costs. Names and steps follow myers.ts, editDistance.ts and matchIntervals.ts.
 *
 * kernels <data file> <warm-up calls> <timed calls>
 * prints "<median ns> <result>" for the edit distance, then for the matching (result: sum of matched indices).
 * Data: i32 length a, length b, vocabulary, references, predictions, 0; f64 threshold, reference starts, ends,
 * predicted starts, ends; i32 tokens a, tokens b.
 */
#define _POSIX_C_SOURCE 200809L
#include <math.h>
#include <smmintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define BLOCK 64
#define TOP (1ULL << 63)

typedef struct { uint64_t up, down; } Pair;
typedef struct { uint64_t rows[2]; } Entry;

static int blocks_of(int count) { return (count + BLOCK - 1) / BLOCK; }
static int least(int a, int b) { return a < b ? a : b; }

static void fill_border(Pair *pairs, int count) {
  for (int k = 0; k < count; k++) pairs[k] = (Pair){~0ULL, 0};
}

static void mark(Entry *peq, int lane, const int32_t *pattern, int rows) {
  for (int k = 0; k < rows; k++) peq[pattern[k]].rows[lane] |= 1ULL << k;
}

static void unmark(Entry *peq, int lane, const int32_t *pattern, int rows) {
  for (int k = 0; k < rows; k++) peq[pattern[k]].rows[lane] = 0;
}

static void sweep_one(const Entry *peq, const int32_t *text, int columns, Pair *horizontal, Pair *vertical) {
  uint64_t pv = vertical->up, mv = vertical->down;
  for (const int32_t *end = text + columns; text < end; horizontal++) {
    uint64_t hp = horizontal->up, hm = horizontal->down;
    const int count = least(BLOCK, (int)(end - text));
    for (const int32_t *stop = text + count; text < stop; text++) {
      uint64_t eq = peq[*text].rows[0];
      const uint64_t xv = eq | mv, carry = hm & 1;
      eq |= carry;
      const uint64_t xh = (((eq & pv) + pv) ^ pv) | eq;
      const uint64_t ph = mv | ~(xh | pv), mh = pv & xh;
      const uint64_t ph_in = (ph << 1) | (hp & 1);
      hp = (hp >> 1) | (ph & TOP);
      hm = (hm >> 1) | (mh & TOP);
      pv = (mh << 1) | carry | ~(xv | ph_in);
      mv = ph_in & xv;
    }
    *horizontal = count < BLOCK ? (Pair){hp >> (BLOCK - count), hm >> (BLOCK - count)} : (Pair){hp, hm};
  }
  *vertical = (Pair){pv, mv};
}

static void sweep_two(const Entry *peq, const int32_t *text, int columns, Pair *horizontal, Pair *vertical) {
  uint64_t pv = vertical[0].up, mv = vertical[0].down, pw = vertical[1].up, mw = vertical[1].down;
  for (const int32_t *end = text + columns; text < end; horizontal++) {
    uint64_t hp = horizontal->up, hm = horizontal->down;
    const int count = least(BLOCK, (int)(end - text));
    for (const int32_t *stop = text + count; text < stop; text++) {
      const Entry *entry = peq + *text;
      uint64_t eq = entry->rows[0], xv = eq | mv, carry = hm & 1;
      eq |= carry;
      uint64_t xh = (((eq & pv) + pv) ^ pv) | eq;
      uint64_t ph = mv | ~(xh | pv), mh = pv & xh;
      uint64_t ph_in = (ph << 1) | (hp & 1);
      pv = (mh << 1) | carry | ~(xv | ph_in);
      mv = ph_in & xv;

      eq = entry->rows[1];
      xv = eq | mw;
      carry = mh >> 63;
      eq |= carry;
      xh = (((eq & pw) + pw) ^ pw) | eq;
      ph_in = ph >> 63;
      ph = mw | ~(xh | pw);
      mh = pw & xh;
      ph_in |= ph << 1;
      hp = (hp >> 1) | (ph & TOP);
      hm = (hm >> 1) | (mh & TOP);
      pw = (mh << 1) | carry | ~(xv | ph_in);
      mw = ph_in & xv;
    }
    *horizontal = count < BLOCK ? (Pair){hp >> (BLOCK - count), hm >> (BLOCK - count)} : (Pair){hp, hm};
  }
  vertical[0] = (Pair){pv, mv};
  vertical[1] = (Pair){pw, mw};
}

static void sweep_rows(Entry *peq, const int32_t *pattern, int rows, const int32_t *text, int columns,
                       Pair *horizontal, Pair *vertical) {
  for (; rows > BLOCK; rows -= 2 * BLOCK, pattern += 2 * BLOCK, vertical += 2) {
    const int second = least(rows - BLOCK, BLOCK);
    mark(peq, 0, pattern, BLOCK);
    mark(peq, 1, pattern + BLOCK, second);
    sweep_two(peq, text, columns, horizontal, vertical);
    unmark(peq, 0, pattern, BLOCK);
    unmark(peq, 1, pattern + BLOCK, second);
  }
  if (rows <= 0) return;
  mark(peq, 0, pattern, rows);
  sweep_one(peq, text, columns, horizontal, vertical);
  unmark(peq, 0, pattern, rows);
}

static int edit_distance(const int32_t *a, int a_length, const int32_t *b, int b_length, Entry *peq,
                         Pair *horizontal, Pair *vertical) {
  const int32_t *pattern = a_length >= b_length ? a : b, *text = a_length >= b_length ? b : a;
  int rows = a_length >= b_length ? a_length : b_length, columns = least(a_length, b_length);
  while (columns > 0 && pattern[rows - 1] == text[columns - 1]) rows--, columns--;
  while (columns > 0 && *pattern == *text) pattern++, text++, rows--, columns--;
  if (columns == 0) return rows;
  fill_border(horizontal, blocks_of(columns));
  fill_border(vertical, blocks_of(rows));
  sweep_rows(peq, pattern, rows, text, columns, horizontal, vertical);
  int distance = columns;
  for (; rows > 0; rows -= BLOCK, vertical++) {
    const uint64_t kept = rows < BLOCK ? (1ULL << rows) - 1 : ~0ULL;
    distance += __builtin_popcountll(vertical->up & kept) - __builtin_popcountll(vertical->down & kept);
  }
  return distance;
}

typedef struct { double *starts, *ends, *reaches, *onsets; int count; } Side;

static double best_score;

static void take(Side *side, int index) {
  side->starts[index] = INFINITY;
  side->ends[index] = -INFINITY;
}

static double larger(double a, double b) { return a > b ? a : b; }
static double smaller(double a, double b) { return a < b ? a : b; }

static void prepare(Side *side) {
  if (side->count & 1) take(side, side->count);
  double reach = -INFINITY, onset = INFINITY;
  for (int k = 0; k < side->count; k++) {
    const double start = side->starts[k], end = side->ends[k];
    if (start - start == 0 && end - end == 0) reach = larger(reach, larger(start, end));
    else take(side, k);
    side->reaches[k] = reach;
  }
  for (int k = side->count - 1; k >= 0; k--) {
    if (side->starts[k] != INFINITY) onset = smaller(onset, smaller(side->starts[k], side->ends[k]));
    side->onsets[k] = onset;
  }
}

static int count_below(const double *array, int count, double limit, int inclusive) {
  const double *at = array;
  for (int rest = count, half; rest > 0; rest -= half) {
    half = (rest + 1) >> 1;
    const double value = at[half - 1];
    const int passed = inclusive ? value <= limit : value < limit;
    at += half & -passed;
  }
  return (int)(at - array);
}

static int find_best(const Side *side, double start, double end) {
  const int first = count_below(side->reaches, side->count, smaller(start, end), 0) & ~1;
  const int beyond = count_below(side->onsets, side->count, larger(start, end), 1);
  const __m128d zero = _mm_setzero_pd(), starts = _mm_set1_pd(start), ends = _mm_set1_pd(end);
  const __m128d length = _mm_set1_pd(end - start);
  __m128d best = zero;
  int found = -1;
  for (int k = first; k < beyond; k += 2) {
    const __m128d b_start = _mm_loadu_pd(side->starts + k), b_end = _mm_loadu_pd(side->ends + k);
    const __m128d overlap = _mm_sub_pd(_mm_min_pd(ends, b_end), _mm_max_pd(starts, b_start));
    const __m128d inter = _mm_max_pd(overlap, zero);
    const __m128d equal = _mm_and_pd(_mm_cmpeq_pd(starts, b_start), _mm_cmpeq_pd(ends, b_end));
    const __m128i any = _mm_castpd_si128(_mm_or_pd(inter, equal));
    if (_mm_testz_si128(any, any)) continue;
    const __m128d whole = _mm_sub_pd(_mm_add_pd(length, _mm_sub_pd(b_end, b_start)), inter);
    const __m128d ratio = _mm_and_pd(_mm_div_pd(inter, whole), _mm_cmpgt_pd(whole, zero));
    const __m128d scores = _mm_blendv_pd(ratio, _mm_set1_pd(1.0), equal);
    if (_mm_movemask_pd(_mm_cmpgt_pd(scores, best)) == 0) continue;
    const double low = _mm_cvtsd_f64(scores), high = _mm_cvtsd_f64(_mm_unpackhi_pd(scores, scores));
    found = k + (high > low);
    best = _mm_set1_pd(high > low ? high : low);
  }
  best_score = _mm_cvtsd_f64(best);
  return found;
}

static void match_intervals(Side *references, Side *predictions, double threshold, double *scores, int32_t *matches,
                            int32_t *chain) {
  const double limit = threshold - 1e-9;
  prepare(references);
  prepare(predictions);
  memset(matches, 0xff, sizeof(int32_t) * (size_t)references->count);
  for (int p = 0; p < predictions->count; p++) {
    if (predictions->starts[p] == INFINITY) continue;
    int depth = 1;
    chain[0] = p;
    while (depth > 0) {
      const int top = chain[depth - 1], predicted = depth & 1;
      const Side *own = predicted ? predictions : references, *other = predicted ? references : predictions;
      const int best = find_best(other, own->starts[top], own->ends[top]);
      if (best < 0 || !(best_score >= limit)) break;
      if (depth > 1 && best == chain[depth - 2]) {
        const int r = predicted ? best : top, partner = predicted ? top : best;
        scores[r] = best_score;
        matches[r] = partner;
        take(references, r);
        take(predictions, partner);
        depth -= 2;
      } else {
        chain[depth++] = best;
      }
    }
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return 1e9 * (double)time.tv_sec + (double)time.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void *room(size_t bytes) {
  void *memory = calloc(1, bytes + 64);
  if (memory == NULL) exit(2);
  return memory;
}

static void report(double *times, int count, long result) {
  qsort(times, (size_t)count, sizeof(double), ascending);
  printf("%.1f %ld\n", times[count / 2], result);
}

static Side side_of(int count) {
  const size_t bytes = sizeof(double) * (size_t)(count + 2);
  return (Side){room(bytes), room(bytes), room(bytes), room(bytes), count};
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  FILE *file = fopen(argv[1], "rb");
  const int warm = atoi(argv[2]), timed = atoi(argv[3]);
  int32_t head[6];
  if (file == NULL || fread(head, sizeof head, 1, file) != 1) return 2;
  const int a_length = head[0], b_length = head[1], r = head[3], p = head[4];
  const size_t spans = 1 + 2 * (size_t)(r + p), tokens = (size_t)(a_length + b_length);
  double *numbers = room(spans * sizeof(double));
  int32_t *ids = room(tokens * sizeof(int32_t));
  if (fread(numbers, sizeof(double), spans, file) != spans) return 2;
  if (fread(ids, sizeof(int32_t), tokens, file) != tokens) return 2;
  fclose(file);
  double *times = room(sizeof(double) * (size_t)timed);
  Entry *peq = room(sizeof(Entry) * (size_t)head[2]);
  Pair *horizontal = room(sizeof(Pair) * (size_t)blocks_of(a_length + b_length));
  Pair *vertical = room(sizeof(Pair) * (size_t)(blocks_of(a_length + b_length) + 1));

  long result = 0;
  for (int k = -warm; k < timed; k++) {
    const double started = now();
    result = edit_distance(ids, a_length, ids + a_length, b_length, peq, horizontal, vertical);
    if (k >= 0) times[k] = now() - started;
  }
  report(times, timed, result);

  Side references = side_of(r), predictions = side_of(p);
  double *scores = room(sizeof(double) * (size_t)r);
  int32_t *matches = room(sizeof(int32_t) * (size_t)r), *chain = room(sizeof(int32_t) * (size_t)(r + p + 2));
  for (int k = -warm; k < timed; k++) {
    const double started = now();
    memcpy(references.starts, numbers + 1, sizeof(double) * (size_t)r);
    memcpy(references.ends, numbers + 1 + r, sizeof(double) * (size_t)r);
    memcpy(predictions.starts, numbers + 1 + 2 * r, sizeof(double) * (size_t)p);
    memcpy(predictions.ends, numbers + 1 + 2 * r + p, sizeof(double) * (size_t)p);
    match_intervals(&references, &predictions, numbers[0], scores, matches, chain);
    if (k >= 0) times[k] = now() - started;
  }
  result = 0;
  for (int k = 0; k < r; k++) result += matches[k] < 0 ? 0 : (long)(k + 1) * (matches[k] + 1);
  report(times, timed, result);
  return 0;
}
