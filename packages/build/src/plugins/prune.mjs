import fs from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds for which files of earlier builds are kept, since open sessions may still load them. */
const keepFor = 14 * 24 * 3600 * 1000;

/** Deletes expired files of earlier builds from a directory that several builds share. */
export class PrunePlugin {
  apply(compiler) {
    compiler.hooks.done.tapPromise('PrunePlugin', async ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const current = new Set(compilation.getAssets().map((asset) => asset.name));
      for (const name of await fs.readdir(compiler.outputPath)) {
        const file = path.join(compiler.outputPath, name);
        const found = await fs.stat(file);
        if (found.isFile() && !current.has(name.replace(/\.br$/, '')) && Date.now() - found.mtimeMs > keepFor)
          await fs.rm(file);
      }
    });
  }
}
