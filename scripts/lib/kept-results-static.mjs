// Keys of kept results of the static stage: what each compiler and linter reads. Checks read what they like, so that
// their key is the whole tree.
import path from 'node:path';
import { treeHash } from './kept-results.mjs';
import { allowed } from './import-rules.mjs';

/** What every program depends on: the installed packages, the settings of compiler and linter, and what runs them. */
const common = new RegExp(
  [
    /^(?:pnpm-lock|pnpm-workspace)\.yaml$/,
    /^package\.json$/,
    /^patches\//,
    /^\.oxlintrc\.json$/,
    /^tsconfig[\w.]*\.json$/,
    /^scripts\/stages\/static\.mjs$/,
    /^scripts\/lib\/(?:kept-results-static|run)\.mjs$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const code = /\.(?:[cm]?[jt]s|tsx)$/;
const imported = /\b(?:from|import|require)\b[\s(]*['"](\.[^'"]+)['"]/g;

/** Types of a module stand beside it. */
const withTypes = (file) => [file, file.replace(/\.([cm]?)js$/, '.d.$1ts')];

/** Files of the project, by their path from its root. */
export class StaticSources {
  /** @param {Iterable<{ file: string, text: string }>} files */
  constructor(files) {
    this.texts = new Map([...files].map(({ file, text }) => [file, text]));
  }

  get tree() {
    this.hashOfAll ??= treeHash(this.#contents(this.texts.keys()));
    return this.hashOfAll;
  }

  *#contents(files) {
    for (const file of files) yield { file, content: this.texts.get(file) };
  }

  /** Files below folders, and what these import by path elsewhere. */
  reachedFrom(folders) {
    const reached = new Set([...this.texts.keys()].filter((file) => folders.some((folder) => file.startsWith(folder))));
    // A set is walked in the order of insertion, including what is added during the walk.
    for (const file of reached) {
      if (!code.test(file)) continue;
      for (const [, name] of this.texts.get(file).matchAll(imported))
        for (const target of withTypes(path.posix.join(path.posix.dirname(file), name)))
          if (this.texts.has(target)) reached.add(target);
    }
    return reached;
  }

  /** Hash of what is below folders, of what it imports by path elsewhere, and of what everything depends on. */
  hashOf(folders) {
    const reached = this.reachedFrom(folders);
    const names = [...this.texts.keys()].filter((file) => reached.has(file) || common.test(file));
    return treeHash(this.#contents(names.toSorted()));
  }
}

/** The packages that a part of the workspace may import (check `import-rules`), as folders. */
const packagesOf = (part) => (allowed[part] ?? []).map((name) => `packages/${name}/`);

/** The folders that the program of a configuration of the compiler consists of. */
const compiledFolders = {
  'tsconfig.json': ['apps/', 'packages/'],
  'server/tsconfig.json': ['server/', ...packagesOf('server')],
  'e2e/tsconfig.json': ['e2e/', 'packages/'],
};

/**
 * The parts that are linted apart: a folder, with the folders that types of its code come from.
 * @param {StaticSources} sources
 * @returns {Map<string, string[]>} by the folder or file that the linter is given
 */
export function lintedParts(sources) {
  const parts = new Map();
  for (const file of sources.texts.keys()) {
    if (!code.test(file)) continue;
    const [first, second] = file.split('/');
    if (second === undefined) parts.set(file, [file]);
    else if (first === 'apps') parts.set(`apps/${second}`, [`apps/${second}/`, ...packagesOf('apps')]);
    else if (first === 'packages')
      parts.set(`packages/${second}`, [`packages/${second}/`, ...packagesOf(`packages/${second}`)]);
    else parts.set(first, [`${first}/`, ...packagesOf(first)]);
  }
  // Scripts and measurements import what they like, also by the names of packages.
  for (const part of ['scripts', 'bench', 'ops', 'e2e'])
    if (parts.has(part)) parts.set(part, [`${part}/`, 'packages/']);
  return parts;
}

/**
 * Keys of a program of the static stage.
 * @param {string} title
 * @param {StaticSources} sources
 * @returns {Map<string, string>} by part; the part of a program that has none is empty
 */
export function staticKeys(title, sources) {
  const keyOf = (folders, part) => `${title} ${part} ${sources.hashOf(folders)}`;
  if (title === 'lint')
    return new Map([...lintedParts(sources)].map(([part, folders]) => [part, keyOf(folders, part)]));
  const compiled = compiledFolders[title.replace('types ', '')];
  return new Map([['', compiled ? keyOf(compiled, '') : `${title} ${sources.tree}`]]);
}
