import { cleanText } from '@console/contracts/core/clean-text';
import type { ComboboxOption } from './Combobox.tsx';

/**
 * What is searched for: a typed or pasted text as it would be typed plainly, without the quotes of a spreadsheet.
 * @example
 * searchedText('"10010"\u200B'); // '10010'
 */
export const searchedText = (typed: string): string =>
  cleanText(typed)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^"(.+)"$/, '$1');

/** The one option whose label, or whose code or name in it, is exactly the text. */
export function optionNamed(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = searchedText(text).toLowerCase();
  const named = options.filter(({ label }) => {
    const whole = searchedText(label).toLowerCase();
    return whole === wanted || whole.split(' - ').includes(wanted);
  });
  return named.length === 1 ? named[0] : undefined;
}
