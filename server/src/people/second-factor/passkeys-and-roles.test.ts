import { proofCalls } from '@console/contracts/shell/proof';
import { factorCalls, secondStepCalls } from '@console/contracts/shell/second-factor';
import { userCalls } from '@console/contracts/shell/user';
import { demoPassword } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { login, signIn, signInModules, withPair, type SignedIn } from '../../../test/sign-in.ts';
import { makeAuthenticator } from './authenticator.fixture.ts';
import { factorsOn, origin } from './factors.fixtures.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const { db, later, codeOf, own, step, verify, withTotp, withPasskey } = factorsOn(server);

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
