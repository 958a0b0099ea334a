// Every message catalogue has the same keys in both languages, no blank text, the same placeholders, and no key that nothing uses.
import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const placeholders = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name).toSorted((one, other) => one.localeCompare(other)).join();
const isCatalogue = (value) => value && typeof value === 'object' && typeof value.id === 'object' && typeof value.en === 'object';

const catalogues = [...sourceFiles(/^(apps|packages)\/.*\.ts$/)].filter(({ file, text }) => /defineMessages\(/.test(text) && !/\.test\.ts$|messages\/catalogue\.ts$/.test(file));
const code = [...sourceFiles(/^(apps|packages)\/.*\.tsx?$/)].filter(({ file }) => !catalogues.some((catalogue) => catalogue.file === file)).map(({ text }) => text).join('\n');

// A key may be put together: messages[`job${number}`] uses all keys that begin with "job".
const prefixes = new Set([...code.matchAll(/`(\w+)\$\{/g)].map(([, prefix]) => prefix));
const isUsed = (key) => new RegExp(`\\b${key}\\b`).test(code) || [...prefixes].some((prefix) => key.startsWith(prefix));

let seen = 0;
const faults = [];
for (const { file } of catalogues) {
  const { module } = await evaluate(path.join(root, file));
  for (const [name, { id, en }] of Object.entries(module).filter(([, value]) => isCatalogue(value))) {
    for (const key of new Set([...Object.keys(id), ...Object.keys(en)])) {
      seen += 1;
      if (!id[key]?.trim() || !en[key]?.trim()) faults.push(`${file} ${name}.${key} lacks a language`);
      else if (placeholders(id[key]) !== placeholders(en[key])) faults.push(`${file} ${name}.${key} has other placeholders in English`);
      if (!isUsed(key)) faults.push(`${file} ${name}.${key} is used nowhere`);
    }
  }
}
report('texts', seen, 'texts', faults);
