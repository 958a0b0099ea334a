import { randomUUID } from 'node:crypto';
import { authCalls, type TokenPair } from '@console/contracts/shell/auth';
import { profileCalls } from '@console/contracts/shell/profile';
import { proofCalls } from '@console/contracts/shell/proof';
import { userCalls } from '@console/contracts/shell/user';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { login, nextAddress, signIn, signInModules, withPair, type SignedIn } from '../../../test/sign-in.ts';
import { startOtherProvider, type OtherProvider } from '../sign-in/other-provider.fixture.ts';
import { settings } from '../settings/settings.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const db = () => server.current.database.db;
const later = (minutes: number) => server.current.setNow(new Date(seedDate.getTime() + minutes * 60_000));
afterEach(() => server.current.setNow(seedDate));

const prove = (person: SignedIn, body: object) => person.call(proofCalls.prove, { body });
/** Makes a call that needs a proof, with an empty body. @returns whether it passed the check */
const asks = async (person: SignedIn) =>
  (await person.call(userCalls.resetPassword, { body: {} })).body.code === 'PROOF_REQUIRED';

describe('PUT auth/me/prove', () => {
  it('takes the own password, makes the proof fresh for its minutes, and is audited', async () => {
    const person = await signIn(server.current, 'ADMIN02');
    expect(await asks(person)).toBe(false);
    later(10);
    expect(await asks(person)).toBe(true);
    const answer = await prove(person, { kind: 'password', password: demoPassword });
    expect([answer.status, answer.result]).toEqual([200, { provenAt: '2026-03-16T09:10:00.000+07:00' }]);
    expect(await asks(person)).toBe(false);
    const entries = await db().selectFrom('audit_entry').select('outcome').where('action', '=', 'PROVE').execute();
    expect(entries).toEqual([{ outcome: 'success' }]);
  });

  it('is the proof of this session alone', async () => {
    const [one, other] = [await signIn(server.current, 'ADMIN02'), await signIn(server.current, 'ADMIN02')];
    later(11);
    await prove(one, { kind: 'password', password: demoPassword });
    expect([await asks(one), await asks(other)]).toEqual([false, true]);
  });

  it('counts also where another copy of the program took it', async () => {
    const person = await signIn(server.current, 'ADMIN02');
    later(11);
    expect(await asks(person)).toBe(true);
    // Changed in the database only, as another process would: the cache of this process is not cleared.
    await db()
      .updateTable('user_session')
      .set({ proven_at: new Date(seedDate.getTime() + 11 * 60_000) })
      .execute();
    expect(await asks(person)).toBe(false);
  });

  it('keeps to the setting', async () => {
    const person = await signIn(server.current, 'ADMIN02');
    await db().updateTable('app_setting').set({ value: '2' }).where('key', '=', 'STEP_UP_MINUTES').execute();
    settings(server.current.app.services).forget();
    later(1);
    expect(await asks(person)).toBe(false);
    later(2);
    expect(await asks(person)).toBe(true);
    await db().updateTable('app_setting').set({ value: '10' }).where('key', '=', 'STEP_UP_MINUTES').execute();
    settings(server.current.app.services).forget();
  });

  it('refuses a wrong password beside its field; five end the session, and lock nobody out', async () => {
    const person = await signIn(server.current, 'ADMIN03');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answer = await prove(person, { kind: 'password', password: `wrong ${attempt}` });
      expect([answer.status, answer.body.code, answer.body.errors[0].field]).toEqual([422, 'PROOF_WRONG', 'password']);
    }
    const after = await prove(person, { kind: 'password', password: demoPassword });
    expect([after.status, after.body.code]).toEqual([401, 'TOKEN_REVOKED']);
    const { locked_until: lockedUntil } = await db()
      .selectFrom('app_user')
      .select('locked_until')
      .where('username', '=', 'ADMIN03')
      .executeTakeFirstOrThrow();
    expect(lockedUntil).toBeNull();
    await signIn(server.current, 'ADMIN03');
  });

  it('restarts the count of wrong ones after a correct one', async () => {
    const person = await signIn(server.current, 'KACAB03');
    for (const password of ['a', 'b', 'c', 'd', demoPassword, 'a', 'b', 'c', 'd'])
      await prove(person, { kind: 'password', password });
    expect((await prove(person, { kind: 'password', password: demoPassword })).status).toBe(200);
  });

  it('is taken while strangers have locked the sign-in', async () => {
    const person = await signIn(server.current, 'KACAB02');
    const until = new Date(seedDate.getTime() + 86_400_000);
    await db().updateTable('app_user').set({ locked_until: until }).where('username', '=', 'KACAB02').execute();
    const address = nextAddress();
    for (let attempt = 1; attempt <= 5; attempt += 1) await login(server.current, 'KACAB02', 'wrong', address);
    expect((await login(server.current, 'KACAB02', demoPassword, address)).body.error).toBe('account_locked');
    expect((await prove(person, { kind: 'password', password: 'wrong' })).status).toBe(422);
    expect((await prove(person, { kind: 'password', password: demoPassword })).status).toBe(200);
    expect((await person.call(profileCalls.me)).status).toBe(200);
  });

  it('refuses what this session cannot be proved by', async () => {
    const person = await signIn(server.current, 'HOBIS01');
    for (const body of [
      { kind: 'totp', code: '123456' },
      { kind: 'passkey', answer: { id: 'x', rawId: 'x', response: {} } },
      { kind: 'identity', idToken: 'x', nonce: 'x' },
    ]) {
      const answer = await prove(person, body);
      expect([body.kind, answer.status, answer.body.code]).toEqual([body.kind, 409, 'PROOF_KIND']);
    }
    expect((await prove(person, { kind: 'password' })).status).toBe(422);
  });

  it('is refused above so many tries in a minute', async () => {
    const person = await signIn(server.current, 'HOBIS02');
    const answers: number[] = [];
    for (let attempt = 1; attempt <= 25; attempt += 1)
      answers.push((await prove(person, { kind: 'password', password: demoPassword })).status);
    expect(answers).toContain(429);
  });
});

