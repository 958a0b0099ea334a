import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { root } from './paths.mjs';
import { sourceFiles } from './source-files.mjs';

const placeholders = (text) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([name]) => name)
    .toSorted((one, other) => one.localeCompare(other))
    .join();
const isCatalogue = (value) =>
  value && typeof value === 'object' && typeof value.id === 'object' && typeof value.en === 'object';

/** A key may be put together: messages[`job${number}`] uses all keys that begin with "job". */
function usageIn(code) {
  const words = new Set(code.match(/\w+/g));
  const prefixes = [...new Set([...code.matchAll(/`(\w+)\$\{/g)].map(([, prefix]) => prefix))];
  return (key) =>
    (/^\w+$/.test(key) ? words.has(key) : code.includes(key)) || prefixes.some((prefix) => key.startsWith(prefix));
}

/**
 * What is wrong with the message catalogues: a key that lacks a language, has a blank text, other placeholders in English,
 * or is used nowhere.
 * @param {string[]} [folders] only of the catalogues below these
 * @returns {Promise<{ seen: number, faults: string[] }>} `seen`: how many texts were looked at
 */
export async function textFaults(folders = ['apps/', 'packages/']) {
  const files = [...sourceFiles(/^(apps|packages)\/.*\.tsx?$/)];
  const catalogues = files.filter(
    ({ file, text }) =>
      file.endsWith('.ts') && /defineMessages\(/.test(text) && !/\.test\.ts$|messages\/catalogue\.ts$/.test(file),
  );
  const isUsed = usageIn(
    files
      .filter((file) => !catalogues.includes(file))
      .map(({ text }) => text)
      .join('\n'),
  );
  let seen = 0;
  const faults = [];
  await Promise.all(
    catalogues
      .filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
      .map(async ({ file }) => {
        const { module } = await evaluate(path.join(root, file));
        for (const [name, { id, en }] of Object.entries(module).filter(([, value]) => isCatalogue(value))) {
          for (const key of new Set([...Object.keys(id), ...Object.keys(en)])) {
            seen += 1;
            if (!id[key]?.trim() || !en[key]?.trim()) faults.push(`${file} ${name}.${key} lacks a language`);
            else if (placeholders(id[key]) !== placeholders(en[key]))
              faults.push(`${file} ${name}.${key} has other placeholders in English`);
            if (!isUsed(key)) faults.push(`${file} ${name}.${key} is used nowhere`);
          }
        }
      }),
  );
  return { seen, faults: faults.toSorted((one, other) => one.localeCompare(other)) };
}
