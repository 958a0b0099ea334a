import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Hash of names and contents of all files of the project.
 * @param {Iterable<{ file: string, content: string | Buffer }>} files
 */
export function treeHash(files) {
  const hash = createHash('sha256').update(process.version);
  for (const { file, content } of files) hash.update(file).update('\0').update(content).update('\0');
  return hash.digest('hex');
}

/** What passed on which tree. A check that passed is not run again while no file of the project changes. */
export class Passed {
  /**
   * @param {string} folder where results are kept
   * @param {string} tree hash of the project
   */
  constructor(folder, tree) {
    this.folder = folder;
    this.tree = tree;
  }

  #file(title) {
    return path.join(this.folder, `${title.replaceAll(/[^\w.-]+/g, '-')}.json`);
  }

  /** Number of tests that passed on this tree; `null` when it is not known. */
  countOf(title) {
    try {
      const { tree, passed } = JSON.parse(fs.readFileSync(this.#file(title), 'utf8'));
      return tree === this.tree ? passed : null;
    } catch {
      return null;
    }
  }

  /** Keeps that all of these tests passed. */
  keep(title, passed) {
    fs.mkdirSync(this.folder, { recursive: true });
    fs.writeFileSync(this.#file(title), JSON.stringify({ tree: this.tree, passed }));
  }
}
