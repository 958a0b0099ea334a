import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import routes from '@console/contracts/routes.json' with { type: 'json' };
import { useServer } from '../../../test/server.ts';
import { releases } from '../module.ts';
import { build, pack, publish, tokenFor } from '../releases.fixture.ts';
import { publisherOn } from './publisher.fixtures.ts';

/** The registry trusts only its own reading of the files. */

const server = useServer({ modules: [releases] });
const { publishAs, nothingOf } = publisherOn(server);
const remote = () => `r-${randomUUID().slice(0, 8)}`;
const titles = { title: { id: 'a', en: 'a' }, moduleTitle: { id: 'a', en: 'a' } };

describe('what a release claims', () => {
  const others = [...new Set(routes.routes.map(({ app }) => app))].filter((app) => app !== 'cards');

  it.each(others)('is refused when it is a path, a module or a privilege of %s', async (app) => {
    const theirs = routes.routes.find((route) => route.app === app)!;
    const own = { path: '/card-types', module: 'card-types', privilege: 'card-types:browse', ...titles };
    const claims = [
      { ...own, path: theirs.path },
      { ...own, path: '/own-page', module: theirs.module },
      { ...own, path: '/own-page', module: 'own-page', privilege: theirs.privilege },
    ];
    for (const claim of claims) {
      const { status, body } = await publishAs('cards', `claims ${app}`, { routes: [claim] });
      expect([status, body.code]).toEqual([422, 'RELEASE_CLAIM']);
    }
    await nothingOf('cards');
  });

  it.each(['/Login', '/LOGIN/again', '/User', '/Api/x', '/Card-types', '/PLATFORM/Remotes'])(
    'is refused when it looks like an address of others: %s',
    async (path) => {
      const id = remote();
      const page = { path, module: id, privilege: `${id}:browse`, ...titles };
      expect((await publishAs(id, 'look-alike', { routes: [page] })).body.code).toBe('RELEASE_CLAIM');
      await nothingOf(id);
    },
  );

  it('is refused when another remote has released it', async () => {
    const page = { path: '/rooms', module: 'rooms', privilege: 'rooms:browse', ...titles };
    const [first, second] = [remote(), remote()];
    expect((await publishAs(first, 'one', { routes: [page] })).status).toBe(200);
    expect((await publishAs(second, 'one', { routes: [{ ...page, path: '/rooms/other' }] })).body.code).toBe(
      'RELEASE_CLAIM',
    );
  });
});

describe('what a record says', () => {
  const other = (change: object) =>
    JSON.stringify({ ...JSON.parse(build('x', 'same').files['routes.json']!), ...change });

  it.each([
    ['routes', { routes: [{ path: '/elsewhere' }] }],
    ['owner', { owner: { team: 'Tim Lain', contact: 'lain@contoh.id' } }],
    ['names it uses', { uses: { '@console/ui/list': { ResourceList: '1' } } }],
    ['shared versions', { shared: { react: '18.0.0' } }],
  ])('is refused when the files say otherwise of its %s', async (_, told) => {
    const id = remote();
    const files = { 'routes.json': other({ id, routes: [], ...told }) };
    expect((await publishAs(id, 'two', {}, '1.0.0', files)).body.code).toBe('RELEASE_BROKEN');
    await nothingOf(id);
  });

  it('is refused when the entry asks the shell for a module that it does not name', async () => {
    const id = remote();
    const files = { 'remoteEntry.0123456789.js': '[{shareKey:"@console/auth"}]' };
    expect((await publishAs(id, 'three', {}, '1.0.0', files)).body.message).toContain('uses @console/auth');
  });

  it('is refused when a shared package would come along, or anything but the declaration is exposed', async () => {
    const id = remote();
    const manifest = JSON.parse(build(id, 'x').files['mf-manifest.json']!);
    const none = { sync: [], async: [] };
    const brought = [{ name: 'react', assets: { js: { sync: ['react.js'], async: [] }, css: none } }];
    for (const changed of [{ shared: brought }, { exposes: [{ name: 'remote' }, { name: 'more' }] }]) {
      const files = { 'mf-manifest.json': JSON.stringify({ ...manifest, ...changed }) };
      expect((await publishAs(id, 'four', {}, '1.0.0', files)).body.code).toBe('RELEASE_BROKEN');
    }
  });

  it('is refused when the shell would start another file than the inspected one, or from elsewhere', async () => {
    const id = remote();
    const manifest = JSON.parse(build(id, 'x').files['mf-manifest.json']!);
    for (const remoteEntry of [
      { name: 'assets/main.0123456789.js' },
      { name: 'remoteEntry.0123456789.js', path: 'https://lain.example/' },
      { name: '../other/1.0.0-0123456789/remoteEntry.0123456789.js' },
    ]) {
      const files = { 'mf-manifest.json': JSON.stringify({ ...manifest, metaData: { remoteEntry } }) };
      const { body } = await publishAs(id, 'entry', {}, '1.0.0', files);
      expect([body.code, body.message]).toEqual(['RELEASE_BROKEN', expect.stringContaining('remoteEntry')]);
    }
    await nothingOf(id);
  });

  it.each(['../evil.js', '/evil.js', 'a//b.js', '.hidden.js', '__proto__', 'a\\b.js'])(
    'is refused when it lists the file %s',
    async (name) => {
      const id = remote();
      const { record } = build(id, 'listed');
      const integrity = { ...record.integrity, [name]: Object.values(record.integrity)[0] };
      if (name === '__proto__') Object.defineProperty(integrity, name, { value: 'sha384-x', enumerable: true });
      const text = JSON.stringify({ ...record, integrity });
      const release = { ...build(id, 'listed'), text };
      const { status, body } = await publish(server.current, await tokenFor(server.current, id), release);
      expect([status, body.code]).toEqual([422, 'RELEASE_BROKEN']);
      await nothingOf(id);
    },
  );

  it('counts as one however often its text says it: what is signed, checked and read is the last', async () => {
    const id = remote();
    const release = build(id, 'twice');
    const other = { team: 'Tim Lain', contact: 'lain@contoh.id' };
    const text = `{"owner":${JSON.stringify(other)},${release.text.slice(1, -1)},"owner":${JSON.stringify(other)}}`;
    const { body } = await publish(server.current, await tokenFor(server.current, id), { ...release, text });
    expect(body.code).toBe('RELEASE_BROKEN');
    await nothingOf(id);
  });

  it('is refused when it weighs more than it says, by a compressed twin of other content too', async () => {
    const id = remote();
    const budgets = (total: number) => ({
      entry: { bytes: 2, limit: 16_000 },
      largest: { bytes: total, limit: 60_000 },
      total: { bytes: total, limit: 400_000 },
    });
    expect((await publishAs(id, 'weighs', { budgets: budgets(1) })).body.message).toContain('budgets');
    const heavy = 'x'.repeat(61_000);
    expect((await publishAs(id, heavy, { changelog: 'Berat', budgets: budgets(1) })).body.code).toBe('RELEASE_BUDGET');
    const release = build(id, heavy, { changelog: 'Berat', budgets: budgets(1) });
    const archive = await pack({ ...release.files, 'assets/main.0123456789.js.br': brotliCompressSync('x') });
    const answer = await publish(server.current, await tokenFor(server.current, id), release, { archive });
    expect(answer.body.message).toContain('assets/main.0123456789.js.br');
  });
});
