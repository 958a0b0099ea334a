import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { teamReleaseCalls } from '@console/contracts/platform/releases/team-calls';
import routes from '@console/contracts/routes.json' with { type: 'json' };
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { releases } from '../module.ts';
import {
  build,
  change,
  pack,
  publish,
  publishAll,
  reason,
  signedByTeam,
  stateIn,
  tokenFor,
} from '../releases.fixture.ts';

/** The registry trusts only its own reading of the files, and no single person or stolen token can deliver code. */

const server = useServer({ modules: [releases] });
const remote = () => `r-${randomUUID().slice(0, 8)}`;
const secondAdmin = testCaller('ADMIN02', { '*': 'Full Access' }, { isAdmin: true });
const publishAs = async (
  id: string,
  ...given: Parameters<typeof build> extends [string, ...infer Rest] ? Rest : never
) => publish(server.current, await tokenFor(server.current, id), build(id, ...given));
const nothingOf = async (id: string) =>
  expect(
    await server.current.database.db.selectFrom('release').select('version').where('remote_id', '=', id).execute(),
  ).toEqual([]);
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

describe('the owner of a remote', () => {
  it('is the one that the registry has; staff change it, a release or a team does not', async () => {
    const id = remote();
    await publishAll(server.current, id, 'one');
    const owner = { team: 'Tim Baru', contact: 'tim-baru@contoh.id' };
    expect((await publishAs(id, 'two', { owner })).body).toMatchObject({ code: 'RELEASE_OWNER' });
    const { stateVersion } = await stateIn(server.current, id);
    const body = { stateVersion, reason, ...owner };
    expect((await server.current.call(releaseCalls.owner, admin, { parameters: { remote: id }, body })).status).toBe(
      200,
    );
    expect((await publishAs(id, 'two', { owner })).status).toBe(200);
    // The owner has changed: the former one can neither publish nor sign.
    expect((await publishAs(id, 'three')).body.code).toBe('RELEASE_OWNER');
    const headers = { authorization: `Bearer ${await tokenFor(server.current, id)}` };
    const former = build(id, 'one');
    const signed = await server.current.call(teamReleaseCalls.sign, null, {
      parameters: { remote: id },
      body: { version: former.record.version, signature: signedByTeam(former.text) },
      headers,
    });
    expect(signed.body.code).toBe('RELEASE_OWNER');
    const forged = await server.current.call(releaseCalls.owner, null, {
      parameters: { remote: id },
      body: { ...body, stateVersion: stateVersion + 1, team: 'Tim Lain' },
      headers,
    });
    expect(forged.status).toBe(401);
    expect(await stateIn(server.current, id)).toMatchObject({ owner });
    const [entry] = await server.current.database.db
      .selectFrom('audit_entry')
      .select(['username', 'changes'])
      .where('entity_id', '=', id)
      .where('action', '=', 'OWNER')
      .execute();
    expect([entry?.username, JSON.stringify(entry?.changes)]).toEqual(['ADMIN01', expect.stringContaining('Tim Baru')]);
    expect(Object.keys(teamReleaseCalls)).not.toEqual(expect.arrayContaining(['owner', 'policy']));
  });
});

