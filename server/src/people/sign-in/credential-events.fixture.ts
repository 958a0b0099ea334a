// Long: every way in which credentials change, in one list.
import type { Call } from '@console/contracts/core/call';
import { callsOf } from '@console/contracts/core/resource';
import { authCalls, changeIdentityPassword, changePassword } from '@console/contracts/shell/auth';
import { updateOwnAccount } from '@console/contracts/shell/own-account';
import { profileCalls, type Account } from '@console/contracts/shell/profile';
import { factorCalls, secondStepCalls } from '@console/contracts/shell/second-factor';
import { userCalls, users, type User } from '@console/contracts/shell/user';
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '../../../test/environment.ts';
import type { TestServer } from '../../../test/server.ts';
import { callFrom, login, nextAddress, signIn, type SignedIn } from '../../../test/sign-in.ts';

/** The user whose credentials change, and a session in which they may be changed. */
export interface Owner {
  readonly username: string;
  readonly session: SignedIn;
}
/** One way in which credentials change. */
export interface CredentialEvent {
  /** The calls of which it is made. */
  readonly calls: readonly string[];
  /** Whether the session in which it happens continues. */
  readonly stays: boolean;
  readonly happens: (owner: Owner) => Promise<unknown>;
}

/** Calls of accounts that change no credentials of the account, with the reason. */
export const otherCalls: Readonly<Record<string, string>> = {
  'auth.login': 'uses them',
  'auth.refresh-token': 'continues a session',
  'auth.logout': 'ends a session',
  'auth.sso-exchange': 'uses them',
  'auth.register': 'makes a new account',
  'auth.password-validate': 'only looks',
  'auth.second-factor.options': 'only looks',
  'auth.second-factor.enrol': 'begins the factor that a sign-in demands',
  'auth.second-factor.enrolled': 'adds the factor that a sign-in demands, and makes the session',
  'user.validate-username': 'only looks',
  'user.validate-email': 'only looks',
  'user.unique': 'only looks',
  'user.reveal': 'only looks',
  'user.paste': 'only looks',
  'user.activate-preview': 'only looks',
  'user.deactivate-preview': 'only looks',
  'user.activate-all': 'lets in with the credentials of before',
  'user.deactivate-all': 'switches accounts off one by one, as the event does',
  'user.change/approve': 'makes the proposed change, which is one of the events',
  'user.change/reject': 'changes nothing',
  'user.change/withdraw': 'changes nothing',
  'auth.me.second-factors.rename': 'changes a name',
  'auth.me.recovery-codes': 'replaces the codes; a mail tells the owner, as the last test shows',
  'auth.me.prove.options': 'only looks',
  'auth.me.sessions.end': 'ends a session',
  'user.unlock': 'ends a waiting time',
  'user.end-session': 'ends a session',
  'user.create': 'makes a new account',
  'user.delete': 'ends the account, as switching it off does',
  'user.activate': 'lets in with the credentials of before',
  'user.privileges.update': 'changes rights',
};

/** The events, and what their tests need besides, on a server. */
export function credentialEvents(server: { readonly current: TestServer }) {
  const db = () => server.current.database.db;
  const good = 'Sangat#Aman-77';
  const ok = ({ status, body, result }: Awaited<ReturnType<SignedIn['call']>>) => {
    expect([status, body]).toEqual([200, expect.anything()]);
    return result;
  };
  const own = async (person: SignedIn, each: Call, body?: object) => ok(await person.call(each, body ? { body } : {}));
  const step = (call: Call, body: object) => callFrom(server.current, nextAddress(), call, body);

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: server.current.app.services.now().getTime(),
    });
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

  const events: Readonly<Record<string, CredentialEvent>> = {
    'the own password changed': {
      calls: ['user.change-password'],
      stays: true,
      happens: ({ session }) => own(session, changePassword, passwords),
    },
    'the own password changed at the embedded identity service': {
      calls: ['auth.me.change-password'],
      stays: true,
      happens: ({ session }) => own(session, changeIdentityPassword, passwords),
    },
    'the password changed without a session': {
      calls: ['auth.change-password-external', 'auth.second-factor'],
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
      calls: ['auth.reset-password'],
      stays: false,
      happens: async ({ username }) => {
        const { id, version } = await rowOf(username);
        const body = { secureId: id, version, reason: 'Lupa password' };
        await own(await signIn(server.current, 'ADMIN01'), userCalls.resetPassword, body);
      },
    },
    'a factor enrolled': {
      calls: ['auth.me.second-factors.begin', 'auth.me.second-factors.add'],
      stays: true,
      happens: ({ session }) => enrol(session),
    },
    'a factor removed': {
      calls: ['auth.me.second-factors.remove'],
      stays: true,
      happens: ({ session }) => removeFirst(session),
    },
    'the factors removed by an admin': {
      calls: ['user.second-factors.remove'],
      stays: false,
      happens: async ({ username, session }) => {
        const { factors } = (await own(session, factorCalls.list)) as { factors: object[] };
        if (factors.length === 0) await enrol(session);
        const body = { secureId: (await rowOf(username)).id, reason: 'Ponsel hilang' };
        await own(await signIn(server.current, 'ADMIN01'), factorCalls.removeOfUser, body);
      },
    },
    'the own address changed': {
      calls: ['auth.me.update'],
      stays: true,
      happens: async ({ username, session }) => {
        const me = (await own(session, profileCalls.me)) as Account;
        const { secureId, version, name, phone, photoFileId } = me;
        const values = { secureId, version, name, phone, photoFileId, currentPassword: demoPassword };
        await own(session, updateOwnAccount, { ...values, email: `lain.${username}@contoh.test` });
      },
    },
    'the address changed by an admin': {
      calls: ['user.update'],
      stays: false,
      happens: ({ username }) => byAdmin(username, () => ({ email: `lagi.${username}@contoh.test` })),
    },
    'the way in changed by an admin': {
      calls: ['user.update'],
      stays: false,
      happens: ({ username }) =>
        byAdmin(username, ({ localLoginAllowed }) => ({ localLoginAllowed: !localLoginAllowed })),
    },
    'the account switched off': {
      calls: ['user.deactivate'],
      stays: false,
      happens: async ({ username }) => {
        const { id, version } = await rowOf(username);
        const body = { items: [{ secureId: id, version }], reason: 'Tidak bekerja lagi' };
        await own(await signIn(server.current, 'ADMIN01'), callsOf(users)['deactivate'], body);
      },
    },
  };
  return { events, enrol, demand, codeOf, codes, step, ok, own };
}
