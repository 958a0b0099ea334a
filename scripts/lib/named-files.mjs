// Files that a document names by the end of their path, and the titles of tests that it quotes behind them.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { sourceFiles } from './source-files.mjs';

/**
 * A path in backquotes: it has a slash or the extension of a source file. Addresses, which begin with a slash, do not
 * match.
 */
const named = /`([\w.-][\w./-]*(?:\/[\w.-]+|\.(?:tsx?|mjs|json|md|conf|yml|yaml)))`/g;

const files = [...sourceFiles(/./)].map(({ file }) => file);
const isFolder = (name) => files.some((file) => `/${file}`.includes(`/${name}/`));

/** Files whose path ends with a name. */
export const filesNamed = (name) => files.filter((file) => file === name || file.endsWith(`/${name}`));

/** What a text names that is no file and no folder. */
export const missingIn = (text) =>
  [...text.matchAll(named)]
    .map(([, name]) => name)
    .filter((name) => filesNamed(name).length === 0 && !isFolder(name))
    .map((name) => `names ${name}, which is not there`);

/** Faults of a text in which each file is followed by the quoted titles of its tests. */
export function titleFaults(text) {
  const faults = [];
  const parts = text.split(named);
  for (let index = 1; index < parts.length; index += 2) {
    const found = filesNamed(parts[index]);
    const titles = [...parts[index + 1].matchAll(/"([^"]+)"/g)].map(([, title]) => title);
    if ((found.length === 0 && !isFolder(parts[index])) || (titles.length > 0 && found.length !== 1))
      faults.push(`names ${parts[index]}, of which there are ${found.length}`);
    else if (titles.length > 0) {
      const source = fs.readFileSync(path.join(root, found[0]), 'utf8').replace(/\\'/g, "'");
      for (const title of titles) if (!source.includes(title)) faults.push(`names "${title}", which ${found[0]} lacks`);
    }
  }
  return faults;
}