describe('everybody', () => {
  /** A token without a key: it can publish, but not deliver. */
  const unsigned = async (id: string, script: string): Promise<string> => {
    const release = build(id, script);
    const token = await tokenFor(server.current, id, { publicKey: null });
    expect((await publish(server.current, token, release, { signature: null })).status).toBe(200);
    return release.record.version;
  };
  const all = { share: 100, users: [], roles: [] };

  it('gets only what the team has signed, by whatever change', async () => {
    const id = remote();
    const token = await tokenFor(server.current, id, { publicKey: null });
    const first = await publish(server.current, token, build(id, 'first'), { signature: null });
    expect(first.body.code).toBe('RELEASE_UNSIGNED');
    await nothingOf(id);
    await publishAll(server.current, id, 'one');
    const version = await unsigned(id, 'two');
    for (const [what, body] of [
      ['promote', { version }],
      ['pin', { version }],
      ['canary', { version, ...all }],
    ] as const)
      expect((await change(server.current, id, what, body)).body.code).toBe('RELEASE_UNSIGNED');
    expect((await change(server.current, id, 'rollback', { version })).body.code).toBe('RELEASE_NEVER_STABLE');
    const few = { version, ...all, share: 10 };
    expect((await change(server.current, id, 'canary', few)).body.code).toBe('RELEASE_UNSIGNED');
    expect((await change(server.current, id, 'promote')).body.code).toBe('NO_CANARY');
  });

  it('gets what the registry vouched for once the team has signed it', async () => {
    const id = remote();
    await publishAll(server.current, id, 'one');
    const version = await unsigned(id, 'two');
    const headers = { authorization: `Bearer ${await tokenFor(server.current, id)}` };
    const parameters = { remote: id };
    const { record } = (
      await server.current.call(teamReleaseCalls.record, null, { parameters, query: { version }, headers })
    ).result;
    const sign = (signature: string) =>
      server.current.call(teamReleaseCalls.sign, null, { parameters, body: { version, signature }, headers });
    expect((await sign(signedByTeam(`${record} `))).body.code).toBe('RELEASE_SIGNATURE');
    expect((await sign(signedByTeam(record))).result.release.signature.by).toBe('team');
    expect((await change(server.current, id, 'promote', { version })).status).toBe(200);
  });

  it('gets back at once what it had before', async () => {
    const id = remote();
    const [first, second] = await publishAll(server.current, id, 'one', 'two');
    await secondPerson(id);
    await change(server.current, id, 'promote', { version: second });
    expect((await stateIn(server.current, id)).stable).toBe(first);
    await changeAs(secondAdmin, id, 'promote', { version: second });
    expect((await change(server.current, id, 'rollback')).result).toMatchObject({ stable: first });
  });
});

const changeAs = async (who: typeof admin, id: string, what: 'promote' | 'pin' | 'policy' | 'canary', body: object) => {
  const { stateVersion } = await stateIn(server.current, id);
  const parameters = { remote: id };
  return server.current.call(releaseCalls[what] as typeof releaseCalls.promote, who, {
    parameters,
    body: { stateVersion, reason, ...body },
  });
};
const secondPerson = (id: string) => changeAs(admin, id, 'policy', { secondPerson: true });

describe('a remote that asks for a second person', () => {
  it.each([
    ['promote', {}],
    ['pin', {}],
    ['canary', { share: 100, users: [], roles: [] }],
  ] as const)('keeps a %s as a proposal until somebody else makes the same change', async (what, rest) => {
    const id = remote();
    const [first, second, third] = await publishAll(server.current, id, 'one', 'two', 'three');
    await secondPerson(id);
    const proposed = await changeAs(admin, id, what, { version: second, ...rest });
    expect(proposed.result).toMatchObject({ stable: first, pinned: null, canary: null });
    expect(proposed.result.proposal).toMatchObject({ change: what, version: second, by: 'ADMIN01' });
    expect((await changeAs(admin, id, what, { version: second, ...rest })).body.code).toBe('SELF_APPROVAL');
    expect((await changeAs(secondAdmin, id, what, { version: third, ...rest })).result.proposal).toMatchObject({
      version: third,
      by: 'ADMIN02',
    });
    const { result } = await changeAs(admin, id, what, { version: third, ...rest });
    expect([result.stable, result.pinned, result.canary?.version]).toContain(third);
    expect(result.proposal).toBeNull();
  });

  it('stops harm by one person, and asks for two again only by two', async () => {
    const id = remote();
    await publishAll(server.current, id, 'one');
    await secondPerson(id);
    expect((await change(server.current, id, 'disable')).status).toBe(200);
    expect((await change(server.current, id, 'enable')).status).toBe(200);
    expect((await changeAs(admin, id, 'policy', { secondPerson: false })).result).toMatchObject({
      secondPerson: true,
      proposal: { change: 'policy', by: 'ADMIN01' },
    });
    expect((await changeAs(secondAdmin, id, 'policy', { secondPerson: false })).result.secondPerson).toBe(false);
  });

  it('drops a proposal when anything else changes', async () => {
    const id = remote();
    const [, second] = await publishAll(server.current, id, 'one', 'two');
    await secondPerson(id);
    await changeAs(admin, id, 'promote', { version: second });
    await change(server.current, id, 'disable');
    expect((await stateIn(server.current, id)).proposal).toBeNull();
  });
});
