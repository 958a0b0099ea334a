/**
 * Webpack rules that leave antd's style code out of the browser: its rules come as stylesheets (`styles.mjs`), and the
 * modules that would compute them are replaced by constants. They name files inside antd, so `version.test.mjs` pins
 * its version, and `e2e/accessibility/rich-inputs.spec.ts` fails on a style element that a script has added.
 */
import path from 'node:path';

const here = (file) => path.join(import.meta.dirname, file);
const within = (library, file) => new RegExp(String.raw`[\\/]node_modules[\\/]${library}[\\/]es[\\/]${file}$`);
const replaced = (test, file) => ({ test, loader: here('replace-loader.mjs'), options: { file: here(file) } });

const styleModules = String.raw`(?:[\w-]+|_util[\\/]wave)[\\/]style(?:[\\/][\w-]+)?\.js`;

/** The version of antd whose files the rules name. */
export const antdVersion = '6.6.8';

/** @returns {import('webpack').RuleSetRule[]} */
export const antdRules = () => [
  { test: /\.antd\.css$/, loader: here('styles-loader.mjs') },
  { test: within('antd', String.raw`theme[\\/]useToken\.js`), loader: here('token-loader.mjs') },
  replaced(within('antd', String.raw`theme[\\/]internal\.js`), 'replaced/theme.js'),
  replaced(within('antd', String.raw`theme[\\/]themes[\\/]default[\\/]theme\.js`), 'replaced/default-theme.js'),
  replaced(within('antd', String.raw`theme[\\/]util[\\/]genStyleUtils\.js`), 'replaced/variables.js'),
  { test: within('antd', styleModules), loader: here('hook-loader.mjs') },
  replaced(within('@ant-design[\\\\/]cssinjs', String.raw`index\.js`), 'replaced/cssinjs.js'),
  replaced(within('@ant-design[\\\\/]icons', String.raw`cssUtils\.js`), 'replaced/icon-styles.js'),
  replaced(within('@ant-design[\\\\/]icons', String.raw`colorUtils\.js`), 'replaced/icon-colours.js'),
];
