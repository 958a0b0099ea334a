import type { Call } from '@console/contracts/core/call';
import { proofCalls } from '@console/contracts/shell/proof';
import { factorCalls, secondStepCalls } from '@console/contracts/shell/second-factor';
import { userCalls } from '@console/contracts/shell/user';
import { Secret, TOTP } from 'otpauth';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { callFrom, login, nextAddress, signIn, signInModules, withPair, type SignedIn } from '../../../test/sign-in.ts';
import { makeAuthenticator } from './authenticator.fixture.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const db = () => server.current.database.db;
const origin = 'http://localhost:4100';
let clock = seedDate;
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
  server.current.setNow(clock);
};
/** Each code of an authenticator is accepted once: every test has its own time steps. */
beforeEach(() => later(120));

const codeOf = (secret: string, at = clock) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const own = (person: SignedIn, call: Call, body?: object) => person.call(call, body ? { body } : {});
const step = (call: Call, body: object) => callFrom(server.current, nextAddress(), call, body);
const verify = (ticket: string, offer: object) => step(secondStepCalls.verify, { ticket, offer });

async function withTotp(username: string) {
  const person = await signIn(server.current, username);
  const { secret } = (await own(person, factorCalls.begin, { kind: 'TOTP' })).result as { secret: string };
  const added = await own(person, factorCalls.add, { kind: 'TOTP', name: 'Ponsel', code: codeOf(secret) });
  expect([added.status, added.result.factor]).toEqual([200, expect.objectContaining({ kind: 'TOTP', name: 'Ponsel' })]);
  later(60);
  return { person, secret, codes: added.result.recoveryCodes as string[], factor: added.result.factor };
}
async function withPasskey(username: string) {
  const person = await signIn(server.current, username);
  const device = makeAuthenticator(origin);
  const { options } = (await own(person, factorCalls.begin, { kind: 'PASSKEY' })).result;
  const added = await own(person, factorCalls.add, {
    kind: 'PASSKEY',
    name: 'Laptop',
    answer: device.create(options.challenge),
  });
  expect([added.status, added.body.code]).toEqual([200, undefined]);
  return { person, device };
}

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
      const code = codeOf(secret, new Date(clock.getTime() + seconds * 1000));
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

describe('passkeys', () => {
  it('answer the second step, each challenge once', async () => {
    const { device } = await withPasskey('KACAB08');
    const { ticket, kinds } = (await login(server.current, 'KACAB08')).body;
    expect(kinds).toEqual(['PASSKEY']);
    const { challenge } = (await step(secondStepCalls.options, { ticket })).result;
    const answer = device.answer(challenge);
    expect((await verify(ticket, { kind: 'PASSKEY', answer })).status).toBe(200);
    const { ticket: next } = (await login(server.current, 'KACAB08')).body;
    expect((await verify(next, { kind: 'PASSKEY', answer })).status).toBe(422);
    await step(secondStepCalls.options, { ticket: next });
    expect((await verify(next, { kind: 'PASSKEY', answer })).status).toBe(422);
  });

  it.each<[string, (challenge: string) => object]>([
    ['another device', (challenge) => makeAuthenticator(origin).answer(challenge)],
    ['another origin', (challenge) => makeAuthenticator('https://elsewhere.test').answer(challenge)],
  ])('of %s are refused', async (_, answer) => {
    await withPasskey('KACAB09').catch(() => null);
    const { ticket } = (await login(server.current, 'KACAB09')).body;
    const { challenge } = (await step(secondStepCalls.options, { ticket })).result;
    expect((await verify(ticket, { kind: 'PASSKEY', answer: answer(challenge) })).body.code).toBe('FACTOR_WRONG');
  });

  it('are not taken from a device that does not know its person', async () => {
    const person = await signIn(server.current, 'KACAB10');
    const { options } = (await own(person, factorCalls.begin, { kind: 'PASSKEY' })).result;
    const answer = makeAuthenticator(origin, { verifies: false }).create(options.challenge);
    const added = await own(person, factorCalls.add, { kind: 'PASSKEY', name: 'Kunci', answer });
    expect([added.status, added.body.code]).toEqual([422, 'FACTOR_WRONG']);
  });
});

