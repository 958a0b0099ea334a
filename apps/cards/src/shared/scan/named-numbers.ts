import { printedCardNumber } from '@console/contracts/core/card-number';

/** Numbers that a question names. */
const named = 10;

/**
 * Card numbers for a sentence: the first ten, and how many more there are.
 * @example
 * namedNumbers(missing, (count) => t('andMore', { count }));
 */
export function namedNumbers(numbers: readonly string[], more: (count: number) => string): string {
  const shown = numbers.slice(0, named).map(printedCardNumber).join(', ');
  return numbers.length > named ? `${shown} ${more(numbers.length - named)}` : shown;
}
