import { authCalls, type TokenPair } from '@console/contracts/shell/auth';
import { profileCalls } from '@console/contracts/shell/profile';
import { createPrivateKey } from 'node:crypto';
import { SignJWT, generateKeyPair } from 'jose';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, withPair } from '../../../test/sign-in.ts';
import { accessTokens, longestTokenSeconds } from '../sessions/access-token.ts';
import { signingKeys } from '../sessions/keys.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const after = (seconds: number) => server.current.setNow(new Date(seedDate.getTime() + seconds * 1000));
const refresh = (token: string) =>
  server.current.call(authCalls.refreshToken, null, { body: { refresh_token: token } });
const current = profileCalls.current;
const db = () => server.current.database.db;

afterEach(() => server.current.setNow(seedDate));

describe('access token', () => {
  it('is refused without header, when broken, and when signed by another key', async () => {
    const { headers } = await signIn(server.current, 'HOBIS01');
    const { privateKey } = await generateKeyPair('ES256');
    const forged = await new SignJWT({ preferred_username: 'HOBIS01', sid: 'x' })
      .setProtectedHeader({ alg: 'ES256', kid: 'mine', typ: 'at+jwt' })
      .setSubject('x')
      .setIssuer('console')
      .setAudience('console')
      .setExpirationTime('1h')
      .sign(privateKey);
    for (const authorization of ['', 'Bearer x.y.z', `Bearer ${forged}`, 'Basic abc']) {
      const answer = await server.current.call(current, null, { headers: { ...headers, authorization } });
      expect([answer.status, answer.body.code]).toEqual([401, 'TOKEN_INVALID']);
    }
  });

  it('is refused when its key signed it for something else', async () => {
    const { headers, pair } = await signIn(server.current, 'HOBIS01');
    const { userId, sessionId, username } = await accessTokens(server.current.app.services).verify(pair.access_token);
    const [jwk] = await signingKeys(server.current.app.services, 'access');
    const made = Math.floor(server.current.app.services.now().getTime() / 1000);
    const signed = (typ: string, issuer: string, audience: string) =>
      new SignJWT({ preferred_username: username, sid: sessionId })
        .setProtectedHeader({ alg: 'ES256', kid: jwk?.kid ?? '', typ })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(made)
        .setExpirationTime(made + 900)
        .sign(createPrivateKey({ key: jwk as never, format: 'jwk' }));
    const codeOf = async (token: string) =>
      (await server.current.call(current, null, { headers: { ...headers, authorization: `Bearer ${token}` } })).body
        .code;
    expect(await codeOf(await signed('at+jwt', 'console', 'console'))).toBeUndefined();
    expect(await codeOf(await signed('JWT', 'console', 'console'))).toBe('TOKEN_INVALID');
    expect(await codeOf(await signed('at+jwt', 'elsewhere', 'console'))).toBe('TOKEN_INVALID');
    expect(await codeOf(await signed('at+jwt', 'console', 'elsewhere'))).toBe('TOKEN_INVALID');
  });

  it('must come with the username it was made for', async () => {
    const person = await signIn(server.current, 'HOBIS01');
    for (const username of ['', 'ADMIN01', 'hobis01']) {
      const answer = await person.call(current, { headers: { username } });
      expect([answer.status, answer.body.code]).toEqual([401, 'USERNAME_MISMATCH']);
    }
  });

  it('lives an hour at most, whatever a setting or a token says', async () => {
    const { userId, sessionId, username } = await accessTokens(server.current.app.services).verify(
      (await signIn(server.current, 'HOOPS02')).pair.access_token,
    );
    const tokens = accessTokens(server.current.app.services);
    const token = await tokens.sign({ userId, sessionId, username, name: 'x' }, 10_000_000);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>;
    expect([claims['sid'], (claims['exp'] ?? 0) - (claims['iat'] ?? 0)]).toEqual([sessionId, longestTokenSeconds]);
    // Signed with the right key for ten years: refused after one hour.
    const [jwk] = await signingKeys(server.current.app.services, 'access');
    const made = Math.floor(server.current.app.services.now().getTime() / 1000);
    const forged = (iat?: number) =>
      new SignJWT({ preferred_username: username, sid: sessionId, ...(iat === undefined ? {} : { iat }) })
        .setProtectedHeader({ alg: 'ES256', kid: jwk?.kid ?? '', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer('console')
        .setAudience('console')
        .setExpirationTime(made + 315_360_000)
        .sign(createPrivateKey({ key: jwk as never, format: 'jwk' }));
    expect(await tokens.verify(await forged(made - 3_000))).toMatchObject({ sessionId });
    for (const iat of [made - 3_700, made + 600, undefined])
      await expect(tokens.verify(await forged(iat))).rejects.toMatchObject({
        code: expect.stringMatching(/^TOKEN_(EXPIRED|INVALID)$/),
      });
  });

  it('expires after 900 seconds', async () => {
    const person = await signIn(server.current, 'HOBIS01');
    after(899);
    expect((await person.call(current)).status).toBe(200);
    after(901);
    expect((await person.call(current)).body.code).toBe('TOKEN_EXPIRED');
  });
});

describe('POST refresh-token', () => {
  it('answers a new pair of the same session', async () => {
    const { pair } = await signIn(server.current, 'HOBIS02');
    after(850);
    const answer = await refresh(pair.refresh_token);
    expect(answer.status).toBe(200);
    expect(answer.body.refresh_token).not.toBe(pair.refresh_token);
    after(1_600);
    expect((await withPair(server.current, answer.body as TokenPair).call(current)).status).toBe(200);
    const sessions = await db()
      .selectFrom('user_session')
      .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
      .select('user_session.id')
      .where('username', '=', 'HOBIS02')
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it('lets two tabs that asked at the same moment both go on', async () => {
    const { pair } = await signIn(server.current, 'HOBIS03');
    const answers = await Promise.all([refresh(pair.refresh_token), refresh(pair.refresh_token)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    for (const answer of answers)
      expect((await withPair(server.current, answer.body as TokenPair).call(current)).status).toBe(200);
  });

  it('lets a client whose answer was lost ask again within ten seconds', async () => {
    const { pair } = await signIn(server.current, 'HOOPS01');
    await refresh(pair.refresh_token);
    after(9);
    expect((await refresh(pair.refresh_token)).status).toBe(200);
  });

  it('ends the whole session when an old token comes back later', async () => {
    const { pair } = await signIn(server.current, 'HOOPS02');
    const next = await refresh(pair.refresh_token);
    after(11);
    const reuse = await refresh(pair.refresh_token);
    expect([reuse.status, reuse.body.code]).toEqual([401, 'TOKEN_REVOKED']);
    expect((await refresh(next.body.refresh_token)).body.code).toBe('TOKEN_REVOKED');
    expect((await withPair(server.current, next.body as TokenPair).call(current)).body.code).toBe('TOKEN_REVOKED');
  });

  it('ends the session as soon as both children of one token are used, however quickly', async () => {
    const { pair } = await signIn(server.current, 'HOOPS02');
    const [one, other] = [await refresh(pair.refresh_token), await refresh(pair.refresh_token)];
    const next = await refresh(one.body.refresh_token);
    expect(next.status).toBe(200);
    expect((await refresh(other.body.refresh_token)).body.code).toBe('TOKEN_REVOKED');
    expect((await refresh(next.body.refresh_token)).body.code).toBe('TOKEN_REVOKED');
  });

  it('continues for the used child of a token when its sibling is dropped', async () => {
    const { pair } = await signIn(server.current, 'HOOPS02');
    const [, kept] = await Promise.all([refresh(pair.refresh_token), refresh(pair.refresh_token)]);
    let { refresh_token: token } = kept.body as TokenPair;
    for (let turn = 1; turn <= 3; turn += 1) {
      after(turn * 800);
      const next = await refresh(token);
      expect(next.status).toBe(200);
      ({ refresh_token: token } = next.body as TokenPair);
    }
  });

  it('ends the session at once when the next token has been exchanged already', async () => {
    const { pair } = await signIn(server.current, 'HOOPS03');
    after(1);
    const next = await refresh(pair.refresh_token);
    after(2);
    await refresh(next.body.refresh_token);
    after(3);
    expect((await refresh(pair.refresh_token)).body.code).toBe('TOKEN_REVOKED');
  });

  it('refuses an unknown token and one older than 8 hours', async () => {
    expect((await refresh('unknown')).body.code).toBe('TOKEN_INVALID');
    const { pair } = await signIn(server.current, 'HOOPS04');
    after(8 * 3_600 + 1);
    expect((await refresh(pair.refresh_token)).body.code).toBe('TOKEN_EXPIRED');
  });

  it('ends every session after 12 hours, however often it was refreshed', async () => {
    const { pair } = await signIn(server.current, 'HOOPS05');
    let token = pair.refresh_token;
    for (const hours of [4, 8, 11]) {
      after(hours * 3_600);
      token = (await refresh(token)).body.refresh_token;
    }
    after(12 * 3_600 + 1);
    expect((await refresh(token)).body.code).toBe('TOKEN_EXPIRED');
  });
});
