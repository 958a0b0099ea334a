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

/** Letters of the shortest dictionary word that counts as the whole strength of a password. */
const shortestWord = 4;

const letter = /[a-z]/;
const lastLetter = /[a-z](?=[^a-z]*$)/;

/** The letters of a text, in lower case. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * The forms of a password that are looked up: as typed, without surrounding digits and symbols, and with look-alike
 * characters replaced by letters. Upper case, a year at the end or `@` for `a` add no strength.
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
  // A few letters among many other characters do not make a password common.
  return [typed, ...[core, withoutSymbols, ...words].filter((reading) => reading.length >= shortestWord)];
}
