import { cyclesOf, fileCycleFaults } from './cycles.mjs';
import { importsOf, withoutComments } from './source.mjs';
import { isTest } from './units.mjs';

const shell = 'apps/shell/src/';
const federation = `${shell}federation/`;
/** What the federation may use of the shell: screens use it, and it knows none of them. */
const ofFederation = [federation, `${shell}product.ts`, `${shell}provide.ts`];

const inFolder = /^((?:apps|packages)\/[\w-]+)\/src\/([\w-]+)\//;
/** Parts whose folders are not held yet: the frame of the shell and its screens need each other. */
const entangled = ['apps/shell'];

/** Folders of an app or package that are run before each other; imports of types and lazy files are no need. */
function folderCycleFaults(files) {
  const graph = new Map();
  const known = new Set(files.map(({ file }) => file));
  for (const source of files) {
    const [from, part] = inFolder.exec(source.file) ?? [];
    if (from === undefined || entangled.includes(part) || isTest(source.file)) continue;
    const uses = graph.get(from) ?? graph.set(from, new Set()).get(from);
    for (const { target, isRun } of importsOf(source)) {
      const [to, other] = inFolder.exec(target) ?? [];
      if (isRun && known.has(target) && other === part && to !== from) uses.add(to);
    }
  }
  return cyclesOf(graph).map((group) => `${group.join(', ')} need each other`);
}

/**
 * Files and folders of apps and packages that are run before each other, and imports of the shell's federation that
 * lead to its screens.
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
  return { seen, faults: [...faults, ...folderCycleFaults(files), ...outward] };
}
