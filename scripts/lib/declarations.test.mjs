// Reads in all: nothing
import { Declarations } from './declarations.mjs';

const files = {
  'kit/index.ts':
    "export { one, type Kind } from './one.ts';\nexport * from './all.ts';\n" +
    "export { default as Page } from './Page.tsx';\nexport { useState } from 'react';\n",
  'kit/one.ts':
    "import type { Far } from './far.ts';\n" +
    'type Inner = {\n    /** Words. */\n    readonly a: Far;\n};\n' +
    '/** More words. */\nexport interface Kind extends Inner {\n    readonly b: 1;\n}\n' +
    'export declare const one: (kind: Kind) => void;\nexport declare const unseen: 2;\n',
  'kit/all.ts': 'export declare function all(): void;\nexport {};\n',
  'kit/Page.tsx': 'export default function Page(): null;\n',
};
const declarations = new Declarations((file) => files[file]);

test('names are the exports of a module, wherever they are declared', () => {
  expect(declarations.names('kit/index.ts')).toEqual(['one', 'Kind', 'all', 'Page', 'useState']);
});

test.each([
  [
    'one',
    'type Inner = {\n    readonly a: Far;\n};\nexport interface Kind extends Inner {\n    readonly b: 1;\n}\n' +
      'export declare const one: (kind: Kind) => void;',
  ],
  ['all', 'export declare function all(): void;'],
  ['Page', 'export default function Page(): null;'],
  ['useState', "export { useState } from 'react';"],
])('%s is written with the declarations it uses from its file, without comments', (name, text) => {
  expect(declarations.text('kit/index.ts', name)).toBe(text);
});
