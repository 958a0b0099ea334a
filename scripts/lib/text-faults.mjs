import { evaluateTogether } from './model/contracts.mjs';
import { sourceFiles } from './source-files.mjs';

const placeholders = (text) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([name]) => name)
    .toSorted((one, other) => one.localeCompare(other))
    .join();
const isCatalogue = (value) =>
  value && typeof value === 'object' && typeof value.id === 'object' && typeof value.en === 'object';

/** Finds used keys. A computed key such as messages[`job${number}`] uses all keys that begin with "job". */
function usageIn(code) {
  const words = new Set(code.match(/\w+/g));
  const prefixes = [...new Set([...code.matchAll(/`(\w+)\$\{/g)].map(([, prefix]) => prefix))];
  return (key) =>
    (/^\w+$/.test(key) ? words.has(key) : code.includes(key)) || prefixes.some((prefix) => key.startsWith(prefix));
}

/**
 * Faults of the message catalogues: missing language, blank text, different placeholders in English, unused key.
 * @param {string[]} [folders] limits the catalogues to those below these folders
 * @returns {Promise<{ seen: number, faults: string[] }>} `seen`: number of texts checked
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
  const judged = catalogues.map(({ file }) => file).filter((file) => folders.some((folder) => file.startsWith(folder)));
  const modules = await evaluateTogether(judged);
  for (const [index, file] of judged.entries())
    for (const [name, { id, en }] of Object.entries(modules[index]).filter(([, value]) => isCatalogue(value)))
      for (const key of new Set([...Object.keys(id), ...Object.keys(en)])) {
        seen += 1;
        if (!id[key]?.trim() || !en[key]?.trim()) faults.push(`${file} ${name}.${key} lacks a language`);
        else if (placeholders(id[key]) !== placeholders(en[key]))
          faults.push(`${file} ${name}.${key} has other placeholders in English`);
        if (!isUsed(key)) faults.push(`${file} ${name}.${key} is used nowhere`);
      }
  return { seen, faults: faults.toSorted((one, other) => one.localeCompare(other)) };
}
