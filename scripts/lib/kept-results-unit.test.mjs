// Reads in all: apps, packages, scripts, ops, tsconfig.json, tsconfig.base.json
import { inputsOf } from './kept-results-keys.mjs';
import { unitInputs, unitTestFiles } from './kept-results-unit.mjs';

test('the unit tests are those of the configuration of Jest, and their inputs contain what they import', async () => {
  const files = unitTestFiles();
  expect(files).toContain('scripts/lib/kept-results.test.mjs');
  expect(files.filter((file) => file.includes('/template/'))).toEqual([]);
  const inputs = await unitInputs(['packages/ui/src/list/ResourceList.test.tsx']);
  expect(inputs).toHaveProperty(['packages/ui/src/list/ResourceList.tsx']);
});

test('a unit test consists also of what its support requires by name', async () => {
  const file = 'packages/auth/src/token-refresh.test.ts';
  const inputs = await unitInputs([file]);
  expect([...inputsOf(inputs, [file])]).toEqual(
    expect.arrayContaining(['packages/auth/src/testing/browser.ts', 'packages/auth/src/index.ts']),
  );
});
