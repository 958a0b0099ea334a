import { cleanNumber } from '@console/contracts/core/clean-text';
import { pastedParts } from '@console/contracts/core/pasted-parts';
import { cardNumberFault } from '@console/contracts/core/card-number';

const length = 16;

/** Several card numbers without any separator but spaces and dashes; undefined when the text is not such a row. */
function joined(text: string): string[] | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length <= length || digits.length % length !== 0) return undefined;
  const numbers = digits.match(/\d{16}/g)!;
  return numbers.every((number) => cardNumberFault(number) === null) ? numbers : undefined;
}

/**
 * The numbers in a typed or pasted text, split at line ends, commas, semicolons and tabs. Spaces and dashes are part of
 * a number, but whole numbers on one line are split, too, whether spaces separate them or their groups of four digits.
 */
export function numbersIn(text: string): string[] {
  return pastedParts(cleanNumber(text))
    .flatMap((part) => {
      const numbers = joined(part);
      if (numbers) return numbers;
      const words = part
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '');
      return words.length > 1 && words.every((word) => word.replaceAll('-', '').length >= 16)
        ? words
        : [words.join(' ')];
    })
    .filter((part) => part !== '');
}
