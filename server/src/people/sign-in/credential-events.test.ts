import type { Call } from '@console/contracts/core/call';
import { callsOf } from '@console/contracts/core/resource';
import { authCalls, changeIdentityPassword, changePassword } from '@console/contracts/shell/auth';
import { updateOwnAccount } from '@console/contracts/shell/own-account';
import { profileCalls } from '@console/contracts/shell/profile';
import { factorCalls, secondStepCalls } from '@console/contracts/shell/second-factor';
import { userCalls, users } from '@console/contracts/shell/user';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { login, signIn, signInModules, withPair, type SignedIn } from '../../../test/sign-in.ts';
import { credentialEvents, otherCalls } from './credential-events.fixture.ts';

/** Every change of credentials ends what was started with the old credentials, and a mail tells its owner. */
const server = useServer({ modules: signInModules, realSessions: true });
const db = () => server.current.database.db;
const { events, enrol, demand, codeOf, codes, step, ok, own } = credentialEvents(server);
let clock = seedDate;

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
    .where((row) =>
      row.or([row('username', 'like', 'KACAB%'), row('username', 'like', 'ADMCB%'), row('username', '=', 'HOBIS02')]),
    )
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

/** Number of mails to the address that a user had at the start. */
const mailsTo = async (username: string): Promise<number> =>
  (await db().selectFrom('mail').select('id').where('recipient', '=', `${username.toLowerCase()}@contoh.id`).execute())
    .length;

test('every call that can change an account is one of the events, or says why it is not', () => {
  const calls: readonly Call[] = [
    ...Object.values({ ...authCalls, ...factorCalls, ...secondStepCalls, ...profileCalls, ...userCalls }),
    ...Object.values(callsOf(users)),
    changePassword,
    changeIdentityPassword,
    updateOwnAccount,
  ];
  const changing = calls.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  const walked = new Set([...Object.values(events).flatMap((event) => event.calls), ...Object.keys(otherCalls)]);
  expect([...new Set(changing)].filter((name) => !walked.has(name))).toEqual([]);
  expect([...walked].filter((name) => !changing.includes(name))).toEqual([]);
});

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
    const before = await mailsTo(username);
    await happens({ username, session });
    expect(await mailsTo(username)).toBeGreaterThan(before);
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

test('new recovery codes replace the old ones, and a mail tells the owner', async () => {
  const username = 'HOOPS02';
  const session = await signIn(server.current, username);
  const { recoveryCodes } = await enrol(session);
  const before = await mailsTo(username);
  await own(session, factorCalls.recoveryCodes);
  expect(await mailsTo(username)).toBe(before + 1);
  const { ticket } = (await login(server.current, username)).body;
  const offer = { kind: 'RECOVERY', code: recoveryCodes[0] };
  expect((await step(secondStepCalls.verify, { ticket, offer })).status).toBe(422);
});
