// Reads in all: nothing
import { domainFaults } from './domains.mjs';
import { judgeBoundaries } from './judge.mjs';
import { areas, domains } from './units.mjs';

const src = (file) => `server/src/${file}`;
const table = (name) => `declare module '../schema.ts' { interface Database { ${name}: { id: string; at: Date } } }`;
const member = { file: src('membership/member/table.ts'), text: table('member') };
const view = { file: src('membership/member/view.ts'), text: table('member_view') };
const index = { file: src('membership/index.ts'), text: "export { name } from './member/name.ts';" };
const faultsOf = (...sources) =>
  judgeBoundaries([member, view, index, ...sources.map(([file, text]) => ({ file: src(file), text }))]).faults;

test('a domain uses the index and the views of one before it', () => {
  expect(
    faultsOf([
      'cards/pick-up/find.ts',
      "import { name } from '../../membership/index.ts';\ndb.selectFrom('member_view as m').select('m.id');",
    ]),
  ).toEqual([]);
});

test.each([
  ['past the index', "import { name } from '../../membership/member/name.ts';", 'past the index of membership'],
  ['past the index for a type', "import type { A } from '../../membership/member/a.ts';", 'past the index'],
  ['past the index in a re-export', "export { name } from '../../membership/member/name.ts';", 'past the index'],
  ['past the index at run time', "await import('../../membership/member/name.ts');", 'past the index'],
])('an import %s is a fault', (_, text, fault) => {
  expect(faultsOf(['cards/pick-up/find.ts', text])).toEqual([expect.stringContaining(fault)]);
});

test('an import against the order is a fault, through the index too', () => {
  const cards = ['cards/index.ts', 'export {};'];
  expect(faultsOf(cards, ['membership/member/name.ts', "import { a } from '../../cards/index.ts';"])).toEqual([
    expect.stringContaining('which builds on it'),
  ]);
  expect(faultsOf(cards, ['platform/http/serve.ts', "import { a } from '../../cards/index.ts';"])).toHaveLength(1);
});

test.each([
  ['platform', 'people'],
  ['people', 'records'],
  ['records', 'releases'],
  ['platform', 'releases'],
])('%s builds on no part of %s', (from, to) => {
  const [lower, upper] = [`${from}/a/b.ts`, `${to}/c/d.ts`];
  expect(faultsOf([lower, `import type { D } from '../../${upper}';`])).toEqual([
    `${src(lower)} imports ${src(upper)}, which builds on it`,
  ]);
  expect(faultsOf([upper, `import { b } from '../../${lower}';`])).toEqual([]);
});

test('an import without a name is a fault, in one domain too', () => {
  expect(faultsOf(['membership/member/name.ts', "import './table.ts';"])).toEqual([
    expect.stringContaining('without a name'),
  ]);
});

test('the files that put the program together read the lists of a domain and nothing else of it', () => {
  expect(faultsOf(['modules.ts', "import { a } from './membership/modules.ts';"])).toEqual([]);
  expect(faultsOf(['start.ts', "import { a } from './membership/member/name.ts';"])).toHaveLength(1);
});

test.each([
  ['selected', "db.selectFrom('member')"],
  ['selected under another name', "db.selectFrom('member as m')"],
  ['selected among others', "db.selectFrom(['member as m', 'card'])"],
  ['joined', "query.innerJoin('member', 'member.id', 'card.member_id')"],
  ['joined over lines', "query.leftJoin(\n  'member as holder',\n  'holder.id', 'a')"],
  ['named by sql.table', "sql`select 1 from ${sql.table('member')}`"],
  ['read in SQL', 'sql`select id from member where true`'],
  ['joined in SQL', 'sql`select 1 from card\n  join member on true`'],
])('a table of another domain that is %s is a fault', (_, text) => {
  expect(faultsOf(['cards/pick-up/find.ts', text])).toEqual([expect.stringContaining('reads member of membership')]);
});

test.each([
  ['inserted into', "db.insertInto('member')"],
  ['updated', "db.updateTable('member as m')"],
  ['deleted from', "db.deleteFrom('member')"],
  ['updated in SQL', 'sql`update member set id = null`'],
  ['inserted into in SQL', 'sql`insert into member values (1)`'],
  ['deleted from in SQL', 'sql`delete from member where true`'],
  ['updated through its view', "db.updateTable('member_view')"],
])('a table of another domain that is %s is a fault', (_, text) => {
  expect(faultsOf(['cards/pick-up/find.ts', text])).toEqual([expect.stringMatching(/writes member(_view)? of/)]);
});

test('a view of a domain that comes later is a fault', () => {
  expect(faultsOf(['branches-stores/branch/find.ts', "db.selectFrom('member_view')"])).toEqual([
    expect.stringContaining('which builds on it'),
  ]);
});

test('a view that is called by the name of its table is a fault: its columns would not be checked', () => {
  expect(faultsOf(['cards/pick-up/find.ts', "db.selectFrom('member_view as member')"])).toEqual([
    expect.stringContaining('calls member_view by the name of its table'),
  ]);
});