describe('a session of the identity service', () => {
  let provider: OtherProvider;
  const set = async (key: string, value: string) => {
    await db().updateTable('app_setting').set({ value }).where('key', '=', key).execute();
    settings(server.current.app.services).forget();
  };
  beforeAll(async () => {
    provider = await startOtherProvider();
    await set('SSO_WEB_2_0_ENABLED', 'true');
    await set(
      'SSO_WEB_2_0_CONFIG',
      JSON.stringify({ authority: provider.authority, clientId: 'back-office', scope: 'openid profile' }),
    );
  });
  afterAll(async () => {
    await set('SSO_WEB_2_0_ENABLED', 'false');
    await provider.close();
  });

  /** A token issued at one minute, for a sign-in at another. */
  const token = (username: string, at: number, signedInAt: number | null) => {
    const now = seedDate.getTime() / 1000;
    return provider.token({
      iss: provider.authority,
      aud: 'back-office',
      sub: `sub-${username}`,
      iat: now + at * 60,
      exp: now + at * 60 + 300,
      nonce: 'n',
      jti: randomUUID(),
      preferred_username: username,
      ...(signedInAt === null ? {} : { auth_time: now + signedInAt * 60 }),
    });
  };
  const begin = async (username: string, signedInAt: number | null) => {
    const answer = await server.current.call(authCalls.ssoExchange, null, {
      body: { idToken: await token(username, 0, signedInAt), nonce: 'n' },
    });
    return withPair(server.current, answer.body as TokenPair);
  };
  const identity = async (person: SignedIn, idToken: string) =>
    prove(person, { kind: 'identity', idToken, nonce: 'n' });

  it('is asked for a new sign-in there, and takes no password', async () => {
    const person = await begin('ADMIN02', null);
    expect(await asks(person)).toBe(false);
    later(11);
    const { result } = await person.call(userCalls.resetPassword, { body: {} });
    expect(result.proofs).toEqual(['identity']);
    expect((await prove(person, { kind: 'password', password: demoPassword })).body.code).toBe('PROOF_KIND');
    expect((await identity(person, await token('ADMIN02', 11, 11))).status).toBe(200);
    expect(await asks(person)).toBe(false);
  });

  it('has no fresh proof where the sign-in there is old, at the beginning and later', async () => {
    const person = await begin('ADMIN02', -30);
    expect(await asks(person)).toBe(true);
    expect((await person.call(profileCalls.me)).status).toBe(200);
  });

  it.each<[string, string, number | null]>([
    ['of somebody else', 'HOBIS01', 11],
    ['that does not say when the person signed in', 'ADMIN02', null],
    ['of an old sign-in', 'ADMIN02', 0],
  ])('is not proved by a token %s', async (_, username, signedInAt) => {
    const person = await begin('ADMIN02', null);
    later(11);
    const answer = await identity(person, await token(username, 11, signedInAt));
    expect([answer.status, answer.body.code]).toEqual([422, 'PROOF_WRONG']);
    expect(await asks(person)).toBe(true);
  });
});
