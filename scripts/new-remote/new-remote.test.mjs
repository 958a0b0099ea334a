// Reads in all: apps, packages, scripts, package.json, tsconfig.json, tsconfig.base.json
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expectChecks, expectRefusals } from '../lib/refusals.fixtures.mjs';
import { copyWorkspace } from '../lib/workspace-copy.mjs';

let workspace;
const at = (...parts) => workspace.at(...parts);
const node = (...words) => workspace.node(...words);

beforeAll(() => {
  workspace = copyWorkspace(['apps', 'packages', 'scripts', 'package.json', 'tsconfig.json', 'tsconfig.base.json']);
});
afterAll(() => workspace.remove());

const answers = {
  id: 'trial-rooms',
  'title-id': 'Fasilitas',
  'title-en': "Head office's rooms",
  team: 'Tim Fasilitas',
  contact: 'tim-fasilitas@contoh.id',
};
const create = (change = {}) =>
  node(
    at('scripts/new-remote.mjs'),
    '--no-install',
    ...Object.entries({ ...answers, ...change }).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name}`, value],
    ),
  );
const apps = () => fs.readdirSync(at('apps')).sort();
const contents = () =>
  fs
    .readdirSync(at('apps/trial-rooms'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8')]);

const refused = [
  ['the id of a remote', { id: 'cards' }, 'cards is taken'],
  ['the id of a package', { id: 'ui' }, 'ui is taken'],
  ['an id that is no name', { id: '../cards' }, 'small letters, digits and hyphens'],
  ['an address of another remote', { path: '/card-types/rooms' }, '/card-types/rooms is below an address of cards'],
  ['an address of the services', { path: '/api' }, '/api is an address of the console itself'],
  ['a module of the list of routes', { module: 'zip-code' }, 'zip-code is a module of the list of routes'],
  ['a privilege that nobody can hold', { privilege: 'rooms:browse' }, 'no route names rooms:browse'],
  ['a group that the sidebar has not', { sidebar: 'house/Rooms' }, 'a group and a menu of it, as in setup/Area'],
  [
    'another privilege than its own with a place in the sidebar',
    { sidebar: 'setup/Area', privilege: 'home:browse' },
    'with a place in the sidebar it is trial-rooms:browse',
  ],
];
test('faulty answers are refused, each with its reason, and nothing is written', () => {
  const before = apps();
  const { 'title-id': titleId, 'title-en': titleEn, ...others } = answers;
  const all = refused.map(([what, change, words]) => [what, { ...others, titleId, titleEn, ...change }, words]);
  expectRefusals(workspace, { folder: 'new-remote', name: 'generateRemote' }, all);
  expect(apps()).toEqual(before);
});

test('the program names an answer that is missing, ends with 1, and writes nothing', () => {
  const before = apps();
  const { status, said } = create({ 'title-en': undefined });
  expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('Missing: --title-en') });
  expect(apps()).toEqual(before);
});

describe('a generated remote', () => {
  let before = '';
  const rest = () =>
    execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: workspace.copy, encoding: 'utf8' })
      .split('\n')
      .filter((line) => !line.includes('apps/trial-rooms/'))
      .join('\n');

  beforeAll(() => {
    before = rest();
    expect(create({ sidebar: 'setup/Area' })).toEqual({ status: 0, said: expect.stringContaining('at /trial-rooms') });
    workspace.link('apps/cards/node_modules', 'apps/trial-rooms/node_modules');
  });

  test('is written into its own folder only', () => {
    expect(rest()).toBe(before);
    expect(fs.existsSync(at('.cache', 'new-remote'))).toBe(false);
  });

  test('passes the checks of what a remote has', () => {
    expectChecks(workspace, ['routes', 'contracts', 'texts', 'import-rules', 'curated', 'template']);
  });

  test('has correct types', () => {
    fs.writeFileSync(
      at('tsconfig.trial.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['apps/trial-rooms', 'packages/*/src/**/*.d.ts'] }),
    );
    const { status, said } = node(at('node_modules/typescript/bin/tsc'), '-p', 'tsconfig.trial.json');
    expect({ status, said }).toEqual({ status: 0, said: '' });
  });

  test('cannot be generated again, and stays unchanged', () => {
    const made = contents();
    expect(create()).toEqual({ status: 1, said: expect.stringContaining('trial-rooms is taken') });
    expect(contents()).toEqual(made);
  });

  test('needs no migration', () => {
    const made = contents();
    expect(node(at('scripts/new-remote.mjs'), 'migrate', 'trial-rooms')).toEqual({
      status: 0,
      said: 'trial-rooms: up to date\n',
    });
    expect(contents()).toEqual(made);
  });

  test('reserves its addresses', () => {
    expect(create({ id: 'more-rooms', path: '/trial-rooms/more' })).toEqual({
      status: 1,
      said: expect.stringContaining('/trial-rooms/more is below an address of trial-rooms'),
    });
    expect(create({ id: 'more-rooms', module: 'trial-rooms' })).toEqual({
      status: 1,
      said: expect.stringContaining('The module trial-rooms belongs to trial-rooms'),
    });
  });
});
