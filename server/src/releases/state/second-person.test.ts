import { randomUUID } from 'node:crypto';
import { releaseCalls } from '@console/contracts/platform/releases/calls';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { releases } from '../module.ts';
import { makeAs as makeIn, makeBy as makeByIn, publishAll, reason, teamPublicKey } from '../releases.fixture.ts';

/** Where a second person is required, persons are distinguished by account, whatever their tokens are called. */

const server = useServer({ modules: [releases] });
const db = () => server.current.database.db;
const remote = () => `r-${randomUUID().slice(0, 8)}`;
const second = testCaller('ADMIN02', { '*': 'Full Access' }, { isAdmin: true });
const makeAs: Bound<typeof makeIn> = (...given) => makeIn(server.current, ...given);
const makeBy: Bound<typeof makeByIn> = (...given) => makeByIn(server.current, ...given);
type Bound<Make> = Make extends (server: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

describe('the second person', () => {
  /** A remote with a pending proposal: `by` has proposed its second release. */
  async function proposed(propose: (id: string, body: object) => Promise<{ result: RemoteState }>) {
    const id = remote();
    const [, version] = await publishAll(server.current, id, `${id} a`, `${id} b`);
    await makeAs(admin, id, 'policy', { secondPerson: true });
    const { result } = await propose(id, { version });
    expect(result.proposal?.version).toBe(version);
    return { id, version };
  }
  const tokenOf = async (who: typeof admin, id: string) => {
    const name = `CI ${randomUUID().slice(0, 8)}`;
    const body = { remote: id, name, days: 3, reason, publicKey: teamPublicKey };
    return (await server.current.call(releaseCalls.createToken, who, { body })).result.token as string;
  };

  it('cannot be a token of one’s own, whatever its name, nor another token of the team', async () => {
    const person = await proposed((id, body) => makeAs(admin, id, 'promote', body));
    const promote = { version: person.version };
    expect((await makeBy(await tokenOf(admin, person.id), person.id, 'promote', promote)).body.code).toBe(
      'SELF_APPROVAL',
    );
    const other = await tokenOf(second, person.id);
    expect((await makeBy(other, person.id, 'promote', promote)).result).toMatchObject({ stable: person.version });

    const token = await proposed(async (id, body) => makeBy(await tokenOf(admin, id), id, 'promote', body));
    const again = { version: token.version };
    expect((await makeAs(admin, token.id, 'promote', again)).body.code).toBe('SELF_APPROVAL');
    expect((await makeBy(await tokenOf(second, token.id), token.id, 'promote', again)).body.code).toBe('SELF_APPROVAL');
    expect((await makeAs(second, token.id, 'promote', again)).result).toMatchObject({ stable: token.version });
  });

  it('is distinguished by account, not by name', async () => {
    const { id, version } = await proposed((one, body) => makeAs(admin, one, 'promote', body));
    const renamed = testCaller('ADMIN77', { '*': 'Full Access' }, { userId: admin.userId, isAdmin: true });
    expect((await makeAs(renamed, id, 'promote', { version })).body.code).toBe('SELF_APPROVAL');
  });

  it('is named in history and audit trail as the token of the person who created it', async () => {
    const id = remote();
    const [, version] = await publishAll(server.current, id, `${id} a`, `${id} b`);
    await makeBy(await tokenOf(admin, id), id, 'promote', { version });
    const by = expect.stringMatching(/^token CI \w{8} \(ADMIN01\)$/);
    const { rows } = (await server.current.call(releaseCalls.history, admin, { parameters: { remote: id } })).result;
    expect(rows[0]).toMatchObject({ kind: 'PROMOTE', by });
    const entries = await db()
      .selectFrom('audit_entry')
      .select('username')
      .where('entity_id', '=', id)
      .where('action', '=', 'PROMOTE')
      .execute();
    expect(entries).toEqual([{ username: by }]);
  });
});

describe('the name of a token', () => {
  it.each(['ADMIN02', 'admin 02', 'System', 'TAMU01 '])('is refused when it is that of a user: %s', async (name) => {
    const body = { remote: 'cards', name, days: 3, reason };
    const { status, body: refused } = await server.current.call(releaseCalls.createToken, admin, { body });
    expect([status, refused.code]).toEqual([422, 'VALIDATION']);
    expect(refused.errors).toMatchObject([
      { field: 'name', code: 'RELEASE_TOKEN_NAME', message: expect.stringContaining('pengguna') },
    ]);
  });
});
