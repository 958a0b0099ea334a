import crypto from 'node:crypto';
import { root } from '../paths.mjs';

/** The entry that federation writes for a build, named after a hash of absolute paths. */
const writtenEntry = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/g;
/** Ids of these modules; above those that webpack gives, which begin with three digits. */
const firstId = 900_000;
const range = 100_000;

/** The name of a module without the directory of the checkout. */
const stableName = (identifier, directory) =>
  identifier.replace(writtenEntry, '/.federation/entry.js').replaceAll(directory, '');

const idOf = (name) =>
  firstId + (Number.parseInt(crypto.createHash('sha256').update(name).digest('hex').slice(0, 8), 16) % range);

/**
 * Gives the modules of federation ids that do not depend on the directory of the checkout: the same sources are then
 * the same release everywhere, and have the same sizes.
 */
export class StableIdsPlugin {
  constructor(directory = root) {
    this.directory = directory;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        const used = new Set();
        for (const module of modules) {
          // The name of joined modules ends with a hash of all their paths.
          const identifier = (module.rootModule ?? module).identifier();
          if (identifier.search(writtenEntry) < 0) continue;
          const id = idOf(stableName(identifier, this.directory));
          if (used.has(id)) throw new Error(`Two modules of federation have the id ${id}`);
          used.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
