import fs from 'node:fs/promises';
import path from 'node:path';

/** Files of earlier builds are kept this long, in milliseconds: open sessions may still ask for them. */
const keep = 14 * 24 * 3600 * 1000;

/** Removes files of builds long gone from a directory that several builds share. */
export class PrunePlugin {
  apply(compiler) {
    compiler.hooks.done.tapPromise('PrunePlugin', async ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const current = new Set(compilation.getAssets().map((asset) => asset.name));
      for (const name of await fs.readdir(compiler.outputPath)) {
        const file = path.join(compiler.outputPath, name);
        const found = await fs.stat(file);
        if (found.isFile() && !current.has(name.replace(/\.br$/, '')) && Date.now() - found.mtimeMs > keep)
          await fs.rm(file);
      }
    });
  }
}
