import { randomUUID } from 'node:crypto';
import { teamChanges } from '@console/contracts/platform/releases/changes';
import { canaryBound } from '@console/contracts/platform/releases/state';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { resolvedFor } from '../delivery/document.ts';
import { releases } from '../module.ts';
import { percentOf } from './reach.ts';
import {
  build,
  change,
  makeAs as makeIn,
  makeBy as makeByIn,
  publish,
  publishAll,
  stateIn,
  tokenFor,
} from '../releases.fixture.ts';
import type { Asking } from '../delivery/resolve.ts';
import { snapshots } from '../delivery/snapshot.ts';

/**
 * One function decides whether a release may be delivered: its signature, and the number of persons.
 */

const server = useServer({ modules: [releases] });
const db = () => server.current.database.db;
const remote = () => `r-${randomUUID().slice(0, 8)}`;
const nobody = { share: 0, users: [], roles: [] };

type Bound<Make> = Make extends (server: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;
const makeAs: Bound<typeof makeIn> = (...given) => makeIn(server.current, ...given);
const makeBy: Bound<typeof makeByIn> = (...given) => makeByIn(server.current, ...given);

/** Everyone who may sign in, as the registry sees them, and an anonymous visitor. */
async function everyone(): Promise<(Asking | null)[]> {
  const users = await db()
    .selectFrom('app_user')
    .select(['id', 'username'])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
  const roles = await db()
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(['user_role.user_id', 'role.name'])
    .where('role.deleted_at', 'is', null)
    .execute();
  const held = (id: string) => roles.filter(({ user_id: user }) => user === id).map(({ name }) => name);
  return [null, ...users.map(({ id, username }) => ({ userId: id, username, roles: held(id) }))];
}
const allRoles = async () =>
  (await db().selectFrom('role').select('name').where('deleted_at', 'is', null).execute()).map(({ name }) => name);

/** The release of a remote that each of them gets, or falls back to. */
async function given(id: string, people: readonly (Asking | null)[]) {
  snapshots(server.current.app.services).forget();
  const snapshot = await snapshots(server.current.app.services).current();
  return people.map((who) => {
    const found = resolvedFor(snapshot, '/remotes', who, new Date()).remotes.find((one) => one.id === id);
    return { version: found?.release.version, fallback: found?.fallback?.version };
  });
}

/** A seeded random generator, so that failures can be reproduced. */
function dice(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { next, of: <One>(list: readonly One[]): One => list[next(list.length)] as One };
}

async function unsignedOf(id: string, script: string): Promise<string> {
  const release = build(id, script);
  const token = await tokenFor(server.current, id, { publicKey: null });
  expect((await publish(server.current, token, release, { signature: null })).status).toBe(200);
  return release.record.version;
}

const bodyOf = (roll: ReturnType<typeof dice>, versions: readonly string[], roles: readonly string[]) => ({
  version: roll.of(versions),
  share: roll.of([0, 1, canaryBound, canaryBound + 1, 99, 100]),
  users: roll.of([[], ['ADMIN01'], ['ADMIN01', 'TAMU01']]),
  roles: roll.of([[], ['tamu'], roles]),
  again: roll.of([true, false]),
});

describe.each([1, 2, 3])('whatever a team, a thief of its token and one person do, round %i:', (seed) => {
  it('nobody ever gets or falls back to a release that the team has not signed', async () => {
    const roll = dice(seed);
    const id = remote();
    const signed = await publishAll(server.current, id, `${id} a`, `${id} b`);
    const versions = [...signed, await unsignedOf(id, `${id} x`), await unsignedOf(id, `${id} y`)];
    const [people, roles] = [await everyone(), await allRoles()];
    const token = await tokenFor(server.current, id, { publicKey: null });
    for (let move = 0; move < 25; move += 1) {
      const what = roll.of(teamChanges);
      const body = bodyOf(roll, versions, roles);
      const { status } = await (roll.next(4) === 0 ? makeBy(token, id, what, body) : makeAs(admin, id, what, body));
      expect([200, 409, 410, 422]).toContain(status);
      for (const { version, fallback } of await given(id, people))
        for (const one of [version, fallback]) expect([...signed, undefined]).toContain(one);
    }
  });

  it('with a second person, one alone gives no release to more users than a canary may', async () => {
    const roll = dice(seed + 100);
    const id = remote();
    const versions = await publishAll(server.current, id, `${id} a`, `${id} b`, `${id} c`);
    const [people, roles] = [await everyone(), await allRoles()];
    const own = [await tokenFor(server.current, id), await tokenFor(server.current, id)];
    await makeAs(admin, id, 'policy', { secondPerson: true });
    for (let move = 0; move < 25; move += 1) {
      const what = roll.of([...teamChanges, 'policy']);
      const body = { ...bodyOf(roll, versions, roles), secondPerson: false };
      await (what === 'policy' || roll.next(4) > 0
        ? makeAs(admin, id, what, body)
        : makeBy(roll.of(own), id, what, body));
      const state = await stateIn(server.current, id);
      expect(state).toMatchObject({ stable: versions[0], secondPerson: true });
      const users = (await given(id, people)).slice(1);
      const other = users.filter(({ version }) => version !== undefined && version !== versions[0]);
      // Shares are exact for many users only; the few of the test may be above.
      expect(other.length / users.length).toBeLessThan((canaryBound + 15) / 100);
      if (state.canary)
        expect(
          await db()
            .transaction()
            .execute((tx) => percentOf(tx, state.canary!)),
        ).toBeLessThanOrEqual(canaryBound);
    }
  });
});

describe('a release without the signature of its team', () => {
  it('is given by no canary, not even to one user', async () => {
    const id = remote();
    await publishAll(server.current, id, `${id} a`);
    const version = await unsignedOf(id, `${id} x`);
    const roles = await allRoles();
    for (const reach of [
      { share: 99, users: ['ADMIN01'], roles },
      { share: 1 },
      { users: ['TAMU01'] },
      { roles: ['tamu'] },
    ])
      expect((await change(server.current, id, 'canary', { version, ...nobody, ...reach })).body.code).toBe(
        'RELEASE_UNSIGNED',
      );
  });

  it('is not given when a row of the database says so', async () => {
    const id = remote();
    const [stable] = await publishAll(server.current, id, `${id} a`);
    const version = await unsignedOf(id, `${id} x`);
    const canary = JSON.stringify({ version, ...nobody, share: 100 });
    await db().updateTable('release_remote').set({ canary, pinned: version }).where('id', '=', id).execute();
    const versions = (await given(id, await everyone())).map((one) => one.version);
    expect(new Set(versions)).toEqual(new Set([stable]));
  });
});
