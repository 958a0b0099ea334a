// Reads in all: e2e, bench, scripts, packages, server/src, tsconfig.json, tsconfig.base.json
import { specSources } from './spec-sources.mjs';
import { sourceFiles } from './source-files.mjs';

const namesOf = (pattern) => [...sourceFiles(pattern)].map(({ file }) => file);
const specs = namesOf(/^e2e\/(?!development\/).*\.spec\.ts$/).map((file) => file.slice('e2e/'.length));
let sources;
beforeAll(async () => {
  sources = await specSources(specs);
});

test('every file of the support is a source of a spec file, or of what is run by its name', () => {
  const known = new Set([...sources.shared, ...[...sources.ofSpec.values()].flatMap((all) => [...all])]);
  // The stage `development` keeps no results.
  const ofDevelopment = namesOf(/^e2e\/development\//);
  expect(namesOf(/^e2e\/.*\.(?:ts|mjs)$/).filter((file) => !known.has(file) && !ofDevelopment.includes(file))).toEqual(
    [],
  );
});

test('a page object belongs to the spec files that import it alone; consoles belong to all', () => {
  expect(sources.shared).toContain('e2e/support/console-process.mjs');
  expect(sources.shared).not.toContain('e2e/support/zip-codes.ts');
  expect(sources.ofSpec.get('journeys/zip-code.spec.ts')).toContain('e2e/support/zip-codes.ts');
  const unlike = [...sources.ofSpec].find(([, all]) => !all.has('e2e/support/zip-codes.ts'));
  expect(unlike).toBeDefined();
});
