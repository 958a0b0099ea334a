import { clientFaults } from './clients.mjs';

const faultsOf = (...files) => clientFaults(files.map(([file, text]) => ({ file, text }))).faults;

test('files of an app or a package that import each other are a fault; type imports and lazy files are not', () => {
  const page = ['apps/cards/src/a/Page.tsx', "import { Row } from './Row.tsx';"];
  expect(faultsOf(page, ['apps/cards/src/a/Row.tsx', "import { Page } from './Page.tsx';"])).toEqual([
    'apps/cards/src/a/Page.tsx, apps/cards/src/a/Row.tsx are run before each other',
  ]);
  expect(faultsOf(page, ['apps/cards/src/a/Row.tsx', "import type { Page } from './Page.tsx';"])).toEqual([]);
  expect(faultsOf(page, ['apps/cards/src/a/Row.tsx', "const page = () => import('./Page.tsx');"])).toEqual([]);
});

test('folders of an app or a package that need each other are a fault, by whichever files', () => {
  const use = (from, to) => [`packages/ui/src/${from}.ts`, `import { a } from '../${to}.ts';`];
  const ends = [
    ['packages/ui/src/form/b.ts', ''],
    ['packages/ui/src/value/b.ts', ''],
  ];
  expect(faultsOf(...ends, use('form/a', 'value/b'))).toEqual([]);
  expect(faultsOf(...ends, use('form/a', 'value/b'), use('value/a', 'form/b'))).toEqual([
    'packages/ui/src/form/, packages/ui/src/value/ need each other',
  ]);
});

test("a screen of the shell uses the federation; the federation uses none of the shell's screens", () => {
  const screen = [
    'apps/shell/src/administration/a.ts',
    "import { registry } from '../federation/registry/registry.ts';",
  ];
  const registry = (text) => ['apps/shell/src/federation/registry/registry.ts', text];
  expect(faultsOf(screen, registry("import { product } from '../../product.ts';"))).toEqual([]);
  expect(faultsOf(screen, registry("import type { B } from '../../administration/b.ts';"))).toEqual([
    'apps/shell/src/federation/registry/registry.ts imports apps/shell/src/administration/b.ts: ' +
      'the federation knows no screen of the shell',
  ]);
});
