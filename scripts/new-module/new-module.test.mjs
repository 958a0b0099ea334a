// Long: one generated module is followed from its answers to what the checks and the compiler say of it.
// Reads in all: apps, packages, scripts, server, docs/model
// Reads in all: ARCHITECTURE.md, package.json, tsconfig.json, tsconfig.base.json
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expectChecks, expectRefusals } from '../lib/refusals.fixtures.mjs';
import { copyWorkspace } from '../lib/workspace-copy.mjs';

/** A module of the list of routes that only the copied workspace has: with the four pages of a master. */
const trial = 'trial-type';
const routesFile = 'packages/contracts/src/routes/routes.json';
const { routes, ...rest } = JSON.parse(fs.readFileSync(routesFile, 'utf8'));
const listed = {
  ...rest,
  routes: [
    ...routes,
    ...JSON.parse(
      JSON.stringify(routes.filter(({ module }) => module === 'program-type')).replaceAll('program-type', trial),
    ),
  ],
};
const table = trial.replaceAll('-', '_');

let workspace;
const at = (...parts) => workspace.at(...parts);
const node = (...words) => workspace.node(...words);
const answers = {
  remote: 'membership',
  module: trial,
  title: 'Tipe Percobaan / Trial Type',
  fields: [
    'code:code',
    'name:line 3-60 unique',
    'programTypeId:reference program-type',
    'mraId:reference mra | MRA',
    'branchId:reference branch optional | Cabang / Branch',
    'kind:choice MEMBER=Member,OFFICE=Kantor/Office optional | Untuk / For',
    'businessLine:choice SPEKTRA,NMC optional | Lini / Line',
    'note:paragraph 0-255 optional | Catatan / Note',
    'terms:richText 1-4000 optional | Ketentuan / Terms',
    'words:tags 0-10 | Kata / Words',
    'phone:officePhone optional | Telepon / Phone',
    'mobile:phone unique | Ponsel / Mobile phone',
    'taxNo:npwp optional | NPWP',
    'idNo:nik unique',
    'familyNo:familyCardNo optional',
    'payoutNo:accountNo 8-16 optional',
    'startsOn:date | Mulai / Start',
    'sortOrder:integer 0-999',
    'share:percent 0.5-30 optional | Bagian / Share',
    'place:sequence optional',
    'north:latitude optional',
    'east:longitude',
  ].join('; '),
};
const create = (change = {}) =>
  node(
    at('scripts/new-module.mjs'),
    ...Object.entries({ ...answers, ...change }).flatMap(([name, value]) => [`--${name}`, value]),
  );
const changed = () =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: workspace.copy, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .toSorted();

beforeAll(() => {
  workspace = copyWorkspace([
    'apps',
    'packages',
    'scripts',
    'server/src',
    'server/test',
    'server/package.json',
    'server/tsconfig.json',
    'docs/model',
    'ARCHITECTURE.md',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ]);
  const git = (...words) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...words], {
      cwd: workspace.copy,
    });
  fs.writeFileSync(at(routesFile), JSON.stringify(listed));
  node(at('scripts/module-routes.mjs'));
  git('add', '-A');
  git('commit', '--quiet', '-m', 'before');
});
afterAll(() => workspace.remove());

const refused = [
  ['a module without a page', { module: 'trial-rooms' }, 'no page of the list of routes belongs to trial-rooms'],
  ['a module of another remote', { module: 'mra' }, 'mra belongs to branches-stores'],
  ['an unknown domain', { domain: 'rooms' }, 'rooms: one of products, branches-stores'],
  ['a module that is there', { module: 'program-type' }, 'program-type exists'],
  ['an unknown kind of field', { fields: 'name:words 3-60' }, 'words is no kind of field'],
  ['a word that the kind does not know', { fields: 'name:line 3-60 uniqe' }, 'line does not know uniqe'],
  ['a flag of a kind without flags', { fields: 'code:code 3-10 unique' }, 'code does not know 3-10, unique'],
  ['a reference to nothing', { fields: 'mraId:reference mra of' }, 'reference needs its module'],
  [
    'a reference to a record that no contract serves',
    { fields: 'mainId:reference member' },
    'mainId: no contract serves',
  ],
  [
    'a reference to a record that other domains have no name for',
    { fields: 'zipId:reference zip-code' },
    'zip-code belongs to branches-stores: name it for other domains first, by `referable`',
  ],
  ['a choice without values', { fields: 'line:choice optional' }, 'line: choice needs its values'],
  ['a line without bounds', { fields: 'name:line' }, 'line needs its bounds'],
];
test('faulty answers are refused, each with its reason, and nothing is written', () => {
  const all = refused.map(([what, change, words]) => [what, { ...answers, ...change }, words]);
  expectRefusals(workspace, { folder: 'new-module', name: 'generateModule' }, all);
  expect(changed()).toEqual([]);
});

