// Transforms TypeScript and ES-only packages to CommonJS with @swc/jest. `import.meta` does not exist in CommonJS, so
// its uses are replaced first: `hot` in react-router, the paths in our scripts.
const { createTransformer } = require('@swc/jest');

const make = (parser) =>
  createTransformer({
    jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  });
const typescript = make({ syntax: 'typescript', tsx: true });
const javascript = make({ syntax: 'ecmascript' });

const pick = (file) => (/\.tsx?$/.test(file) ? typescript : javascript);
const replace = (source) =>
  source
    .replaceAll('import.meta.hot', 'undefined')
    .replaceAll('import.meta.dirname', '__dirname')
    .replaceAll('import.meta.filename', '__filename')
    .replaceAll('import.meta.url', 'require("node:url").pathToFileURL(__filename).href');

/** Runs the code in a block, so that its own constants may be called `module` or `require`. */
const enclose = (code) => `"use strict";{${code}\n}`;

module.exports = {
  canInstrument: false,
  process: (source, file, options) => {
    const result = pick(file).process(replace(source), file, options);
    return /\.tsx?$/.test(file) ? { ...result, code: enclose(result.code) } : result;
  },
  getCacheKey: (source, file, options) => `${pick(file).getCacheKey(replace(source), file, options)}-2`,
};