describe('a fresh proof', () => {
  const asks = async (person: SignedIn) =>
    (await own(person, userCalls.resetPassword, {})).body.code === 'PROOF_REQUIRED';
  it('is given by a code or a passkey where they are enrolled', async () => {
    const { person, secret } = await withTotp('ADMIN02');
    later(601);
    const refused = await own(person, userCalls.resetPassword, {});
    expect(refused.result.proofs).toEqual(['password', 'totp']);
    expect((await own(person, proofCalls.prove, { kind: 'totp', code: '000000' })).body.code).toBe('PROOF_WRONG');
    const code = codeOf(secret);
    expect((await own(person, proofCalls.prove, { kind: 'totp', code })).status).toBe(200);
    expect(await asks(person)).toBe(false);
    expect((await own(person, proofCalls.prove, { kind: 'totp', code })).body.code).toBe('PROOF_WRONG');
  });

  it('by a passkey answers a challenge of its own, once', async () => {
    const { person, device } = await withPasskey('ADMIN03');
    later(601);
    expect(await asks(person)).toBe(true);
    const { challenge } = (await own(person, factorCalls.proveOptions)).result;
    const body = { kind: 'passkey', answer: device.answer(challenge) };
    expect((await own(person, proofCalls.prove, body)).status).toBe(200);
    expect(await asks(person)).toBe(false);
    expect((await own(person, proofCalls.prove, body)).body.code).toBe('FACTOR_EXPIRED');
  });
});

describe('a role that demands a second factor', () => {
  it('lets its holders in after they have enrolled one, with recovery codes', async () => {
    await db().updateTable('role').set({ second_factor: 'REQUIRED' }).where('name', '=', 'contact_center').execute();
    const first = await login(server.current, 'CC01');
    expect([first.status, first.body.error, first.body.kinds]).toEqual([
      401,
      'second_factor_enrolment',
      ['TOTP', 'PASSKEY'],
    ]);
    const { ticket } = first.body;
    const { secret, address } = (await step(secondStepCalls.enrol, { ticket, wish: { kind: 'TOTP' } })).result;
    expect(address).toContain('otpauth://totp/');
    const enrolled = (code: string) =>
      step(secondStepCalls.enrolled, { ticket, enrolled: { kind: 'TOTP', name: 'Ponsel', code } });
    expect((await enrolled('000000')).body.code).toBe('FACTOR_WRONG');
    const done = await enrolled(codeOf(secret));
    expect([done.status, done.body.recovery_codes.length]).toEqual([200, 10]);
    const person = withPair(server.current, done.body);
    expect((await own(person, factorCalls.list)).result).toMatchObject({
      required: true,
      recoveryCodesLeft: 10,
      factors: [{ name: 'Ponsel' }],
    });
    expect((await enrolled(codeOf(secret))).body.code).toBe('FACTOR_EXPIRED');
    expect((await login(server.current, 'CC01')).body.error).toBe('second_factor_required');
    expect((await login(server.current, 'CC02', 'wrong')).status).toBe(400);
  });
});

describe('factors of others', () => {
  const remove = (person: SignedIn, secureId: string) =>
    own(person, factorCalls.removeOfUser, { secureId, reason: 'Ponsel hilang' });
  const idOf = async (username: string) =>
    (await db().selectFrom('app_user').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;

  it('are removed by admins, who tell the owner by mail, and never their own', async () => {
    await withTotp('HOOPS01');
    const admin = await signIn(server.current, 'ADMIN01');
    expect((await remove(admin, await idOf('ADMIN01'))).body.code).toBe('SELF_RESET');
    expect((await remove(await signIn(server.current, 'KACAB01'), await idOf('HOOPS01'))).status).toBe(403);
    const { email } = await db()
      .selectFrom('app_user')
      .select('email')
      .where('username', '=', 'HOOPS01')
      .executeTakeFirstOrThrow();
    const mails = async () =>
      (
        await db()
          .selectFrom('mail')
          .select('subject')
          .where('recipient', '=', email as string)
          .execute()
      ).map(({ subject }) => subject);
    expect((await remove(admin, await idOf('HOOPS01'))).result).toEqual({ removed: 1 });
    expect(await mails()).toEqual(['Faktor kedua ditambahkan - Console', 'Faktor kedua dihapus - Console']);
    expect((await login(server.current, 'HOOPS01')).status).toBe(200);
  });

  it('are nobody else’s to see, name or remove', async () => {
    const { factor } = await withTotp('HOOPS02');
    const other = await signIn(server.current, 'HOOPS03');
    expect((await own(other, factorCalls.list)).result.factors).toEqual([]);
    const { secureId } = factor;
    expect((await own(other, factorCalls.rename, { secureId, name: 'Milik saya' })).status).toBe(404);
    expect((await own(other, factorCalls.remove, { secureId })).status).toBe(404);
    expect((await login(server.current, 'HOOPS02', demoPassword)).body.error).toBe('second_factor_required');
  });
});
