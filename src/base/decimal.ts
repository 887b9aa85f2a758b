/**
 * The shortest decimal that reads back as the same double, without an exponent: 1e-7 is 0.0000001.
 * `places` asks for at least so many digits after the point.
 */
export function shortestDecimal(value: number, places = 0): string {
  const [mantissa = '', exponent] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent ?? 0);
  const digits = whole + fraction;
  const point = whole.length + shift;
  const left = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  const right = (point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits).padEnd(places, '0');
  return (value < 0 ? '-' : '') + left + (right === '' ? '' : `.${right}`);
}
