import type { Call } from '@console/contracts/core/call';
import { callsOf } from '@console/contracts/core/resource';
import { authCalls, changePassword } from '@console/contracts/shell/auth';
import { updateOwnAccount } from '@console/contracts/shell/own-account';
import { profileCalls, type Account } from '@console/contracts/shell/profile';
import { factorCalls, secondStepCalls } from '@console/contracts/shell/second-factor';
import { userCalls, users, type User } from '@console/contracts/shell/users';
import { Secret, TOTP } from 'otpauth';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { callFrom, login, nextAddress, signIn, signInModules, withPair, type SignedIn } from '../../../test/sign-in.ts';

/** Every change of credentials ends what was started with the old credentials. */
const server = useServer({ modules: signInModules, realSessions: true });
const db = () => server.current.database.db;
let clock = seedDate;
const good = 'Sangat#Aman-77';
const ok = ({ status, body, result }: Awaited<ReturnType<SignedIn['call']>>) => {
  expect([status, body]).toEqual([200, expect.anything()]);
  return result;
};
const own = async (person: SignedIn, each: Call, body?: object) => ok(await person.call(each, body ? { body } : {}));
const step = (call: Call, body: object) => callFrom(server.current, nextAddress(), call, body);

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.getTime() });
async function enrol(person: SignedIn) {
  const { secret } = (await own(person, factorCalls.begin, { kind: 'TOTP' })) as { secret: string };
  const added = await own(person, factorCalls.add, { kind: 'TOTP', name: 'Ponsel', code: codeOf(secret) });
  return added as { factor: { secureId: string }; recoveryCodes: string[] };
}
const demand = (factor: 'REQUIRED' | null) =>
  db().updateTable('role').set({ second_factor: factor }).where('name', '!=', 'admin').execute();
const rowOf = async (username: string) =>
  db().selectFrom('app_user').select(['id', 'version']).where('username', '=', username).executeTakeFirstOrThrow();

/** A recovery code of each user with a factor. */
const codes = new Map<string, string>();

/** The user whose credentials change, and a session in which they may be changed. */
interface Owner {
  readonly username: string;
  readonly session: SignedIn;
}
const byAdmin = async (username: string, change: (user: User) => Record<string, unknown>) => {
  const admin = await signIn(server.current, 'ADMIN01');
  const { id } = await rowOf(username);
  const user = (await admin.call(callsOf(users)['detail'], { parameters: { secureId: id } })).result as User;
  await own(admin, callsOf(users)['update'], { ...user, ...change(user) });
};
const removeFirst = async (session: SignedIn) => {
  const { factors } = (await own(session, factorCalls.list)) as { factors: { secureId: string }[] };
  const secureId = factors[0]?.secureId ?? (await enrol(session)).factor.secureId;
  await own(session, factorCalls.remove, { secureId });
};
const passwords = { oldPassword: demoPassword, newPassword: good, confirmPassword: good };

/** Every event, and whether its own session continues. */
const events: Readonly<
  Record<string, { readonly stays: boolean; readonly happens: (owner: Owner) => Promise<unknown> }>
> = {
  'the own password changed': {
    stays: true,
    happens: ({ session }) => own(session, changePassword, passwords),
  },
  'the password changed without a session': {
    stays: false,
    happens: async ({ username }) => {
      const answer = await step(authCalls.changePasswordExternal, { username, ...passwords });
      const code = codes.get(username);
      if (!code) return ok(answer);
      // The password changes together with the factor, not before.
      expect([answer.status, answer.body.error]).toEqual([401, 'second_factor_required']);
      const { ticket } = answer.body;
      const wrong = await step(secondStepCalls.verify, { ticket, offer: { kind: 'TOTP', code: '000000' } });
      expect(wrong.status).toBe(422);
      expect((await login(server.current, username)).body.error).toBe('second_factor_required');
      const right = await step(secondStepCalls.verify, { ticket, offer: { kind: 'RECOVERY', code } });
      expect([right.status, right.body.username]).toEqual([200, username]);
      expect((await login(server.current, username)).status).toBe(400);
      expect((await login(server.current, username, good)).body.error).toBe('second_factor_required');
      const mails = await db().selectFrom('mail').select('subject').execute();
      return expect(mails.map(({ subject }) => subject)).toContain('Password diubah - Console');
    },
  },
  'the password reset': {
    stays: false,
    happens: async ({ username }) => {
      const { id, version } = await rowOf(username);
      const body = { secureId: id, version, reason: 'Lupa password' };
      await own(await signIn(server.current, 'ADMIN01'), userCalls.resetPassword, body);
    },
  },
  'a factor enrolled': { stays: true, happens: ({ session }) => enrol(session) },
  'a factor removed': { stays: true, happens: ({ session }) => removeFirst(session) },
  'the factors removed by an admin': {
    stays: false,
    happens: async ({ username, session }) => {
      const { factors } = (await own(session, factorCalls.list)) as { factors: object[] };
      if (factors.length === 0) await enrol(session);
      const body = { secureId: (await rowOf(username)).id, reason: 'Ponsel hilang' };
      await own(await signIn(server.current, 'ADMIN01'), factorCalls.removeOfUser, body);
    },
  },
  'the own address changed': {
    stays: true,
    happens: async ({ username, session }) => {
      const me = (await own(session, profileCalls.me)) as Account;
      const { secureId, version, name, phone, photoFileId } = me;
      const values = { secureId, version, name, phone, photoFileId, currentPassword: demoPassword };
      await own(session, updateOwnAccount, { ...values, email: `lain.${username}@contoh.test` });
    },
  },
  'the address changed by an admin': {
    stays: false,
    happens: ({ username }) => byAdmin(username, () => ({ email: `lagi.${username}@contoh.test` })),
  },
  'the way in changed by an admin': {
    stays: false,
    happens: ({ username }) =>
      byAdmin(username, ({ localLoginAllowed }) => ({ localLoginAllowed: !localLoginAllowed })),
  },
  'the account switched off': {
    stays: false,
    happens: async ({ username }) => {
      const { id, version } = await rowOf(username);
      const body = { items: [{ secureId: id, version }], reason: 'Tidak bekerja lagi' };
      await own(await signIn(server.current, 'ADMIN01'), callsOf(users)['deactivate'], body);
    },
  },
};
beforeAll(() =>
  db()
    .updateTable('app_user')
    .set({ password_changed_at: new Date(seedDate.getTime() - 2 * 86_400_000) })
    .execute(),
);
beforeEach(() => {
  clock = new Date(clock.getTime() + 120_000);
  server.current.setNow(clock);
});
afterEach(() => demand(null));

