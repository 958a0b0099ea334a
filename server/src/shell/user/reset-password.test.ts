// Reads: nothing
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authCalls } from '@console/contracts/shell/auth';
import { callsOf } from '@console/contracts/core/resource';
import { userCalls, users as contract, type User } from '@console/contracts/shell/user';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { signIn, signInModules, type SignedIn } from '../../../test/sign-in.ts';
import { delivererOf, deliverWaiting } from '../../platform/mail/deliver.ts';
import { sendMail } from '../../platform/mail/send.ts';
import { userId } from './seed.ts';

const calls = callsOf(contract);
const server = useServer({ modules: signInModules, realSessions: true });
let chief: SignedIn;
beforeAll(async () => {
  chief = await signIn(server.current, 'ADMIN01');
});
const detail = async (username: string, by = chief): Promise<User> =>
  (await by.call(calls['detail'], { parameters: { secureId: userId(username) } })).result;

test('a reset password is mailed to its owner alone, ends the sessions, and must be changed at sign-in', async () => {
  const guest = await signIn(server.current, 'CC03');
  const { secureId, version } = await detail('CC03');
  const reset = (id: string, by = chief) =>
    by.call(userCalls.resetPassword, { body: { secureId: id, version, reason: 'lupa password' } });
  expect((await reset(userId('ADMIN01'))).body.code).toBe('SELF_RESET');
  const { status, result } = await reset(secureId);
  expect({ status, result }).toEqual({ status: 200, result: { expiresAt: expect.stringMatching(/^2026-03-17T/) } });
  expect((await guest.call(calls['list'])).body.code).toBe('TOKEN_REVOKED');
  const folder = mkdtempSync(path.join(tmpdir(), 'console-mail-'));
  const { services } = server.current.app;
  expect(
    await deliverWaiting(services, delivererOf({ ...services.configuration, dataDirectory: folder })),
  ).toBeGreaterThan(0);
  const messages = readdirSync(path.join(folder, 'mail')).map((file) =>
    readFileSync(path.join(folder, 'mail', file), 'utf8'),
  );
  const toOwner = messages.filter((text) => text.includes('CC03'));
  expect(toOwner.filter((text) => text.includes('password direset'))).toHaveLength(1);
  const message = toOwner.find((text) => text.includes('Password sementara:'))!;
  const [, password = ''] =
    /Password sementara: (\S+)/.exec(message.replaceAll('=\r\n', '').replaceAll('=3D', '=')) ?? [];
  expect(password).toHaveLength(22);
  const login = await server.current.call(authCalls.login, null, { body: { username: 'CC03', password } });
  expect(login).toMatchObject({ status: 401, body: { error: 'password_change_required' } });
  expect(
    await services.db
      .selectFrom('mail')
      .select('text_protected')
      .where('state', '=', 'SENT')
      .where('text_protected', '<>', '')
      .execute(),
  ).toEqual([]);
});

test('a message that cannot be sent now is tried again', async () => {
  const { services } = server.current.app;
  await services.db
    .transaction()
    .execute((tx) => sendMail(tx, services, { to: 'x@contoh.id', subject: 'Uji', text: 'isi' }));
  expect(await deliverWaiting(services, () => Promise.reject(new Error('tidak terhubung')))).toBe(0);
  const sent: string[] = [];
  const send = ({ text }: { text: string }) => {
    sent.push(text);
    return Promise.resolve();
  };
  expect(await deliverWaiting(services, send)).toBe(0);
  server.current.setNow(new Date(seedDate.getTime() + 5 * 60_000));
  expect(await deliverWaiting(services, send)).toBe(1);
  expect(sent).toEqual(['isi']);
});
