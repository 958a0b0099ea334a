import { callsOf } from '@console/contracts/core/resource';
import { proofCalls } from '@console/contracts/shell/proof';
import { userCalls, users } from '@console/contracts/shell/user';
import { demoPassword, seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { login, nextAddress, signIn, signInModules } from '../../../test/sign-in.ts';
import { userId } from '../../shell/user/seed.ts';
import { unlockAccount } from '../auth/unlock.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { deviceDays, forgetDevices } from '../auth/devices.ts';
import { forgetFailures, originOf } from '../auth/lock-out.ts';

const server = useServer({ modules: signInModules, realSessions: true });
const db = () => server.current.database.db;
const later = (minutes: number) => server.current.setNow(new Date(seedDate.getTime() + minutes * 60_000));
afterEach(() => server.current.setNow(seedDate));

const cookieOf = (answer: Awaited<ReturnType<typeof login>>) => answer.headers.get('set-cookie');
/** Signs in with a browser. @returns its cookie */
async function browserOf(username: string): Promise<{ readonly cookie: string }> {
  const [cookie = ''] = cookieOf(await login(server.current, username))?.split(';') ?? [];
  return { cookie };
}
const wrong = async (
  username: string,
  times: number,
  place: { readonly address?: string; readonly cookie?: string } = {},
) => {
  const answers = [];
  for (let attempt = 0; attempt < times; attempt += 1)
    answers.push(
      await login(
        server.current,
        username,
        'wrong',
        place.address ?? nextAddress(),
        place.cookie ? { cookie: place.cookie } : {},
      ),
    );
  return answers;
};
const errorOf = ({ status, body }: { readonly status: number; readonly body: { readonly error?: string } }) =>
  status === 200 ? 'in' : (body.error ?? status);

test('a browser is known by a single-use cookie that scripts cannot read; the database does not hold it', async () => {
  const first = await login(server.current, 'HOOPS01');
  expect(cookieOf(first)).toMatch(/^console_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
  const [cookie = ''] = cookieOf(first)?.split(';') ?? [];
  expect(cookieOf(await login(server.current, 'HOOPS02', demoPassword, nextAddress(), { cookie }))).toBeNull();
  const kept = await db()
    .selectFrom('known_device')
    .selectAll()
    .where('digest', '=', deviceOf(cookie) ?? '')
    .execute();
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain(cookie.split('=')[1]);
});

test('a stranger locks out his own address, and neither another one nor the browser of the person', async () => {
  const browser = await browserOf('KACAB04');
  const stranger = nextAddress();
  expect((await wrong('KACAB04', 6, { address: stranger })).map(errorOf)).toEqual([
    400,
    400,
    400,
    400,
    400,
    'account_locked',
  ]);
  expect(errorOf(await login(server.current, 'KACAB04', demoPassword, stranger))).toBe('account_locked');
  expect(errorOf(await login(server.current, 'KACAB04'))).toBe('in');
  // The known browser may sign in from the stranger's address too.
  expect(errorOf(await login(server.current, 'KACAB04', demoPassword, stranger, browser))).toBe('in');
});

test('four times as many failures lock an account to unknown browsers; a known browser still signs in', async () => {
  const browser = await browserOf('KACAB05');
  expect(new Set((await wrong('KACAB05', 20)).map(errorOf))).toEqual(new Set([400]));
  expect(errorOf(await login(server.current, 'KACAB05'))).toBe('account_locked');
  expect(errorOf(await login(server.current, 'KACAB05', demoPassword, nextAddress(), browser))).toBe('in');
  // It is still locked for the others.
  expect(errorOf(await login(server.current, 'KACAB05'))).toBe('account_locked');
  later(16);
  expect(errorOf(await login(server.current, 'KACAB05'))).toBe('in');
});

test('failures in a known browser lock that browser only', async () => {
  const browser = await browserOf('KACAB06');
  expect((await wrong('KACAB06', 6, browser)).map(errorOf)).toEqual([400, 400, 400, 400, 400, 'account_locked']);
  expect(errorOf(await login(server.current, 'KACAB06', demoPassword, nextAddress(), browser))).toBe('account_locked');
  expect(errorOf(await login(server.current, 'KACAB06'))).toBe('in');
});

test('a browser is known for those who have signed in with it, and a made-up cookie for nobody', async () => {
  const browser = await browserOf('KACAB07');
  await wrong('KACAB08', 20);
  for (const { cookie } of [browser, { cookie: `console_device=${'A'.repeat(43)}` }, { cookie: 'console_device=x' }])
    expect(errorOf(await login(server.current, 'KACAB08', demoPassword, nextAddress(), { cookie }))).toBe(
      'account_locked',
    );
});

test('attempts of unknown browsers at the same address do not use up those of a known browser', async () => {
  const browser = await browserOf('ADMIN01');
  const address = nextAddress();
  for (let attempt = 0; attempt < 20; attempt += 1) await login(server.current, 'NOBODY99', 'x', address);
  expect((await login(server.current, 'ADMIN01', demoPassword, address)).status).toBe(429);
  expect(errorOf(await login(server.current, 'ADMIN01', demoPassword, address, browser))).toBe('in');
  const made = { cookie: `console_device=${'B'.repeat(43)}` };
  expect((await login(server.current, 'ADMIN01', demoPassword, address, made)).status).toBe(429);
});

test('who helps sees a lock from one address too, and opens it', async () => {
  const chief = await signIn(server.current, 'ADMIN02');
  const address = nextAddress();
  await wrong('KACAB09', 5, { address });
  const read = async () =>
    (await chief.call(callsOf(users)['detail'], { parameters: { secureId: userId('KACAB09') } })).result;
  const before = await read();
  expect(before).toMatchObject({ failedLogins: 5, lockedUntil: '2026-03-16T09:15:00.000+07:00' });
  const list = await chief.call(callsOf(users)['list'], { query: { locked: true, size: 100 } });
  expect(list.result.rows.map(({ username }: { username: string }) => username)).toContain('KACAB09');
  const body = { secureId: before.secureId, version: before.version };
  expect((await chief.call(userCalls.unlock, { body })).result).toEqual({ unlocked: true });
  expect(errorOf(await login(server.current, 'KACAB09', demoPassword, address))).toBe('in');
});

test('wrong proofs of a session count for the session, which they end, and lock nobody out', async () => {
  const person = await signIn(server.current, 'HOBIS02');
  const prove = (password: string) => person.call(proofCalls.prove, { body: { kind: 'password', password } });
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await prove('wrong')).body.code).toBe('PROOF_WRONG');
  expect((await prove(demoPassword)).body.code).toBe('TOKEN_REVOKED');
  await signIn(server.current, 'HOBIS02');
});

