import { factorCalls } from '@console/contracts/shell/second-factor';
import { useServer } from '../../../test/server.ts';
import { login, signInModules } from '../../../test/sign-in.ts';
import { factorsOn } from './factors.fixtures.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const { db, now, later, codeOf, own, verify, withTotp } = factorsOn(server);

test('without a second factor the sign-in answers exactly as ever', async () => {
  const { status, body } = await login(server.current, 'HOBIS01');
  expect([status, Object.keys(body)]).toEqual([200, ['access_token', 'refresh_token', 'username']]);
});

describe('codes of an authenticator', () => {
  it('are asked for after the password, which opens no session alone', async () => {
    const { secret } = await withTotp('HOBIS01');
    const first = await login(server.current, 'HOBIS01');
    expect([first.status, first.body]).toEqual([
      401,
      {
        error: 'second_factor_required',
        error_description: 'Faktor kedua diperlukan',
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        kinds: ['TOTP'],
      },
    ]);
    const second = await verify(first.body.ticket, { kind: 'TOTP', code: codeOf(secret) });
    expect([second.status, second.body.username]).toEqual([200, 'HOBIS01']);
    expect((await verify(first.body.ticket, { kind: 'TOTP', code: codeOf(secret) })).body.code).toBe('FACTOR_EXPIRED');
  });

  it('are taken one step early and one late, once each, and never before an earlier one', async () => {
    const { secret } = await withTotp('HOBIS02');
    const attempt = async (seconds: number) => {
      const { ticket } = (await login(server.current, 'HOBIS02')).body;
      const code = codeOf(secret, new Date(now().getTime() + seconds * 1000));
      return (await verify(ticket, { kind: 'TOTP', code })).status;
    };
    expect(await attempt(-60)).toBe(422);
    expect(await attempt(60)).toBe(422);
    expect(await attempt(-30)).toBe(200);
    expect(await attempt(-30)).toBe(422);
    expect(await attempt(30)).toBe(200);
    // The step in between is older than the last accepted one.
    expect(await attempt(0)).toBe(422);
  });

  it('count like wrong passwords: five lock the account, whatever the ticket', async () => {
    const { secret } = await withTotp('KACAB02');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { ticket } = (await login(server.current, 'KACAB02')).body;
      const answer = await verify(ticket, { kind: 'TOTP', code: '000000' });
      expect(attempt < 5 ? answer.body.code : answer.body.error).toBe(attempt < 5 ? 'FACTOR_WRONG' : 'account_locked');
    }
    expect((await login(server.current, 'KACAB02')).body.error).toBe('account_locked');
    const failed = await db()
      .selectFrom('audit_entry')
      .select('code')
      .where('username', '=', 'KACAB02')
      .where('code', '=', 'SECOND_FACTOR_WRONG')
      .execute();
    expect(failed).toHaveLength(5);
    expect(codeOf(secret)).toHaveLength(6);
  });

  it('of another person, a made up ticket and a late one open nothing', async () => {
    const { secret } = await withTotp('KACAB03');
    await withTotp('KACAB04');
    const { ticket } = (await login(server.current, 'KACAB04')).body;
    expect((await verify(ticket, { kind: 'TOTP', code: codeOf(secret) })).body.code).toBe('FACTOR_WRONG');
    expect((await verify('x'.repeat(43), { kind: 'TOTP', code: codeOf(secret) })).body.code).toBe('FACTOR_EXPIRED');
    const { ticket: late } = (await login(server.current, 'KACAB03')).body;
    later(301);
    expect((await verify(late, { kind: 'TOTP', code: codeOf(secret) })).body.code).toBe('FACTOR_EXPIRED');
  });

  it('lie in no readable form in the database', async () => {
    const { secret, codes } = await withTotp('KACAB05');
    const kept = JSON.stringify([
      await db().selectFrom('second_factor').selectAll().execute(),
      await db().selectFrom('recovery_code').selectAll().execute(),
      await db().selectFrom('second_factor_step').selectAll().execute(),
      await db().selectFrom('audit_entry').selectAll().where('action', 'like', 'SECOND_FACTOR%').execute(),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(text);
  });
});

describe('recovery codes', () => {
  it('stand for the factor once each, however they are typed', async () => {
    const { codes } = await withTotp('KACAB06');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{6}-){3}[A-HJ-NP-Z2-9]{6}$/);
    const attempt = async (code: string) => {
      const { ticket } = (await login(server.current, 'KACAB06')).body;
      return (await verify(ticket, { kind: 'RECOVERY', code })).status;
    };
    expect(await attempt(codes[0]!.toLowerCase().replace('-', ' '))).toBe(200);
    expect(await attempt(codes[0]!)).toBe(422);
    expect(await attempt(codes[1]!)).toBe(200);
  });

  it('end with the new ones, and with the last factor', async () => {
    const { person, codes, factor } = await withTotp('KACAB07');
    const fresh = (await own(person, factorCalls.recoveryCodes)).result.recoveryCodes as string[];
    expect(fresh.some((code) => codes.includes(code))).toBe(false);
    const { ticket } = (await login(server.current, 'KACAB07')).body;
    expect((await verify(ticket, { kind: 'RECOVERY', code: codes[0] })).status).toBe(422);
    await own(person, factorCalls.remove, { secureId: factor.secureId });
    expect((await own(person, factorCalls.list)).result).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect((await own(person, factorCalls.recoveryCodes)).status).toBe(404);
    expect((await login(server.current, 'KACAB07')).status).toBe(200);
  });
});
