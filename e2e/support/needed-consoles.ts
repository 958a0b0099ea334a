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
      (word, index) => !word.startsWith('-') && !/^(-g|--grep|--project|--workers|-j)$/.test(given[index - 1] ?? ''),
    )
    .map((word) => new RegExp(word.replace(/:\d+$/, '')));
};

const specs = (): string[] =>
  (fs.readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => isSpec.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

/** A file and the files of the tests that it imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !fs.existsSync(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of fs.readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g))
    withImports(path.resolve(path.dirname(file), name), seen);
  return seen;
}

/** Consoles besides `local`, by the words with which tests name them. */
const words = {
  identity: /environments\.identity/,
  prepared: /\b(preparedData|startConsole|releasing|steering|failing|messaging|registering)\b/,
};

/**
 * Which consoles the chosen specs need besides `local`.
 * @param argv the command line
 * @example
 * neededConsoles(['node', 'playwright', 'test', 'journeys/mra']); // { chosen: true, identity: false, prepared: false }
 */
export function neededConsoles(argv: readonly string[]) {
  const patterns = patternsOf(argv);
  const chosen = specs().filter((file) => patterns.length === 0 || patterns.some((pattern) => pattern.test(file)));
  const files = new Set(chosen.flatMap((file) => [...withImports(file)]));
  files.delete(path.join(folder, 'support/environments.ts'));
  const text = [...files].map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  return { chosen: patterns.length > 0, identity: words.identity.test(text), prepared: words.prepared.test(text) };
}
