import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const compressible = /\.(js|css|json|svg|html)$/;
const minimumBytes = 1024;

/** Writes a brotli copy (`x.js.br`) of each emitted text file, so that no server compresses at run time. */
export class CompressPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', async (compilation) => {
      const names = compilation
        .getAssets()
        .map((asset) => asset.name)
        .filter((name) => compressible.test(name) && name !== 'index.html');
      await Promise.all(names.map((name) => compress(path.join(compiler.outputPath, name))));
    });
  }
}

async function compress(file) {
  const twin = `${file}.br`;
  const [source, existing] = await Promise.all([fs.stat(file), fs.stat(twin).catch(() => null)]);
  if (source.size < minimumBytes || (existing && existing.mtimeMs >= source.mtimeMs)) return;
  const body = await brotli(await fs.readFile(file), { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } });
  await fs.writeFile(twin, body);
}
