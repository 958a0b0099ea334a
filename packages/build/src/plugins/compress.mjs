import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const worthwhile = /\.(js|css|json|svg|html)$/;
const smallest = 1024;

/** Writes a brotli twin (`x.js.br`) beside every emitted text file, so that no server compresses at run time. */
export class CompressPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('CompressPlugin', async (compilation) => {
      const names = compilation
        .getAssets()
        .map((asset) => asset.name)
        .filter((name) => worthwhile.test(name) && name !== 'index.html');
      await Promise.all(names.map((name) => compress(path.join(compiler.outputPath, name))));
    });
  }
}

async function compress(file) {
  const twin = `${file}.br`;
  const [source, known] = await Promise.all([fs.stat(file), fs.stat(twin).catch(() => null)]);
  if (source.size < smallest || (known && known.mtimeMs >= source.mtimeMs)) return;
  const body = await brotli(await fs.readFile(file), { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } });
  await fs.writeFile(twin, body);
}
