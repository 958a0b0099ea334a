/**
 * The stylesheet of antd's components, made at build time from antd's own style functions, so that the browser computes
 * none. Light and comfortable is the base; dark and compact are the variables that differ from it.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { evaluate } from '../declaration/evaluate.mjs';
import { root } from '../paths.mjs';

const fromKit = createRequire(path.join(root, 'packages/ui/package.json'));
const fromAntd = createRequire(fromKit.resolve('antd/package.json'));
/** The kit's tokens for antd: the console's colours in antd's names. */
export const tokensFile = path.join(root, 'packages/ui/src/theme/antd-tokens.ts');

/** Folders whose components have another class than `ant-` and the folder's name. */
const classes = {
  'date-picker': 'ant-picker',
  'input/style/search': 'ant-input-search',
  'space/style/compact': 'ant-space-compact',
  'space/style/addon': 'ant-space-addon',
};
/** Hooks of a style module, with the classes that they take where these are others. */
const hookClasses = { useRowStyle: 'ant-row', useColStyle: 'ant-col' };

/** The name of a style module of antd by its path: `select/style/index`. */
export const nameOf = (file) => /antd[\\/]es[\\/](.+)\.js$/.exec(file)[1].replaceAll('\\', '/');
/** Whether a style module gives a component; the others give hooks. */
export const isComponent = (source) => source.includes('genSubStyleComponent(');
const sourceOf = (name) =>
  fs.readFileSync(path.join(path.dirname(fromKit.resolve('antd/package.json')), 'es', `${name}.js`), 'utf8');

/** Any name: variables of antd are set on the root, and every name in them has its component. */
const scope = 'console';
const variants = [
  { selector: ':root', scheme: 'light', density: 'comfortable' },
  { selector: ":root[data-theme='dark']", scheme: 'dark', density: 'comfortable' },
  { selector: ":root[data-density='compact']", scheme: 'light', density: 'compact' },
  { selector: ":root[data-theme='dark'][data-density='compact']", scheme: 'dark', density: 'compact' },
];

const loadTokens = async () => (await evaluate(tokensFile)).module.antdTokens;
const algorithmsOf = ({ scheme, density }) =>
  [scheme === 'dark' ? 'dark' : 'default', ...(density === 'compact' ? ['compact'] : [])].map(
    (name) => fromKit(`antd/lib/theme/themes/${name}`).default,
  );

/** antd's theme of one variant. */
const themeOf = (tokens, variant) => ({
  hashed: false,
  cssVar: { key: scope },
  algorithm: algorithmsOf(variant),
  ...tokens(variant.scheme),
});

/** Calls the style functions of a module as its components do. */
function callStyles(name) {
  const exported = fromKit(`antd/lib/${name}`);
  const prefix = classes[name] ?? classes[name.split('/')[0]] ?? `ant-${name.split('/')[0]}`;
  for (const [key, register] of Object.entries(exported)) {
    if (key !== 'default' && !/^use[A-Z]/.test(key)) continue;
    const own = hookClasses[key] ?? prefix;
    // A tree select has the class of its tree between its own and that of its root.
    register(own, ...(name.startsWith('tree-select') ? ['ant-select-tree'] : []), `${own}-css-var`);
  }
}

/** What a style module registers, by kind; only what all share when there is none. */
function extract(name, theme) {
  const { createCache, extractStyle, StyleProvider } = fromAntd('@ant-design/cssinjs');
  const { createElement } = fromKit('react');
  const { renderToString } = fromKit('react-dom/server');
  const ConfigProvider = fromKit('antd/lib/config-provider').default;
  const Styles = () => {
    if (name === undefined) return null;
    if (isComponent(sourceOf(name)))
      return createElement(fromKit(`antd/lib/${name}`).default, { prefixCls: `ant-${name.split('/')[0]}` });
    callStyles(name);
    return null;
  };
  const cache = createCache();
  renderToString(
    createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, createElement(Styles))),
  );
  const of = (...types) =>
    extractStyle(cache, { plain: true, types }).replaceAll(/\.data-ant-cssinjs-cache-path\{[^{}]*\}/g, '');
  return { rules: of('style'), base: variablesIn(of('token')), own: variablesIn(of('cssVar')) };
}

/** Names and values of the custom properties in a text of rules. */
function variablesIn(css) {
  const blocks = [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block]) => block.split(';'));
  return new Map(
    blocks
      .map((line) => /^\s*(--[\w-]+):([\s\S]*)$/.exec(line))
      .filter(Boolean)
      .map(([, name, value]) => [name, value.trim().replaceAll(/\s+/g, ' ')]),
  );
}

/** The console's colours as they are: antd's dark theme would change them. */
const exact = (token) =>
  Object.entries(token)
    .filter(([name]) => name.startsWith('color'))
    .map(([name, value]) => [`--ant-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value]);

const block = (selector, variables) =>
  variables.size === 0 ? '' : `${selector}{${[...variables].map(([name, value]) => `${name}:${value}`).join(';')}}\n`;

/** Only what a variant changes, given what the variants that also apply have set. */
const differing = (variables, applied) =>
  new Map([...variables].filter(([name, value]) => applied.findLast((each) => each.has(name))?.get(name) !== value));

/** The rules of icons, which every extraction has. */
const ofIcons = /(?<=^|\})\.anticon(?!\w)[^{}]*\{[^{}]*\}/g;
/** The rules for the bare element `a`, which would restyle all links of the console. */
const ofAllLinks = /(?:^|(?<=\}))a(?::[\w-]+)?(?:,a(?::[\w-]+)?)*\{[^{}]*\}/g;

/** Style modules without rules of their own; the provider of the theme brings what all share. */
const shared = 'config-provider/style/index';
const withoutRules = new Set([shared, '_util/wave/style']);

/**
 * @param {string} name of a style module, such as `select/style/index`
 * @returns {Promise<string>} the stylesheet, in a layer below the kit's own rules
 */
export async function antdStyles(name) {
  const tokens = await loadTokens();
  const module = withoutRules.has(name) ? undefined : name;
  const extracted = variants.map((variant) => extract(module, themeOf(tokens, variant)));
  const { rules } = extracted[0];
  if (extracted.some((each) => each.rules !== rules)) throw new Error('antd has rules that differ between themes');
  const [light, dark, compact, both] = extracted.map(({ base, own }, index) =>
    name === shared ? new Map([...base, ...exact(tokens(variants[index].scheme).token)]) : own,
  );
  const differences = [light, differing(dark, [light]), differing(compact, [light])];
  const blocks = [...differences, differing(both, differences)];
  const text = variants.map(({ selector }, index) => block(selector, blocks[index])).join('');
  const common = name === shared ? rules : rules.replaceAll(ofIcons, '');
  return `@layer antd{\n${text}${common.replaceAll(ofAllLinks, '')}\n}\n`;
}

const numbers = ['zIndexPopupBase', 'motion', 'wireframe', 'marginXXS', 'sizePopupArrow', 'borderRadius'];
const sizes = ['controlHeight', 'controlHeightSM', 'paddingXS', 'paddingXXS'];
const isReadInScript = (name) => numbers.includes(name) || sizes.includes(name) || name.startsWith('screen');

/**
 * Numbers that antd's components read in JavaScript: order of layers, gaps, sizes.
 * @returns {Promise<Record<string, unknown>>}
 */
export async function antdNumbers() {
  const tokens = await loadTokens();
  const { algorithm, token } = themeOf(tokens, variants[0]);
  const all = fromKit('antd/lib/theme').default.getDesignToken({ algorithm, token });
  return Object.fromEntries(Object.entries(all).filter(([name]) => isReadInScript(name)));
}
