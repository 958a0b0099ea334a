import { pastedParts } from '@console/contracts/core/pasted-parts';

/**
 * Splits a pasted text at lines, commas, tabs and semicolons.
 * @returns each number once, and the count of repetitions
 */
export function numbersIn(text: string): { readonly numbers: readonly string[]; readonly repeated: number } {
  const all = pastedParts(text);
  const numbers = [...new Set(all)];
  return { numbers, repeated: all.length - numbers.length };
}