test('an unknown name, a locked account and a wrong password cost the same work', async () => {
  const costOf = async (username: string) => {
    const begun = process.cpuUsage();
    for (let attempt = 0; attempt < 6; attempt += 1) await login(server.current, username, 'wrong');
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  };
  await costOf('NOBODY99');
  const [unknown, right, locked] = [await costOf('NOBODY98'), await costOf('HOBIS03'), await costOf('CC05')];
  // Without a password check an answer would take a tenth of the time.
  for (const cost of [unknown, locked]) expect(cost).toBeGreaterThan(right / 2);
});

test('an operator unlocks an account from the command line, which is audited', async () => {
  await wrong('HOBISHD01', 20);
  expect(errorOf(await login(server.current, 'HOBISHD01'))).toBe('account_locked');
  await expect(unlockAccount(db(), 'TIDAKADA')).rejects.toThrow('There is no account TIDAKADA.');
  await unlockAccount(db(), 'hobishd01');
  expect(errorOf(await login(server.current, 'HOBISHD01'))).toBe('in');
  const entry = await db()
    .selectFrom('audit_entry')
    .select(['username', 'entity_label'])
    .where('action', '=', 'UNLOCK')
    .executeTakeFirst();
  expect(entry).toEqual({ username: 'OPERATOR', entity_label: 'HOBISHD01' });
});

test('addresses of one network of version 6 are one', async () => {
  const key = async (ip: string) =>
    (await originOf(db(), userId('KACAB01'), { id: '', ip, userAgent: '', base: 'auth', method: 'POST', path: '' }))
      .key;
  expect(await key('2001:DB8:1:2::1')).toBe(await key('2001:db8:1:2:ffff:0:0:7'));
  expect(await key('2001:db8:1:2::1')).not.toBe(await key('2001:db8:1:3::1'));
  expect(await key('::ffff:10.0.0.1')).toBe(await key('10.0.0.1'));
  expect(await key('::1')).toBe('address:0:0:0:0');
});

test('what is of long ago is forgotten: failures after a day, browsers after half a year', async () => {
  const browser = await browserOf('KACAB10');
  await wrong('KACAB10', 3);
  const days = (count: number) => new Date(seedDate.getTime() + count * 86_400_000);
  await forgetFailures(db(), days(2));
  await forgetDevices(db(), days(deviceDays + 1));
  expect(await db().selectFrom('sign_in_failure').select('origin').execute()).toEqual([]);
  expect(await db().selectFrom('known_device').select('digest').execute()).toEqual([]);
  expect(cookieOf(await login(server.current, 'KACAB10', demoPassword, nextAddress(), browser))).not.toBeNull();
});
