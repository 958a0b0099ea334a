import { build } from 'esbuild';
import path from 'node:path';
import { root } from '../paths.mjs';
import { sourceFiles } from '../source-files.mjs';

const contracts = 'packages/contracts/src/';

/**
 * Bundles TypeScript modules together and evaluates them once, so that modules they share are evaluated once.
 * @param {string[]} files paths from the root
 * @returns {Promise<Record<string, unknown>[]>} the exports of each, in the order of the files
 */
export async function evaluateTogether(files) {
  const contents = files.map((file, index) => `export * as m${index} from './${file}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  const modules = await import(`data:text/javascript;base64,${source}`);
  return files.map((_, index) => modules[`m${index}`]);
}

let read;
/**
 * Every file of the contracts with its domain (the folder; '' for shared files) and its exports, sorted by path. A
 * program reads them once.
 */
export const contractFiles = () => (read ??= readContracts());

async function readContracts() {
  const files = [...sourceFiles(/^packages\/contracts\/src\/.*(?<!\.test)\.ts$/)]
    .map(({ file }) => file)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const modules = await evaluateTogether(files);
  return files.map((file, index) => {
    const { dir } = path.posix.parse(file.slice(contracts.length));
    return { file, domain: dir.split('/')[0], exports: modules[index] };
  });
}

const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const holdsOnly = (is) => (value) =>
  isObject(value) && Object.values(value).length > 0 && Object.values(value).every((each) => is(each));
export const isResource = (value) =>
  isObject(value) && Array.isArray(value.operations) && typeof value.module === 'string';
export const isCall = (value) => isObject(value) && 'method' in value && 'path' in value && 'access' in value;
export const areCalls = holdsOnly(isCall);
/** Steps of a record with its own states. */
export const areSteps = holdsOnly((value) => isObject(value) && Array.isArray(value.from) && 'verb' in value);
/** Options with their titles. */
export const areOptions = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((each) => isObject(each) && 'value' in each && each.title);
/** Error codes with their texts. */
export const areErrors = holdsOnly((value) => isObject(value) && isObject(value.text) && 'id' in value.text);
