/**
 * Splits a pasted text at lines, commas, tabs and semicolons.
 * @returns each number once, and the count of repetitions
 */
export function numbersIn(text: string): { readonly numbers: readonly string[]; readonly repeated: number } {
  const all = text
    .split(/[\n\r,;\t]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const numbers = [...new Set(all)];
  return { numbers, repeated: all.length - numbers.length };
}
