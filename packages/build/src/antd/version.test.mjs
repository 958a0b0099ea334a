// Reads in all: packages, tsconfig.json, tsconfig.base.json
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { antdRules, antdVersion } from './rules.mjs';

const fromKit = createRequire(path.join(root, 'packages/ui/package.json'));
const antd = path.dirname(fromKit.resolve('antd/package.json'));
const filesOf = (folder) =>
  fs
    .readdirSync(path.join(antd, folder), { recursive: true })
    .map((name) => path.join(antd, folder, String(name)))
    .filter((name) => name.endsWith('.js'));
/** What the build makes, in a process of its own: the kit's tokens are TypeScript, which Jest would load in its way. */
const made = (call) =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `const build = await import('${path.join(root, 'packages/build/src/antd/styles.mjs')}');
       process.stdout.write(JSON.stringify(await build.${call}));`,
    ]),
  );
const isReplaced = (file) => antdRules().some(({ test }) => test.test(file));

test('antd is the version whose files the rules name; with another, look at the rules before changing this', () => {
  expect(JSON.parse(fs.readFileSync(path.join(antd, 'package.json'), 'utf8')).version).toBe(antdVersion);
});

test('no module of antd that computes styles is left to the browser', () => {
  const computing = filesOf('es')
    .filter((file) => !isReplaced(file))
    .filter((file) =>
      /\b(?:genStyleHooks|genComponentStyleHook|genSubStyleComponent|useStyleRegister)\(/.test(
        fs.readFileSync(file, 'utf8'),
      ),
    )
    .map((file) => path.relative(antd, file));
  // Reached only from modules that are replaced.
  expect(computing).toEqual(['es/theme/util/useResetIconStyle.js']);
});

test('scripts read only numbers that the replaced hook gives', () => {
  const given = made('antdNumbers()');
  const users = ['select/index', 'dropdown/dropdown', 'tooltip/index', 'tree/Tree', 'tree-select/index'];
  for (const name of [...users, '_util/hooks/useZIndex', '_util/responsiveObserver', 'config-provider/MotionWrapper']) {
    const text = fs.readFileSync(path.join(antd, 'es', `${name}.js`), 'utf8');
    for (const [, read] of text.matchAll(/\btoken\??\.([a-z]\w+)/g)) expect(given).toHaveProperty(read);
  }
  expect(Object.values(given)).not.toContain(undefined);
});

test('a stylesheet has its layer, the console’s colours, and only what dark and compact change', () => {
  const css = made("antdStyles('config-provider/style/index')") + made("antdStyles('select/style/index')");
  expect(css).toMatch(/^@layer antd\{/);
  expect(css).toContain('--ant-color-primary:#0451A4');
  expect(css).toMatch(/:root\[data-theme='dark'\]\{[^}]*--ant-color-primary:#2470C4/);
  expect(css).toMatch(/:root\[data-theme='dark'\]\{[^}]*--ant-color-bg-container:#1C1F24/);
  expect(css).toMatch(/:root\[data-density='compact'\]\{[^}]*--ant-control-height:28px/);
  expect(css).not.toMatch(/:root\[data-density='compact'\]\{[^}]*--ant-color-primary:/);
  expect(css).toContain('.ant-select-dropdown');
  expect(css).not.toMatch(/(?:^|\})a(?::hover)?\{/);
  const count = (sign) => css.split(sign).length;
  expect([count('{'), count('(')]).toEqual([count('}'), count(')')]);
});
