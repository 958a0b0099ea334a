import { createPublicKey, verify } from 'node:crypto';
import { releaseCalls, shellReleaseCalls } from '@console/contracts/platform/releases/calls';
import {
  releaseKeysMeta,
  resolvedReleases,
  resolvedType,
  type ResolvedReleases,
} from '@console/contracts/platform/releases/resolved';
import { admin, nobody, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { registryKeys } from '../keys/keys.ts';
import { releases } from '../module.ts';
import { change, publishAll, reason } from '../releases.fixture.ts';
import { retireKeys } from '../keys/rotate.ts';
import { snapshots } from './snapshot.ts';

const server = useServer({ modules: [releases] });
const forget = () => snapshots(server.current.app.services).forget();

interface Opened {
  readonly header: { readonly alg: string; readonly kid: string; readonly typ: string };
  readonly releases: ResolvedReleases;
  readonly signed: boolean;
}

/** Opens a document as a browser does: with the trusted keys only, not with keys that came with it. */
async function opened(document: string): Promise<Opened> {
  const [header = '', payload = '', signature = ''] = document.split('.');
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { kid, ...rest } = read(header) as Opened['header'];
  const key = (await server.current.call(releaseCalls.keys, admin)).result.rows.find(
    (row: { kid: string }) => row.kid === kid,
  ) as { x: string } | undefined;
  const signed =
    key !== undefined &&
    verify(
      null,
      Buffer.from(`${header}.${payload}`),
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.x }, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    );
  return { header: { kid, ...rest }, releases: resolvedReleases.parse(read(payload)), signed };
}
const of = async (who = admin) =>
  opened((await server.current.call(shellReleaseCalls.resolved, who)).result.document as string);
const publicly = async () =>
  opened((await server.current.call(shellReleaseCalls.resolvedPublic, null)).result.document as string);

let versions: string[] = [];
beforeAll(async () => {
  versions = await publishAll(server.current, 'cards', 'one', 'two', 'three');
});

test('the document is signed, small, and names where each release lies and what its record must be', async () => {
  const { header, releases: document, signed } = await of();
  expect([header.alg, header.typ, signed]).toEqual(['Ed25519', resolvedType, true]);
  expect(document.remotes).toEqual([
    {
      id: 'cards',
      title: { id: 'Kartu', en: 'Cards' },
      owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
      because: 'stable',
      disabled: null,
      fallback: null,
      pages: { 'card-types:browse': ['/card-types'] },
      release: {
        version: versions[0],
        address: `/remotes/cards/${versions[0]}/`,
        record: expect.stringMatching(/^sha384-/),
      },
    },
  ]);
  expect(new Date(document.validUntil).getTime() - seedDate.getTime()).toBeGreaterThan(86_400_000);
  const { pages, ...rest } = document.remotes[0] ?? {};
  expect(JSON.stringify(rest).length).toBeLessThan(400);
  expect(JSON.stringify(pages).length).toBeLessThan(60);
});

test('everybody gets what the state says of them, and nobody in particular what is stable', async () => {
  const [one, two] = versions;
  const before = (await publicly()).releases.revision;
  await change(server.current, 'cards', 'canary', { version: two, share: 0, users: [nobody.username], roles: ['sao'] });
  const sao = testCaller('SAO01', {}, { roles: [{ secureId: '1', name: 'sao', jobName: null }] });
  const got = async (who: typeof admin) => {
    const [remote] = (await of(who)).releases.remotes;
    return [remote?.release.version, remote?.because, remote?.fallback?.version];
  };
  expect([await got(admin), await got(nobody), await got(sao)]).toEqual([
    [one, 'stable', undefined],
    [two, 'user', one],
    [two, 'role', one],
  ]);
  expect((await publicly()).releases).toMatchObject({
    revision: before + 1,
    remotes: [{ because: 'stable', release: { version: one } }],
  });
  await change(server.current, 'cards', 'disable');
  expect((await of(nobody)).releases.remotes).toMatchObject([
    { because: 'disabled', disabled: reason, release: { version: one }, fallback: null },
  ]);
  await change(server.current, 'cards', 'enable');
  await change(server.current, 'cards', 'promote');
  expect((await publicly()).releases.remotes).toMatchObject([
    { release: { version: two }, fallback: { version: one } },
  ]);
});

test('it is the same text while nothing changes, and 304 to who has it', async () => {
  const first = await server.current.call(shellReleaseCalls.resolvedPublic, null);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await server.current.call(shellReleaseCalls.resolvedPublic, null, { headers })).status).toBe(304);
  await change(server.current, 'cards', 'pin', { version: versions[2] });
  const changed = await server.current.call(shellReleaseCalls.resolvedPublic, null, { headers });
  expect([changed.status, (await opened(changed.result.document as string)).releases.remotes[0]?.because]).toEqual([
    200,
    'pinned',
  ]);
  await change(server.current, 'cards', 'unpin');
});

test('a record that somebody has changed in the database is given to nobody; the release before it is', async () => {
  const [one, two] = versions;
  const { db } = server.current.database;
  const { record, record_hash: hash } = await db
    .selectFrom('release')
    .selectAll()
    .where('version', '=', two as string)
    .executeTakeFirstOrThrow();
  const tampered = record.replace('"/card-types"', '"/user"');
  for (const row of [
    { record: tampered, record_hash: hash },
    { record: tampered, record_hash: 'sha384-x' },
  ]) {
    await db
      .updateTable('release')
      .set(row)
      .where('version', '=', two as string)
      .execute();
    forget();
    expect((await publicly()).releases.remotes).toMatchObject([{ release: { version: one }, fallback: null }]);
  }
  await db
    .updateTable('release')
    .set({ record, record_hash: hash })
    .where('version', '=', two as string)
    .execute();
  forget();
  expect((await publicly()).releases.remotes).toMatchObject([{ release: { version: two } }]);
});

test('a key is rotated while pages know only the old one: both are valid a day, then the new one signs', async () => {
  const old = (await of()).header.kid;
  const rotate = () => server.current.call(releaseCalls.rotateKey, admin, { body: { reason: 'Pergantian berkala' } });
  const { rows } = (await rotate()).result;
  expect(rows.map(({ kid, signs }: { kid: string; signs: boolean }) => [kid === old, signs])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect((await rotate()).body.code).toBe('RELEASE_KEY_ROTATING');
  expect(await of()).toMatchObject({ header: { kid: old }, signed: true });
  server.current.setNow(new Date(seedDate.getTime() + 86_400_000));
  expect(await retireKeys(server.current.app.services)).toBe(1);
  const after = await of();
  expect([after.header.kid, after.signed, after.releases.remotes.length]).toEqual([rows[1].kid, true, 1]);
  const keys = await registryKeys(server.current.app.services).all();
  expect(keys.map(({ kid, privateKey }) => [kid, privateKey === null])).toEqual([
    [old, true],
    [rows[1].kid, false],
  ]);
  expect(
    await server.current.database.db
      .selectFrom('signing_key')
      .select('jwk')
      .where('kid', '=', old)
      .executeTakeFirstOrThrow(),
  ).not.toHaveProperty('jwk.d');
  server.current.setNow(seedDate);
});

test('nobody gets a document of their own without a session', async () => {
  expect((await server.current.call(shellReleaseCalls.resolved, null)).status).toBe(401);
  expect(releaseKeysMeta).toBe('console-release-keys');
});
