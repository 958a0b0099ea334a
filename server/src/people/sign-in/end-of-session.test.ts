import { authCalls } from '@console/contracts/shell/auth';
import { profileCalls } from '@console/contracts/shell/profile';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules } from '../../../test/sign-in.ts';
import { expireSessions } from '../sessions/expire.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const after = (seconds: number) => server.current.setNow(new Date(seedDate.getTime() + seconds * 1000));
const refresh = (token: string) =>
  server.current.call(authCalls.refreshToken, null, { body: { refresh_token: token } });
const current = profileCalls.current;
const db = () => server.current.database.db;

afterEach(() => server.current.setNow(seedDate));

describe('end of a session', () => {
  const logout = (token: string, headers: Readonly<Record<string, string>> = {}) =>
    server.current.call(authCalls.logout, null, { body: { refresh_token: token }, headers });

  it('sign-out ends it at once, and answers 200 every time', async () => {
    const person = await signIn(server.current, 'CC01');
    expect((await person.call(current)).status).toBe(200);
    expect((await logout(person.pair.refresh_token, person.headers)).status).toBe(200);
    expect((await person.call(current)).body.code).toBe('TOKEN_REVOKED');
    expect((await refresh(person.pair.refresh_token)).body.code).toBe('TOKEN_REVOKED');
    expect((await logout(person.pair.refresh_token, person.headers)).status).toBe(200);
    expect((await logout('unknown')).status).toBe(200);
  });

  it('sign-out works by the refresh token when the access token has expired', async () => {
    const person = await signIn(server.current, 'CC02');
    after(1_000);
    await logout(person.pair.refresh_token, person.headers);
    expect((await refresh(person.pair.refresh_token)).body.code).toBe('TOKEN_REVOKED');
  });

  it.each([
    ['deactivated', { status: 'inactive' as const }],
    ['deleted', { deleted_at: seedDate }],
    ['past its validity', { valid_to: '2026-03-15' }],
  ])('a user %s is out within five seconds', async (_, change) => {
    const person = await signIn(server.current, 'CC03');
    expect((await person.call(current)).status).toBe(200);
    await db().updateTable('app_user').set(change).where('username', '=', 'CC03').execute();
    after(6);
    expect((await person.call(current)).body.code).toBe('TOKEN_REVOKED');
    expect((await refresh(person.pair.refresh_token)).body.code).toBe('TOKEN_REVOKED');
    await db()
      .updateTable('app_user')
      .set({ status: 'active', deleted_at: null, valid_to: null })
      .where('username', '=', 'CC03')
      .execute();
  });

  it('a user lists the own sessions and ends the others', async () => {
    const first = await signIn(server.current, 'CC04');
    const second = await signIn(server.current, 'CC04');
    const list = await second.call(profileCalls.sessions);
    expect(list.result).toHaveLength(2);
    expect(list.result.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    expect((await second.call(profileCalls.endSessions, { body: {} })).result).toEqual({ ended: 1 });
    expect((await first.call(current)).body.code).toBe('TOKEN_REVOKED');
    expect((await second.call(current)).status).toBe(200);
  });

  it('nobody ends the session of another', async () => {
    const other = await signIn(server.current, 'AUDIT01');
    const session = await db()
      .selectFrom('user_session')
      .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
      .select('user_session.id')
      .where('username', '=', 'AUDIT01')
      .executeTakeFirstOrThrow();
    const person = await signIn(server.current, 'AUDIT02');
    expect((await person.call(profileCalls.endSessions, { body: { secureId: session.id } })).status).toBe(404);
    expect((await other.call(current)).status).toBe(200);
  });

  it('is forgotten a month later, and spent ID tokens at once', async () => {
    await signIn(server.current, 'MRAOFF01');
    await db().insertInto('used_id_token').values({ digest: 'spent', expires_at: seedDate.toISOString() }).execute();
    const kept = async () =>
      (
        await db()
          .selectFrom('user_session')
          .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
          .select('user_session.id')
          .where('username', '=', 'MRAOFF01')
          .execute()
      ).length;
    after(29 * 86_400);
    await expireSessions(server.current.app.services);
    expect([await kept(), await db().selectFrom('used_id_token').select('digest').execute()]).toEqual([1, []]);
    after(31 * 86_400);
    await expireSessions(server.current.app.services);
    expect(await kept()).toBe(0);
  });
});
