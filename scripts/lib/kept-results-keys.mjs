// Keys of kept results: what a test file consists of, by the metafile of its bundle.
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { sourceFiles } from './source-files.mjs';
import { treeHash } from './kept-results.mjs';

/** Incremented when the rules of this file change. */
const rules = '1';

/** Imports of modules that read files, run programs, or load code that the bundle does not show. */
const readers = /\bimport ([^;'"]+) from '(?:node:)?(?:fs|fs\/promises|child_process|module|worker_threads)'/g;
/** Functions that write: a source that imports no others reads nothing. */
const writes = new Set(
  ['mkdir', 'mkdtemp', 'rm', 'writeFile', 'appendFile', 'createWriteStream'].flatMap((name) => [name, `${name}Sync`]),
);
const required = /\brequire\('(?:node:)?(?:fs|fs\/promises|child_process|module|worker_threads)'\)/;
const importsReaders = (text) =>
  required.test(text) ||
  [...text.matchAll(readers)].some(([, names]) => {
    const imported = /^\{([^}]*)\}$/
      .exec(names.trim())?.[1]
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    return !imported || imported.some((name) => !writes.has(name.split(' ')[0]));
  });
/** Expressions whose value is a folder of the repository. */
const location = new RegExp(
  [
    /\bimport\.meta\.(?:dirname|filename|url)\b/,
    /\b__(?:dirname|filename)\b/,
    /\bprocess\.cwd\(/,
    /\bCONSOLE_TEST_ROOT\b/,
    /\bprepared\.root\b/,
    /\broot\b[^\n]*=\s*prepared\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/** Code that is loaded by a name which the bundle does not show. */
const loading = /\b(?:require|import)\s*\(\s*(?:\/\*[^*]*\*\/\s*)*[^'"\s)/]/;

/**
 * Whether a source may read files of the repository while it runs, so that its result depends on the whole tree. Test
 * files and their support do so as soon as they read any file or run any program. Sources of the product read only
 * where the caller says, so that one does so only when it names a folder of the repository itself.
 * @param {{ isProduct?: boolean }} source
 */
export function readsRepository(text, { isProduct = false } = {}) {
  if (location.test(text) || loading.test(text)) return true;
  return !isProduct && importsReaders(text);
}

/** What a source reads of the repository, where it says so: `// Reads: bench, docs/model`, or `// Reads: nothing`. */
const readsLine = /^\/\/ Reads: (.+)$/m;
/** The same of a test file and all that it imports, in one line or several. */
const readsInAllLines = /^\/\/ Reads in all: (.+)$/gm;
const namesIn = (named) => (named === 'nothing' ? [] : named.split(', '));

/** Files and folders of the repository that a source reads: those it names, or all. */
function readBy(text, source) {
  const named = readsLine.exec(text)?.[1];
  if (named !== undefined) return namesIn(named);
  return readsRepository(text, source) ? ['.'] : [];
}

/**
 * The sources that files consist of, by the imports of a metafile.
 * @param {Record<string, { imports: { path: string, external?: boolean }[] }>} inputs of the metafile
 * @param {readonly string[]} entries
 * @param {(file: string, importer: string) => boolean} follows whether an import is followed
 */
export function inputsOf(inputs, entries, follows = () => true) {
  const reached = new Set(entries);
  // A set is walked in the order of insertion, including what is added during the walk.
  for (const importer of reached)
    for (const { path: file, external } of inputs[importer]?.imports ?? [])
      if (!external && !reached.has(file) && follows(file, importer)) reached.add(file);
  return reached;
}

/** Sorts names. */
export const byName = (one, other) => (one < other ? -1 : 1);

const hashOfText = (text) => createHash('sha256').update(text).digest('hex');

/** Reads sources of the repository once each. */
export class Sources {
  #read = new Map();
  #tree;

  /** @param {{ startTime?: number }} options `startTime`: a source that was changed later matches no key */
  constructor({ startTime = Infinity } = {}) {
    this.startTime = startTime;
  }

  /** Text and hash of a file. */
  of(file) {
    if (!this.#read.has(file)) this.#read.set(file, this.#readFile(path.resolve(root, file)));
    return this.#read.get(file);
  }

  #readFile(file) {
    const stats = fs.statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return { text: '', hash: '' };
    const text = fs.readFileSync(file, 'utf8');
    return { text, hash: stats.mtimeMs > this.startTime ? randomUUID() : hashOfText(text) };
  }

  /** Hash of all files of the project. */
  get tree() {
    this.#tree ??= treeHash([...sourceFiles(/./)].map(({ file, text }) => ({ file, content: text })));
    return this.#tree;
  }

  /** Hash of several files and folders, with their names. */
  hashOf(names) {
    const hash = createHash('sha256');
    for (const name of names)
      for (const file of filesBelow(name)) hash.update(file).update('\0').update(this.of(file).hash).update('\0');
    return hash.digest('hex');
  }
}

function filesBelow(name) {
  const stats = fs.statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [name];
  return fs
    .readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .toSorted();
}

/** What every result depends on: the installed packages, Node, and what of the environment tests can see. */
const environmentOf = ({ TZ = '', CONSOLE_TEST_CLOCK = '' } = process.env) =>
  JSON.stringify([rules, process.version, process.platform, TZ, CONSOLE_TEST_CLOCK]);
const installed = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'patches'];

/**
 * Keys of test files.
 * @param {object} suite
 * @param {Map<string, Set<string>>} suite.inputs the sources of each test file
 * @param {readonly string[]} suite.support files and folders that each test also depends on, such as the configuration
 * @param {(file: string) => string} [suite.besides] what else the result of a test file depends on
 * @param {(source: string) => boolean} [suite.isProduct] whether a source is one of the product
 * @param {Sources} [suite.sources]
 * @returns {Map<string, { key: string, inputs: string[] | null }>} `inputs` is `null`: all files of the project
 */
export function keysOf({ inputs, support, besides = () => '', isProduct = () => false, sources = new Sources() }) {
  const common = environmentOf() + sources.hashOf([...installed, ...support]);
  const reads = new Map();
  const readsOf = (source) => {
    if (!reads.has(source)) reads.set(source, readBy(sources.of(source).text, { isProduct: isProduct(source) }));
    return reads.get(source);
  };
  const keys = new Map();
  for (const [file, all] of inputs) {
    const hash = createHash('sha256').update(`${file}\0${common}\0${besides(file)}\0`);
    const inAll = [...sources.of(file.split('#')[0]).text.matchAll(readsInAllLines)].map(([, named]) => named);
    const read = new Set(inAll.length === 0 ? [...all].flatMap(readsOf) : inAll.flatMap(namesIn));
    const needsTree = read.has('.');
    if (needsTree) hash.update(sources.tree);
    else {
      for (const source of [...all].toSorted()) hash.update(source).update('\0').update(sources.of(source).hash);
      hash.update(sources.hashOf([...read].toSorted(byName)));
    }
    keys.set(file, { key: hash.digest('hex'), inputs: needsTree ? null : [...all] });
  }
  return keys;
}
