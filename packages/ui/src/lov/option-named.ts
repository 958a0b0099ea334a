import type { ComboboxOption } from './Combobox.tsx';

/** The one option whose label, or whose code or name in it, is exactly the text. */
export function optionNamed(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const wanted = text.toLowerCase();
  const named = options.filter(({ label }) => {
    const whole = label.toLowerCase();
    return whole === wanted || whole.split(' - ').includes(wanted);
  });
  return named.length === 1 ? named[0] : undefined;
}
