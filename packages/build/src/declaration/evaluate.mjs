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
 * Default export of a TypeScript module and the files it is made of, evaluated here and now.
 * Lazy imports are neither followed nor called, so a declaration needs no browser.
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
