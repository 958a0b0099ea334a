/** The numbers of a pasted text, each once, and how many were there twice. Lines, commas, tabs and semicolons part them. */
export function numbersIn(text: string): { readonly numbers: readonly string[]; readonly repeated: number } {
  const all = text
    .split(/[\n\r,;\t]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const numbers = [...new Set(all)];
  return { numbers, repeated: all.length - numbers.length };
}
