// Reads in all: nothing
import { lintedParts, staticKeys, StaticSources } from './kept-results-static.mjs';

const texts = {
  'pnpm-lock.yaml': '1',
  'jest.config.mjs': "import { limits } from './scripts/lib/patience.mjs';",
  'docs/README.md': 'docs',
  'apps/cards/src/Page.tsx': "import { Table } from '@console/ui/list';",
  'apps/membership/src/Page.tsx': '',
  'packages/ui/src/list.tsx': '',
  'packages/contracts/src/cards.ts': '',
  'scripts/lib/patience.mjs': '',
  'scripts/lib/patience.d.mts': '',
  'scripts/lib/other.mjs': '',
  'server/src/start.ts': '',
  'server/src/user-table.ts': '',
  'server/test/program.ts': "import { limits } from '../../scripts/lib/patience.mjs';",
  'e2e/journeys/user.spec.ts': "import { users } from '../../server/src/user-table.ts';",
};
const sourcesWith = (changes = {}) =>
  new StaticSources(Object.entries({ ...texts, ...changes }).map(([file, text]) => ({ file, text })));

/** The programs, and parts of the linter, whose key a change of these files changes. */
function changedBy(...files) {
  const [before, after] = [sourcesWith(), sourcesWith(Object.fromEntries(files.map((file) => [file, 'changed'])))];
  return ['lint', 'types tsconfig.json', 'types server/tsconfig.json', 'types e2e/tsconfig.json', 'check docs'].flatMap(
    (title) => {
      const [old, now] = [staticKeys(title, before), staticKeys(title, after)];
      return [...now.keys()].filter((part) => now.get(part) !== old.get(part)).map((part) => `${title} ${part}`.trim());
    },
  );
}

test('a file belongs to the programs that read it, and to every check', () => {
  expect(changedBy('docs/README.md')).toEqual(['check docs']);
  expect(changedBy('apps/cards/src/Page.tsx')).toEqual(['lint apps/cards', 'types tsconfig.json', 'check docs']);
  expect(changedBy('server/src/start.ts')).toEqual(['lint server', 'types server/tsconfig.json', 'check docs']);
  expect(changedBy('scripts/lib/other.mjs')).toEqual(['lint scripts', 'check docs']);
});

test('a package belongs also to what may import it', () => {
  const ofCode = ['types tsconfig.json', 'types server/tsconfig.json', 'types e2e/tsconfig.json'];
  const contracts = changedBy('packages/contracts/src/cards.ts');
  expect(contracts).toEqual(expect.arrayContaining(['lint apps/cards', 'lint packages/ui', 'lint server', ...ofCode]));
  expect(changedBy('packages/ui/src/list.tsx')).not.toContain('lint server');
  expect(changedBy('packages/ui/src/list.tsx')).toContain('lint apps/membership');
});

test('a file that is imported by its path, and its types, belong to what imports it', () => {
  expect(changedBy('server/src/user-table.ts')).toEqual(
    expect.arrayContaining(['lint e2e', 'types e2e/tsconfig.json', 'types server/tsconfig.json']),
  );
  expect(changedBy('scripts/lib/patience.d.mts')).toEqual(
    expect.arrayContaining(['lint server', 'lint jest.config.mjs', 'types server/tsconfig.json']),
  );
});

test('the lock file belongs to everything, and a new file to its part', () => {
  expect(changedBy('pnpm-lock.yaml')).toHaveLength(staticKeys('lint', sourcesWith()).size + 4);
  expect(changedBy('apps/cards/src/New.tsx')).toEqual(['lint apps/cards', 'types tsconfig.json', 'check docs']);
});

test('every source that is linted belongs to a part', () => {
  const parts = [...lintedParts(sourcesWith()).keys()];
  const sources = Object.keys(texts).filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
  expect(sources.filter((file) => !parts.some((part) => file === part || file.startsWith(`${part}/`)))).toEqual([]);
});