test('names in comments, columns and tests are no names of tables', () => {
  expect(faultsOf(['cards/pick-up/find.ts', "// from member\n/* join member */ query.select('member.id')"])).toEqual(
    [],
  );
  expect(faultsOf(['cards/pick-up/find.test.ts', "db.insertInto('member')"])).toEqual([]);
});

test('columns are no relations', () => {
  expect(faultsOf(['cards/pick-up/find.ts', "db.selectFrom('at')"])).toEqual([]);
});

test('modules or folders that import each other at run time are a fault; type imports are not', () => {
  const one = ['cards/pick-up/open.ts', "import { close } from '../loss/close.ts';"];
  const other = ['cards/loss/close.ts', 'export {};'];
  expect(faultsOf(one, other, ['cards/loss/lost.ts', "import { open } from '../pick-up/open.ts';"])).toEqual([
    'cards/loss, cards/pick-up need each other at run time',
  ]);
  expect(faultsOf(one, other, ['cards/loss/lost.ts', "import { type Open } from '../pick-up/open.ts';"])).toEqual([]);
});

test('a cycle over several modules is one fault', () => {
  const needs = (from, to) => [`cards/${from}/a.ts`, `import { b } from '../${to}/b.ts';`];
  const ends = ['a', 'b', 'c'].map((module) => [`cards/${module}/b.ts`, '']);
  expect(faultsOf(...ends, needs('a', 'b'), needs('b', 'c'), needs('c', 'a'))).toEqual([
    'cards/a, cards/b, cards/c need each other at run time',
  ]);
});

test.each([
  ['files of one folder', 'people/auth/a.ts', 'people/auth/b.ts', "import { a } from './a.ts';"],
  ['a file that passes on what the other offers', 'cards/loss/a.ts', 'cards/loss/b.ts', "export { a } from './a.ts';"],
])('%s that are run before each other are a fault', (_, a, b, back) => {
  const forth = [a, "export { b } from './b.ts';"];
  expect(faultsOf(forth, [b, back])).toEqual([`${src(a)}, ${src(b)} are run before each other`]);
  expect(faultsOf(forth, [b, "import type { a } from './a.ts';"])).toEqual([]);
  expect(faultsOf(forth, [b, "const { a } = await import('./a.ts');"])).toEqual([]);
});

test('the number of a schema step is used once over all domains', () => {
  const steps = (domain, ...names) => [`${domain}/migrations.ts`, names.map((name) => `'${name}': step,`).join('\n')];
  expect(faultsOf(steps('cards', '0401_a'), steps('membership', '0402_b'))).toEqual([]);
  expect(faultsOf(steps('cards', '0401_a'), steps('membership', '0401_b'))).toEqual([
    'the number 0401 is used by 0401_a and 0401_b',
  ]);
  expect(faultsOf(steps('cards', '0150_a', '0150_b'))).toEqual([]);
  expect(faultsOf(steps('cards', '0150_a', '0150_b', '0150_c'))).toHaveLength(1);
});

test('a step that was released before there were views names the tables themselves, a later one does not', () => {
  const step = ['cards/loss/migration.ts', 'sql`update card set name = (select name from member)`'];
  const list = (number) => [
    'cards/migrations.ts',
    `import { migration as loss } from './loss/migration.ts';\nconst a = { '${number}_loss': loss };`,
  ];
  expect(faultsOf(step, list('0141'))).toEqual([]);
  expect(faultsOf(step, list('0400'))).toHaveLength(1);
});

test('the module over the records of an area names its tables, no other module does', () => {
  const sources = (module) => [
    ['people/menu/tables.ts', table('menu')],
    [`${module}/list.ts`, "db.selectFrom('menu')"],
  ];
  expect(faultsOf(...sources('shell/home'))).toContainEqual(expect.stringContaining('list.ts reads menu of people'));
  expect(faultsOf(...sources('shell/roles')).filter((fault) => fault.includes('shell/roles'))).toEqual([]);
  expect(faultsOf(...sources('shell/home'))).toContainEqual(expect.stringContaining('shell/roles names menu no more'));
});

describe('a domain', () => {
  const order = (names) => names.map((name) => `\`${name}\``).join(' → ');
  const architecture = `${order(areas)} and ${order(domains)}`;
  const files = [...domains.map((domain) => ({ file: src(`${domain}/index.ts`), text: '' })), member];
  const readmes = new Map(domains.map((domain) => [domain, 'Holds `member`.']));
  const faults = (given = {}) => domainFaults(given.files ?? files, { readmes, architecture, ...given }).faults;

  test('with an index, a README and its place in the order is complete', () => {
    expect(faults()).toEqual([]);
  });

  test.each([
    ['without an index', { files: [member] }, 'has no index.ts'],
    ['without a README', { readmes: new Map() }, 'has no README.md'],
    ['whose README leaves out a table', { readmes: new Map([['membership', '']]) }, 'does not name member'],
    [
      'that is not in the order',
      { files: [...files, { file: src('stores/a.ts'), text: '' }] },
      'no place in the order',
    ],
    ['in another order than ARCHITECTURE.md', { architecture: order([...domains].toReversed()) }, 'ARCHITECTURE.md'],
  ])('%s is a fault', (_, given, fault) => {
    expect(faults(given)).toContainEqual(expect.stringContaining(fault));
  });
});
