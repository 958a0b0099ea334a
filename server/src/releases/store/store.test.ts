// Reads: nothing
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { hosting } from '../hosting/module.ts';
import { releases } from '../module.ts';
import { build, pack, publish, tokenFor } from '../releases.fixture.ts';
import { ReleaseDirectory } from './directory.ts';
import { startTestStore, type TestStore } from './s3.fixture.ts';
import { S3Store } from './s3.ts';
import type { ReleaseStore } from './store.ts';

const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const identity = { region: 'ap-southeast-3', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: secret };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-store-'));
let remote: TestStore;
beforeAll(async () => {
  remote = await startTestStore(secret);
});
afterAll(async () => {
  await remote.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const stores: Readonly<Record<string, () => ReleaseStore>> = {
  directory: () => new ReleaseDirectory(path.join(folder, 'releases')),
  'S3-compatible store': () => new S3Store({ ...identity, url: `${remote.url}/console/live` }),
};
const type = 'text/javascript; charset=utf-8';

describe.each(Object.keys(stores))('a %s', (kind) => {
  const store = () => (stores[kind] as () => ReleaseStore)();

  it('keeps what was put, unchanged whatever is put after it', async () => {
    await store().put('cards/1.0.0-0123456789/assets/@scope.js', Buffer.from('one'), type);
    await store().put('cards/1.0.0-0123456789/assets/@scope.js', Buffer.from('two'), type);
    const asset = await store().open('cards/1.0.0-0123456789/assets/@scope.js');
    expect([asset?.size, asset && (await text(asset.content))]).toEqual([3, 'one']);
    expect(await store().open('cards/1.0.0-0123456789/none.js')).toBeNull();
    expect([await store().has('cards/1.0.0-0123456789/assets/@scope.js'), await store().has('cards/none')]).toEqual([
      true,
      false,
    ]);
  });

  it('removes every file of a release and of no other', async () => {
    for (const name of ['a.js', 'b.js', 'c.js'])
      await store().put(`cards/1.0.0-1111111111/${name}`, Buffer.from(name), type);
    await store().put('cards/1.0.0-11111111112/a.js', Buffer.from('other'), type);
    await store().remove('cards', '1.0.0-1111111111');
    await store().remove('cards', '1.0.0-1111111111');
    expect(
      await Promise.all(
        ['1.0.0-1111111111', '1.0.0-11111111112'].map((version) => store().has(`cards/${version}/a.js`)),
      ),
    ).toEqual([false, true]);
  });
});

test('a directory has no files outside of itself, and none that are hidden', async () => {
  const store = new ReleaseDirectory(path.join(folder, 'releases'));
  for (const name of ['../secret', 'cards/../../secret', 'cards/.hidden'])
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('is no file of a release');
});

test('a store that fails temporarily is retried, and its refusal is reported without its text', async () => {
  const store = new S3Store({ ...identity, url: remote.url });
  remote.fail(1);
  expect(await store.has('cards/none')).toBe(false);
  const stranger = new S3Store({ ...identity, secretAccessKey: 'wrong', url: remote.url });
  await expect(stranger.put('cards/x.js', Buffer.from('x'), type)).rejects.toThrow(
    'The release store answered 403 to HEAD',
  );
});

test('a console with such a store publishes into it and serves from it', async () => {
  const server: TestServer = await startTestServer({
    modules: [hosting, releases],
    configuration: {
      releases: { store: { ...identity, url: `${remote.url}/served` }, address: '/remotes', fromBuild: 'changed' },
    },
  });
  try {
    const twin = zlib.brotliCompressSync('from the store');
    const release = build('cards', 'from the store', {}, '1.0.0', {}, { 'assets/main.0123456789.js': twin });
    const archive = await pack({ ...release.files, 'assets/main.0123456789.js.br': twin });
    expect((await publish(server, await tokenFor(server, 'cards'), release, { archive })).status).toBe(200);
    const key = `served/cards/${release.record.version}/assets/main.0123456789.js`;
    expect(remote.objects.get(key)?.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const served = await fetch(`${server.origin}/remotes/cards/${release.record.version}/assets/main.0123456789.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([
      served.status,
      served.headers.get('content-type'),
      served.headers.get('content-encoding'),
      served.headers.get('vary'),
      await served.text(),
    ]).toEqual([200, type, 'br', 'accept-encoding', 'from the store']);
    const plain = await fetch(served.url, { headers: { 'accept-encoding': 'gzip' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual(['gzip', 'from the store']);
    const manifest = await fetch(new URL('../mf-manifest.json', served.url), { headers: { 'accept-encoding': 'br' } });
    expect([manifest.status, manifest.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect((await fetch(`${server.origin}/remotes/cards/${release.record.version}/none.js`)).status).toBe(404);
  } finally {
    await server.close();
  }
});
