const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Letters of the shortest word that makes the rest of a password worth nothing. */
const shortestWord = 4;

const letter = /[a-z]/;
const lastLetter = /[a-z](?=[^a-z]*$)/;

/** The letters of a text, in lower case. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * What a password may be taken for: as it is typed, without the digits and symbols around it, and with look-alike signs
 * read as letters. Upper case, a year at the end or `@` for `a` make a known password no stronger.
 */
export function readingsOf(password: string): string[] {
  const typed = password.toLowerCase();
  const core = typed.slice(Math.max(typed.search(letter), 0), typed.search(lastLetter) + 1);
  const withoutSymbols = typed.replace(/[^a-z0-9]/g, '');
  const words = [
    lettersOf(typed),
    lettersOf(core),
    lettersOf(core.replace(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign)),
  ];
  // A few letters among many other signs make no password common.
  return [typed, ...[core, withoutSymbols, ...words].filter((reading) => reading.length >= shortestWord)];
}
