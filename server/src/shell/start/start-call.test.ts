import { getPrivileges } from '@console/contracts/shell/privileges';
import { profileCalls } from '@console/contracts/shell/profile';
import { startAddress } from '@console/contracts/shell/start-address';
import { preferenceCalls } from '@console/contracts/platform/preferences';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules } from '../../../test/sign-in.ts';
import { callers } from '../../people/auth/callers.ts';
import { notices } from '../../people/notices/module.ts';
import { parameters } from '../../people/parameters/module.ts';
import { preferences } from '../../people/preferences/module.ts';
import { releases } from '../../releases/module.ts';
import { start } from './module.ts';

const server = useServer({
  modules: [...new Set([...signInModules, parameters, preferences, notices, releases, start])],
  realSessions: true,
});

const ask = (cookie: string, headers: Readonly<Record<string, string>> = {}, query = '') =>
  fetch(`${server.current.origin}${startAddress}${query}`, { headers: { ...headers, ...(cookie ? { cookie } : {}) } });
const cookieOf = (token: string) => `other=1; access_token=${encodeURIComponent(token)}; refresh_token=x`;
const resultOf = async (answer: Response) => ((await answer.json()) as { result: Record<string, unknown> }).result;

describe('GET start', () => {
  it('answers what the calls of its parts answer to the session in the cookies', async () => {
    const person = await signIn(server.current, 'KACAB01');
    await person.call(preferenceCalls.put, { parameters: { key: 'list.density' }, body: { value: 'compact' } });
    const [user, privileges] = [await person.call(profileCalls.current), await person.call(getPrivileges)];
    const result = await resultOf(await ask(cookieOf(person.pair.access_token)));
    expect(result).toMatchObject({
      username: 'KACAB01',
      language: 'id',
      user: user.result,
      privileges: privileges.result,
      preferences: { 'list.density': 'compact' },
      inbox: { page: 1 },
      maintenance: { name: 'MAINTENANCE_MODULES' },
    });
    expect(result['releases']).toEqual({ document: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown });
  });

  it.each(['', 'access_token=', 'access_token=%', 'access_token=a.b.c', 'refresh_token=x'])(
    'tells nothing without a session that counts: %j',
    async (cookie) => {
      const answer = await ask(cookie);
      expect([answer.status, await resultOf(answer)]).toEqual([200, null]);
    },
  );

  it('tells nothing once the session has ended', async () => {
    const person = await signIn(server.current, 'KACAB01');
    await server.current.database.db
      .updateTable('user_session')
      .set({ revoked_at: server.current.app.services.now() })
      .execute();
    callers(server.current.app.services).forget();
    expect(await resultOf(await ask(cookieOf(person.pair.access_token)))).toBeNull();
  });

  it('is not sent again while nothing has changed, and never from a cache without asking', async () => {
    const [one, other] = [await signIn(server.current, 'KACAB01'), await signIn(server.current, 'ADMIN01')];
    const first = await ask(cookieOf(one.pair.access_token));
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
      'private, no-cache',
      expect.stringContaining('cookie'),
    ]);
    expect((await ask(cookieOf(one.pair.access_token), { 'if-none-match': etag })).status).toBe(304);
    // The tag of one person is not that of another.
    expect((await ask(cookieOf(other.pair.access_token), { 'if-none-match': etag })).status).toBe(200);
  });
});