test('the program says why it refuses, and ends with 1', () => {
  const [, change, words] = refused[0];
  expect(create(change)).toEqual({ status: 1, said: expect.stringContaining(words) });
});

describe('a generated module', () => {
  beforeAll(() => {
    expect(create()).toEqual({ status: 0, said: expect.stringContaining(`${trial}/migration.ts`) });
  });

  test('has a contract, a table, a seed, services, screens and a test, and stands in every list', () => {
    const server = `server/src/membership/${trial}`;
    expect(changed()).toEqual(
      [
        'apps/membership/remote.ts',
        `apps/membership/src/${trial}/screens.ts`,
        'docs/model/reference/membership.md',
        'packages/contracts/src/membership/index.ts',
        `packages/contracts/src/membership/${trial}.ts`,
        'server/src/membership/README.md',
        'server/src/membership/secret-columns.ts',
        ...[`${trial}.test`, 'definition', 'migration', 'module', 'seed', 'table'].map(
          (name) => `${server}/${name}.ts`,
        ),
        ...['migrations', 'modules', 'seeds'].map((name) => `server/src/membership/${name}.ts`),
      ].toSorted(),
    );
  });

  test('stores each field as its kind and length say', () => {
    const migration = fs.readFileSync(at(`server/src/membership/${trial}/migration.ts`), 'utf8');
    for (const column of [
      'code text not null',
      'program_type_id uuid not null references program_type',
      'mra_id uuid not null references mra',
      'branch_id uuid references branch',
      "kind text check (kind in ('MEMBER', 'OFFICE'))",
      "business_line text check (business_line in ('SPEKTRA', 'NMC'))",
      'terms text,',
      'mobile_encrypted text not null, mobile_hash text not null',
      'tax_no_encrypted text, tax_no_hash text',
      'id_no_encrypted text not null, id_no_hash text not null',
      'payout_no_encrypted text, payout_no_hash text',
      `create unique index ${table}_mobile_hash_key on ${table} (mobile_hash)`,
      'words text[] not null',
      'starts_on date not null',
      'sort_order integer not null check (sort_order between 0 and 999)',
      'share numeric(7,4)',
      'place integer check (place between 1 and 99)',
      'north text',
      'east text not null',
      `create unique index ${table}_name_key on ${table} (lower(name))`,
    ])
      expect(migration).toContain(column);
  });

  test('passes the checks of what it is written into', () => {
    expectChecks(workspace, ['contracts', 'routes', 'import-rules', 'boundaries', 'model']);
  });

  test('has correct types', () => {
    const { compilerOptions } = JSON.parse(fs.readFileSync(at('server/tsconfig.json'), 'utf8'));
    fs.writeFileSync(
      at('server/tsconfig.trial.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: {
          ...compilerOptions,
          // The installed packages are links into the workspace that was copied.
          paths: { '@console/contracts/*': ['../packages/contracts/src/*.ts'] },
        },
        include: ['table', 'migration', 'seed', 'definition', 'module'].map(
          (name) => `src/membership/${trial}/${name}.ts`,
        ),
      }),
    );
    const { said } = node(at('node_modules/typescript/bin/tsc'), '-p', 'server/tsconfig.trial.json');
    // Files beside it lack the tables of the others, which are declared where this does not look.
    expect(said.split('\n').filter((line) => line.startsWith(`server/src/membership/${trial}`))).toEqual([]);
    expect(said).not.toMatch(/packages\/contracts/);
  });

  test('cannot be generated again', () => {
    expect(create()).toEqual({ status: 1, said: expect.stringContaining(`${trial} exists`) });
  });
});
