import { fail, type Result, succeed } from '../../base/result';
import type { Setup } from '../../judge/setup';

/** A number of the setup, as typed. */
export interface NumberSetting {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly hint: string;
  readonly whole: boolean;
  /** What the field shows while nobody types. */
  shown(setup: Setup): string;
  /** @returns what to change, or what is wrong with the text in a sentence */
  read(text: string): Result<Partial<Setup>, string>;
}

type WholeKey = 'concurrency' | 'maxTokens' | 'timeout' | 'repeats';
type PriceKey = 'inputPrice' | 'outputPrice';

interface Words {
  readonly title: string;
  readonly unit: string;
  readonly hint: string;
}

function whole(
  key: WholeKey,
  [min, max]: readonly [number, number],
  change: (value: number) => Partial<Setup>,
  words: Words,
): NumberSetting {
  return {
    id: key,
    ...words,
    whole: true,
    shown: (setup) => String(setup[key]),
    read: (text) => {
      const value = Number(text);
      return text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max
        ? succeed(change(value))
        : fail(`A whole number from ${min} to ${max}.`);
    },
  };
}

const MOST_PRICE = 1_000_000;

function price(key: PriceKey, change: (value: number | null) => Partial<Setup>, title: string): NumberSetting {
  return {
    id: key,
    title,
    unit: 'per million tokens',
    hint: 'In whatever currency you think in; may stay empty.',
    whole: false,
    shown: (setup) => (setup[key] === null ? '' : String(setup[key])),
    read: (text) => {
      if (text.trim() === '') return succeed(change(null));
      const value = Number(text.trim());
      return value >= 0 && value <= MOST_PRICE
        ? succeed(change(value))
        : fail(`A price from 0 to ${MOST_PRICE}, with a point before the decimals, or nothing.`);
    },
  };
}

/** How fast and how long a judge is asked, and what it costs; the bounds are those of the setup's schema. */
export const NUMBER_SETTINGS: readonly NumberSetting[] = [
  whole('concurrency', [1, 16], (concurrency) => ({ concurrency }), {
    title: 'Calls at once',
    unit: '',
    hint: 'Fewer when the service asks for a slower pace.',
  }),
  whole('maxTokens', [16, 65_536], (maxTokens) => ({ maxTokens }), {
    title: 'An answer at most',
    unit: 'tokens',
    hint: 'Models that reason do so within it.',
  }),
  whole('timeout', [1, 900], (timeout) => ({ timeout }), {
    title: 'A call counts as lost after',
    unit: 's',
    hint: 'A model on your own machine may need longer.',
  }),
  whole('repeats', [1, 5], (repeats) => ({ repeats }), {
    title: 'Each question is asked',
    unit: 'times',
    hint: 'The first answer counts; more show how stable a judge is.',
  }),
  price('inputPrice', (inputPrice) => ({ inputPrice }), 'Price of what is sent'),
  price('outputPrice', (outputPrice) => ({ outputPrice }), 'Price of what is answered'),
];
