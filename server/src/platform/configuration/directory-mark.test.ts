import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { prepared } from '../../../test/environment.ts';
import { DirectoryStore } from '../files/store.ts';
import { ReleaseDirectory } from '../../releases/store/directory.ts';
import { passingCauseOf } from '../outage/passing-cause.ts';
import { makeFolder, markDirectory, requireMarked } from './directory-mark.ts';

const top = fs.mkdtempSync(path.join(os.tmpdir(), 'directory-mark-'));
const directory = path.join(top, 'data');
const aside = path.join(top, 'aside');
const files = path.join(directory, 'files');
const store = new DirectoryStore(files);
const releases = new ReleaseDirectory(path.join(directory, 'releases'));
beforeAll(async () => {
  await markDirectory(directory);
  await markDirectory(files);
});
afterAll(() => fs.rmSync(top, { recursive: true }));

const causeOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'done', passingCauseOf);
const upload = (): string => {
  const file = path.join(top, randomUUID());
  fs.writeFileSync(file, 'content');
  return file;
};
const id = randomUUID();

const writes: Readonly<Record<string, () => Promise<unknown>>> = {
  'a file is kept': () => store.take(randomUUID(), upload()),
  'a file is read': () => store.open(id).then((stream) => stream.destroy()),
  'a file is removed': () => store.remove(randomUUID()),
  'a release is kept': () => releases.put(`cards/${randomUUID()}/a.js`, Buffer.from('x')),
  'a folder is made': () => makeFolder(path.join(directory, 'tmp')),
};

test.each([
  ['is away', () => {}],
  ['is away and an empty one stands in its place', () => fs.mkdirSync(files, { recursive: true })],
])('while the directory of the start %s nothing is written, and afterwards all continues', async (_, replace) => {
  if (!fs.existsSync(path.join(files, id.slice(0, 2), id))) await store.take(id, upload());
  for (const [name, write] of Object.entries(writes)) expect([name, await causeOf(write())]).toEqual([name, 'done']);
  fs.renameSync(directory, aside);
  replace();
  const before = fs.existsSync(directory) ? fs.readdirSync(directory, { recursive: true }) : null;
  for (const [name, write] of Object.entries(writes))
    expect([name, await causeOf(write())]).toEqual([name, 'STORAGE_UNAVAILABLE']);
  expect(fs.existsSync(directory) ? fs.readdirSync(directory, { recursive: true }) : null).toEqual(before);
  fs.rmSync(directory, { recursive: true, force: true });
  fs.renameSync(aside, directory);
  for (const [name, write] of Object.entries(writes)) expect([name, await causeOf(write())]).toEqual([name, 'done']);
});

test('a lost mount of the files alone is noticed', async () => {
  fs.renameSync(files, aside);
  fs.mkdirSync(files);
  expect([await causeOf(requireMarked(files)), await causeOf(requireMarked(directory))]).toEqual([
    'STORAGE_UNAVAILABLE',
    'done',
  ]);
  fs.rmSync(files, { recursive: true });
  fs.renameSync(aside, files);
});

test('nothing else in the program makes folders', () => {
  const source = path.join(prepared.root, 'server/src');
  const found = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixtures?)\.ts$/.test(name))
    .filter((name) => /\bmkdir(Sync)?\(/.test(fs.readFileSync(path.join(source, name), 'utf8')));
  expect(found.toSorted()).toEqual([
    'platform/configuration/data-directory.ts',
    'platform/configuration/directory-mark.ts',
    'platform/database/embedded/start.ts',
  ]);
});
