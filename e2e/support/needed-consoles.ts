import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');
const isSpec = /\.spec\.ts$/;

/** Patterns of spec files on the command line of Playwright, as in `playwright test journeys/mra`. */
const patternsOf = (words: readonly string[]): RegExp[] => {
  // Workers have another command line, and no choice.
  if (!words.includes('test')) return [];
  const given = words.slice(words.indexOf('test') + 1);
  return given
    .filter(
      (word, index) =>
        !word.startsWith('-') &&
        !/^(-g|--grep|--grep-invert|--project|--workers|-j|--test-list|--output)$/.test(given[index - 1] ?? ''),
    )
    .map((word) => new RegExp(word.replace(/:\d+$/, '')));
};

const specs = (): string[] =>
  (fs.readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => isSpec.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

/**
 * Whether specs are chosen on the command line, and whether these need the console with the identity service.
 * @param argv the command line
 * @example
 * neededConsoles(['node', 'playwright', 'test', 'journeys/mra']); // { chosen: true, identity: false }
 */
export function neededConsoles(argv: readonly string[]) {
  const patterns = patternsOf(argv);
  const chosen = specs().filter((file) => patterns.length === 0 || patterns.some((pattern) => pattern.test(file)));
  const identity = chosen.some((file) => /\bidentityConsole\b/.test(fs.readFileSync(file, 'utf8')));
  return { chosen: patterns.length > 0, identity };
}
