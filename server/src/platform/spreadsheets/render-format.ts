import { format } from 'numfmt';

/** Before a half of a day, with the letter `a` as its format writes it. */
const mark = '\uE000';
const shortHalf = /"[^"]*"|\\.|\[[^[\]]*\]|(a\/p|A\/P)/g;
const markedHalf = new RegExp(`${mark}([aA])([AP])M?`, 'g');

/**
 * A number in a format of a workbook. The library knows the halves of a day in one letter in capitals alone, and not in
 * Indonesian.
 * @example renderFormat('h:mm a/p', 0.5); // '12:00 p'
 */
export function renderFormat(code: string, value: number, options?: { readonly locale: string }): string {
  const marked = code.replace(shortHalf, (part, half?: string) =>
    half === undefined ? part : `"${mark}${half.slice(0, 1)}"A/P`,
  );
  return format(marked, value, options).replace(markedHalf, (_, letter: string, half: string) =>
    letter === 'a' ? half.toLowerCase() : half,
  );
}
