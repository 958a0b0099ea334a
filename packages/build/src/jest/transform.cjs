// @swc/jest to CommonJS, for TypeScript and for packages that are ES modules only.
// What CommonJS has no word for is replaced first: react-router asks for `import.meta.hot`, our scripts for their folder.
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

/** A module may call a constant `module` or `require`; inside a block it does not meet the parameters of CommonJS. */
const enclose = (code) => `"use strict";{${code}\n}`;

module.exports = {
  canInstrument: false,
  process: (source, file, options) => {
    const result = pick(file).process(replace(source), file, options);
    return /\.tsx?$/.test(file) ? { ...result, code: enclose(result.code) } : result;
  },
  getCacheKey: (source, file, options) => `${pick(file).getCacheKey(replace(source), file, options)}-2`,
};
