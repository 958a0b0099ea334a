import { randomUUID } from 'node:crypto';
import { canaryBound } from '@console/contracts/platform/releases/state';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { releases } from '../module.ts';
import { change, makeAs as makeIn, publishAll } from '../releases.fixture.ts';

/**
 * One function decides whether a release may be delivered: its signature, and the number of persons.
 */

const server = useServer({ modules: [releases] });
const db = () => server.current.database.db;
const remote = () => `r-${randomUUID().slice(0, 8)}`;
const second = testCaller('ADMIN02', { '*': 'Full Access' }, { isAdmin: true });
const nobody = { share: 0, users: [], roles: [] };

type Bound<Make> = Make extends (server: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;
const makeAs: Bound<typeof makeIn> = (...given) => makeIn(server.current, ...given);
const allRoles = async () =>
  (await db().selectFrom('role').select('name').where('deleted_at', 'is', null).execute()).map(({ name }) => name);

describe('a remote that asks for a second person', () => {
  const asking = async (...scripts: string[]) => {
    const id = remote();
    const versions = await publishAll(server.current, id, ...scripts.map((script) => `${id} ${script}`));
    return { id, versions, ask: () => makeAs(admin, id, 'policy', { secondPerson: true }) };
  };

  it('counts the users that a canary reaches, by share, by roles and by names', async () => {
    const { id, versions, ask } = await asking('a', 'b');
    await ask();
    const canary = { version: versions[1], ...nobody };
    expect((await makeAs(admin, id, 'canary', { ...canary, share: canaryBound })).result.proposal).toBeNull();
    const roles = await allRoles();
    for (const wide of [{ share: canaryBound + 1 }, { roles }]) {
      const { result } = await makeAs(admin, id, 'canary', { ...canary, ...wide });
      expect(result).toMatchObject({
        canary: { share: canaryBound },
        proposal: { change: 'canary', person: 'ADMIN01' },
      });
    }
    // Only the same change approves a proposal; another change is a new proposal.
    expect((await makeAs(second, id, 'canary', { ...canary, share: 100 })).result.proposal.by).toBe('ADMIN02');
    expect((await makeAs(admin, id, 'canary', { ...canary, share: 100 })).result).toMatchObject({
      canary: { share: 100 },
      proposal: null,
    });
  });

  it('asks for two to take again what was left: by promotion, by pin and by undoing the way back', async () => {
    const { id, versions, ask } = await asking('a', 'b');
    const [first, left] = versions;
    await change(server.current, id, 'promote', { version: left });
    await ask();
    expect((await makeAs(admin, id, 'rollback', {})).result).toMatchObject({ stable: first, proposal: null });
    for (const [what, body] of [
      ['promote', { version: left, again: true }],
      ['pin', { version: left }],
    ] as const)
      expect((await makeAs(admin, id, what, body)).result).toMatchObject({
        stable: first,
        pinned: null,
        proposal: { change: what },
      });
    await makeAs(admin, id, 'disable', {});
    await makeAs(admin, id, 'undo', {});
    expect((await makeAs(admin, id, 'rollback', { version: left })).result.proposal).toMatchObject({
      change: 'rollback',
      version: left,
    });
    expect((await makeAs(second, id, 'rollback', { version: left })).result).toMatchObject({
      stable: left,
      proposal: null,
    });
  });

  it('asks for two to undo the step back of the console', async () => {
    const { id, versions, ask } = await asking('a', 'b');
    const [first, failing] = versions;
    await change(server.current, id, 'promote', { version: failing });
    await ask();
    await makeAs(admin, id, 'rollback', {});
    await db().updateTable('release').set({ stepped_back_at: new Date() }).where('version', '=', failing!).execute();
    expect((await makeAs(admin, id, 'undo', {})).result).toMatchObject({
      stable: first,
      proposal: { change: 'undo', version: failing },
    });
    expect((await makeAs(admin, id, 'undo', {})).body.code).toBe('SELF_APPROVAL');
    expect((await makeAs(second, id, 'undo', {})).result).toMatchObject({ stable: failing, proposal: null });
    expect((await makeAs(admin, id, 'promote', { version: first })).result.proposal).toBeNull();
  });
});

describe('the way back', () => {
  it('leads to no release that has never been stable', async () => {
    const id = remote();
    const [, version] = await publishAll(server.current, id, `${id} a`, `${id} b`);
    expect((await change(server.current, id, 'rollback', { version })).body.code).toBe('RELEASE_NEVER_STABLE');
  });
});
