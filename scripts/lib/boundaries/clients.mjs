import { fileCycleFaults } from './cycles.mjs';
import { importsOf, withoutComments } from './source.mjs';

const shell = 'apps/shell/src/';
const federation = `${shell}federation/`;
/** What the federation may use of the shell: screens use it, and it knows none of them. */
const ofFederation = [federation, `${shell}product.ts`, `${shell}provide.ts`];

/**
 * Files of apps and packages that are run before each other, and imports of the shell's federation that lead to its
 * screens.
 * @param sources the files of apps and packages, each with its text
 * @returns how many files were looked at, and the faults
 */
export function clientFaults(sources) {
  const files = sources.map(({ file, text }) => ({ file, text: withoutComments(text) }));
  const { seen, faults } = fileCycleFaults(files);
  const outward = files
    .filter(({ file }) => file.startsWith(federation))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ target }) => !ofFederation.some((place) => target.startsWith(place)))
        .map(({ target }) => `${source.file} imports ${target}: the federation knows no screen of the shell`),
    );
  return { seen, faults: [...faults, ...outward] };
}
