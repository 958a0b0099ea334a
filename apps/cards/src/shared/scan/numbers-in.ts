/**
 * The numbers in a typed or pasted text, split at line ends, commas, semicolons and tabs. Spaces and dashes are part of
 * a number, but whole numbers separated by spaces are split, too.
 */
export function numbersIn(text: string): string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .flatMap((part) => {
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
