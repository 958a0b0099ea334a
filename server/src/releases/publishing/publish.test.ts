import { generateKeyPairSync, sign } from 'node:crypto';
import { teamReleaseCalls } from '@console/contracts/platform/releases/team-calls';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { hosting } from '../hosting/module.ts';
import { releases } from '../module.ts';
import { build, pack, publish, stateIn, tokenFor } from '../releases.fixture.ts';

const server = useServer({ modules: [hosting, releases] });
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const get = (path: string) => fetch(server.current.origin + path);

describe('publishing', () => {
  it('takes a release in whole, serves it, and makes the first of a remote stable', async () => {
    const token = await tokenFor(server.current, 'cards');
    const release = build('cards', 'one');
    const { version } = release.record;
    const { status, result } = await publish(server.current, token, release);
    expect([status, result.known, result.release.version, result.release.signature.by]).toEqual([
      200,
      false,
      version,
      'team',
    ]);
    expect(result.state).toMatchObject({ id: 'cards', stateVersion: 1, stable: version, previous: null, canary: null });
    const served = await get(`/remotes/cards/${version}/assets/main.0123456789.js`);
    expect([served.status, await served.text(), served.headers.get('cache-control')]).toEqual([
      200,
      'one',
      'public, max-age=31536000, immutable',
    ]);
    expect(await (await get(`/remotes/cards/${version}/release.json`)).text()).toBe(release.text);
    const [entry] = await server.current.database.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('entity_id', '=', `cards/${version}`)
      .execute();
    expect(entry).toMatchObject({
      action: 'PUBLISH',
      module: 'platform-remotes',
      role_names: ['release:cards'],
      reason: 'Perubahan one',
    });
  });

  it('leaves what is stable alone with every other release, and answers the same release again as it is', async () => {
    const token = await tokenFor(server.current, 'cards');
    const before = await stateIn(server.current, 'cards');
    const second = build('cards', 'two');
    server.current.setNow(new Date(seedDate.getTime() + 60_000));
    expect((await publish(server.current, token, second)).result).toMatchObject({ known: false, state: before });
    const again = build('cards', 'two', { changelog: 'Dari revisi lain' });
    expect((await publish(server.current, token, again)).result).toMatchObject({
      known: true,
      release: { changelog: 'Perubahan two' },
    });
    expect(
      (
        await server.current.call(teamReleaseCalls.releases, null, {
          parameters: { remote: 'cards' },
          ...bearer(token),
        })
      ).result,
    ).toMatchObject({ total: 2, rows: [{ version: second.record.version }, {}] });
  });

  const file = 'assets/main.0123456789.js';
  it.each([
    ['a file is another', { [file]: 'changed' }, file],
    ['a file is missing', { [file]: null }, file],
    ['a file is too many', { 'extra.js': 'x' }, 'extra.js'],
  ])('is refused when %s, and leaves nothing', async (_, changes, fault) => {
    const token = await tokenFor(server.current, 'broken');
    const release = build('broken', `three ${fault} ${JSON.stringify(changes)}`);
    const files = Object.fromEntries(
      Object.entries({ ...release.files, ...changes }).filter((entry): entry is [string, string] => entry[1] !== null),
    );
    const { status, body } = await publish(server.current, token, release, { archive: await pack(files) });
    expect([status, body.code, body.message]).toEqual([422, 'RELEASE_BROKEN', `Rilis tidak utuh: ${fault}`]);
    expect(
      await server.current.database.db.selectFrom('release').selectAll().where('remote_id', '=', 'broken').execute(),
    ).toEqual([]);
  });

  it.each([
    ['content', { content: 'a'.repeat(64) }],
    ['version', { version: '1.0.0-0000000000' }],
    ['mf-manifest.json', { integrity: {} }],
    ['id', { id: 'other' }],
  ])('is refused when the record is wrong in its %s', async (_, rest) => {
    const token = await tokenFor(server.current, 'broken');
    expect((await publish(server.current, token, build('broken', 'four', rest), { remote: 'broken' })).body.code).toBe(
      'RELEASE_BROKEN',
    );
  });

  it('is refused over a budget, and for a contract that the console does not have', async () => {
    const token = await tokenFor(server.current, 'fresh');
    const over = await publish(
      server.current,
      token,
      build('fresh', 'five', { budgets: { entry: { bytes: 21, limit: 20 } } }),
    );
    expect([over.status, over.body.message]).toEqual([422, 'Anggaran terlampaui: entry 21 > 20']);
    expect((await publish(server.current, token, build('fresh', 'five', { contract: '99.0.0' }))).body).toMatchObject({
      code: 'RELEASE_CONTRACT',
    });
    expect(
      (await publish(server.current, token, build('fresh', 'six'), { archive: Buffer.from('no zip') })).body.code,
    ).toBe('RELEASE_BROKEN');
  });

  it('happens once when it is sent twice at the same time', async () => {
    const token = await tokenFor(server.current, 'cards');
    const release = build('cards', 'seven');
    const answers = await Promise.all([
      publish(server.current, token, release),
      publish(server.current, token, release),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      await server.current.database.db
        .selectFrom('release')
        .select('version')
        .where('version', '=', release.record.version)
        .execute(),
    ).toHaveLength(1);
  });
});

describe('a team with a key of its own', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const signed = (text: string, key = privateKey) => sign(null, Buffer.from(text), key).toString('base64url');

  it('has its signature kept, and releases nothing without it', async () => {
    const token = await tokenFor(server.current, 'signed', {
      publicKey: { kty: 'OKP', crv: 'Ed25519', x: publicKey.export({ format: 'jwk' }).x },
    });
    const release = build('signed', 'one');
    for (const signature of [null, signed(release.text, stranger), signed(`${release.text} `), 'x']) {
      expect((await publish(server.current, token, release, { signature })).body.code).toBe('RELEASE_SIGNATURE');
    }
    const { result } = await publish(server.current, token, release, { signature: signed(release.text) });
    expect(result.release.signature).toMatchObject({ by: 'team', algorithm: 'Ed25519', value: signed(release.text) });
  });
});
