import { build } from 'esbuild';

const lazyImports = {
  name: 'lazy-imports',
  setup(esbuild) {
    esbuild.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * Bundles a TypeScript module and evaluates it in this process. Dynamic imports are neither bundled nor called, so a
 * declaration needs no browser.
 * @param {string} file absolute path
 * @returns {Promise<{ value: any, module: any, files: string[] }>} default export, all exports, and the bundled files
 */
export async function evaluate(file) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    absWorkingDir: '/',
    plugins: [lazyImports],
    logLevel: 'silent',
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  const module = await import(`data:text/javascript;base64,${source}`);
  return { value: module.default, module, files: Object.keys(metafile.inputs).map((input) => `/${input}`) };
}
