import { comparedText } from '../formats/searched-text.ts';
import type { ComboboxOption } from './Combobox.tsx';

/** The one option whose label, or whose code or name in it, is exactly the text. */
export function optionNamed(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = comparedText(text);
  const named = options.filter(({ label }) => {
    const whole = comparedText(label);
    return whole === wanted || whole.split(' - ').includes(wanted);
  });
  return named.length === 1 ? named[0] : undefined;
}
