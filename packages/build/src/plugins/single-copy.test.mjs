// Reads in all: packages, apps/cards/package.json, apps/shell/package.json
/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { root } from '../paths.mjs';
import { copyFaults, packageOf, SingleCopyPlugin } from './single-copy.mjs';

test('a file belongs to the nearest package, of dependencies and of the workspace', () => {
  expect(packageOf('/x/node_modules/.pnpm/a@1/node_modules/@scope/a/dist/index.js')).toEqual({
    name: '@scope/a',
    directory: '/x/node_modules/.pnpm/a@1/node_modules/@scope/a',
  });
  expect(packageOf(path.join(root, 'packages/ui/src/list/index.ts'))).toMatchObject({ name: '@console/ui' });
  expect(packageOf(path.join(root, 'apps/cards/remote.ts'))).toBeUndefined();
});

test('the CommonJS and the ES form of a package count as two copies', () => {
  expect(copyFaults(['/x/node_modules/react/index.js', '/x/node_modules/react/index.cjs'], 1)).toEqual([
    expect.stringMatching(/^react is in this build 2 times/),
  ]);
  expect(
    copyFaults(
      ['/x/node_modules/react/index.js', '/x/node_modules/react/other.js', '/x/node_modules/left-pad/index.js'],
      1,
    ),
  ).toEqual([]);
});

describe('a build', () => {
  let folder = '';
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const errorsOf = async (allowed) => {
    const compiler = webpack({
      mode: 'development',
      context: folder,
      entry: './index.js',
      output: { path: path.join(folder, 'dist') },
      plugins: [new SingleCopyPlugin(allowed)],
    });
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
    return stats.compilation.errors.map(({ message }) => message);
  };
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-copies-'));
    write('node_modules/react/index.js', 'module.exports = 1;');
    write('index.js', 'import "react";');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  test('of the shell may contain one copy', async () => {
    expect(await errorsOf(1)).toEqual([]);
  });

  test('of the shell fails with two', async () => {
    write('node_modules/other/node_modules/react/index.js', 'module.exports = 2;');
    write('node_modules/other/index.js', 'require("react");');
    write('index.js', 'import "react"; import "other";');
    expect(await errorsOf(1)).toEqual([expect.stringMatching(/^react is in this build 2 times/)]);
  });

  test('of a remote fails with any', async () => {
    expect(await errorsOf(0)).toEqual([
      expect.stringMatching(/^react is provided by the shell, but this remote would ship its own copy/),
    ]);
  });
});
