import { randomUUID } from 'node:crypto';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import { teamReleaseCalls } from '@console/contracts/platform/releases/team-calls';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { releases } from '../module.ts';
import { build, change, publish, publishAll, reason, signedByTeam, stateIn, tokenFor } from '../releases.fixture.ts';
import { publisherOn } from './publisher.fixtures.ts';

/** No single person and no stolen token can deliver code. */

const server = useServer({ modules: [releases] });
const { publishAs, nothingOf } = publisherOn(server);
const remote = () => `r-${randomUUID().slice(0, 8)}`;
const secondAdmin = testCaller('ADMIN02', { '*': 'Full Access' }, { isAdmin: true });

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