const names = Object.keys(events);
/** Accounts without any of the events. */
const used = async (at: number): Promise<string> => {
  const { username } = await db()
    .selectFrom('app_user')
    .select('username')
    .where((row) => row.or([row('username', 'like', 'KACAB%'), row('username', 'like', 'ADMCB%')]))
    .where('status', '=', 'active')
    .where('password_temporary', '=', false)
    .where('valid_to', 'is', null)
    .orderBy('created_at')
    .orderBy('username')
    .offset(at)
    .limit(1)
    .executeTakeFirstOrThrow();
  return username;
};

describe.each(names)('%s', (name) => {
  const { stays, happens } = events[name]!;
  const place = names.indexOf(name);

  const check = async (session: SignedIn, other: { pair: { refresh_token: string } }) => {
    expect((await withPair(server.current, other.pair as never).call(profileCalls.me)).status).toBe(401);
    expect((await step(authCalls.refreshToken, { refresh_token: other.pair.refresh_token })).status).toBe(401);
    expect((await session.call(profileCalls.me)).status).toBe(stays ? 200 : 401);
  };

  it('ends the enrolment that a sign-in was to finish, and other sessions', async () => {
    const username = await used(2 * place);
    const session = await signIn(server.current, username);
    const other = { pair: (await login(server.current, username)).body };
    await demand('REQUIRED');
    const { ticket, error } = (await login(server.current, username)).body;
    expect(error).toBe('second_factor_enrolment');
    const began = await step(secondStepCalls.enrol, { ticket, wish: { kind: 'TOTP' } });
    const { secret } = ok(began) as { secret: string };
    await demand(null);
    await happens({ username, session });
    expect((await step(secondStepCalls.enrol, { ticket, wish: { kind: 'TOTP' } })).body.code).toBe('FACTOR_EXPIRED');
    const enrolled = { kind: 'TOTP', name: 'Ponsel lain', code: codeOf(secret) };
    expect((await step(secondStepCalls.enrolled, { ticket, enrolled })).body.code).toBe('FACTOR_EXPIRED');
    await check(session, other);
  });

  it('ends the second step that waits for a factor, and other sessions', async () => {
    const username = await used(2 * place + 1);
    const session = await signIn(server.current, username);
    const { recoveryCodes } = await enrol(session);
    codes.set(username, recoveryCodes[2]!);
    const first = (await login(server.current, username)).body;
    const offer = (code: string) => ({ kind: 'RECOVERY', code });
    const other = await step(secondStepCalls.verify, { ticket: first.ticket, offer: offer(recoveryCodes[0]!) });
    expect(other.status).toBe(200);
    const { ticket, error } = (await login(server.current, username)).body;
    expect(error).toBe('second_factor_required');
    clock = new Date(clock.getTime() + 60_000);
    server.current.setNow(clock);
    await happens({ username, session });
    const late = await step(secondStepCalls.verify, { ticket, offer: offer(recoveryCodes[1]!) });
    expect([late.status, late.body.code]).toEqual([409, 'FACTOR_EXPIRED']);
    expect((await step(secondStepCalls.options, { ticket })).body.code).toBe('FACTOR_EXPIRED');
    await check(session, { pair: other.body });
  });
});
