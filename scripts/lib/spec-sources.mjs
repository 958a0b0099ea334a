// The sources of the browser tests besides those of the product.
import path from 'node:path';
import esbuild from 'esbuild';
import { inputsOf } from './kept-results-keys.mjs';
import { root } from './paths.mjs';

/** What is run by its name: every browser test depends on it and on what it imports. */
const runByName = [
  'e2e/playwright.config.ts',
  'e2e/support/prepare.mjs',
  'e2e/support/result-reporter.ts',
  'e2e/support/serve.mjs',
];

/**
 * The imports of spec files below `e2e`, of what is run by its name, and of all that they import.
 * @returns {Promise<Record<string, { imports: { path: string, external?: boolean }[] }>>} by source, below the root
 */
async function specInputs(specs) {
  const entries = [...runByName, ...specs.map((name) => `e2e/${name}`)];
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    stdin: { contents: entries.map((name) => `import './${name}';`).join('\n'), resolveDir: root },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile: path.join(root, 'build/inputs.mjs'),
    write: false,
    metafile: true,
    treeShaking: false,
    logLevel: 'error',
    external: ['@playwright/*', 'axe-core', 'otpauth'],
  });
  return metafile.inputs;
}

/**
 * The sources of spec files besides those of the product.
 * @param {readonly string[]} specs below `e2e`
 * @returns {Promise<{ shared: Set<string>, ofSpec: Map<string, Set<string>> }>} `shared`: of every spec file
 */
export async function specSources(specs) {
  const inputs = await specInputs(specs);
  return {
    shared: inputsOf(inputs, runByName),
    ofSpec: new Map(specs.map((spec) => [spec, inputsOf(inputs, [`e2e/${spec}`])])),
  };
}
