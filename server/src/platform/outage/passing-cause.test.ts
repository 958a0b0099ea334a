import { once } from 'node:events';
import net from 'node:net';
import os from 'node:os';
import { sharedErrors } from '@console/contracts/core/errors';
import { isPassing, passingCauses } from '@console/contracts/core/passing-causes';
import nodemailer from 'nodemailer';
import pg from 'pg';
import { outboundFetch } from '../outbound/outbound-fetch.ts';
import { Refusal } from '../http/refusal.ts';
import { passingCauseOf } from './passing-cause.ts';
import { Unavailable } from '../unavailable.ts';

const withCode = (code: string, message = 'failed', more = {}) => Object.assign(new Error(message), { code, ...more });

test.each([
  ['ENOSPC', 'STORAGE_FULL'],
  ['EDQUOT', 'STORAGE_FULL'],
  ['EROFS', 'STORAGE_UNAVAILABLE'],
  ['EMFILE', 'BUSY'],
  ['ECONNREFUSED', 'DATABASE_UNAVAILABLE'],
  ['08006', 'DATABASE_UNAVAILABLE'],
  ['57P02', 'DATABASE_UNAVAILABLE'],
  ['53100', 'DATABASE_FULL'],
  ['53200', 'BUSY'],
  ['40P01', 'BUSY'],
  ['25006', 'DATABASE_READ_ONLY'],
])('an error with the code %s is %s', (code, cause) => {
  expect(passingCauseOf(withCode(code))).toBe(cause);
});

test.each(['23505', '42P01', '22P02', 'XX000', 'ENOENT', 'EACCES', 'ERR_INVALID_ARG_TYPE'])(
  'an error with the code %s stays a fault',
  (code) => {
    expect(passingCauseOf(withCode(code))).toBeUndefined();
  },
);

test('every error of a file operation is of the storage, but for a missing file and a wrong request', () => {
  const own = ['ENOENT', 'EINVAL', 'EBADF', 'EFAULT', 'ENAMETOOLONG', 'ENOSYS'];
  const other: Readonly<Record<string, string>> = {
    ENOSPC: 'STORAGE_FULL',
    EDQUOT: 'STORAGE_FULL',
    EMFILE: 'BUSY',
    ENFILE: 'BUSY',
  };
  for (const code of Object.keys(os.constants.errno)) {
    const error = withCode(code, `${code}: failed, open '/data/files/aa'`, { syscall: 'open', path: '/data/files/aa' });
    const expected = own.includes(code) ? undefined : (other[code] ?? 'STORAGE_UNAVAILABLE');
    expect([code, passingCauseOf(error)]).toEqual([code, expected]);
  }
});

test('a cause is found behind other errors, and in a bundle of them', () => {
  expect(passingCauseOf(new Error('step failed', { cause: withCode('57P01') }))).toBe('DATABASE_UNAVAILABLE');
  expect(passingCauseOf(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(
    'DATABASE_UNAVAILABLE',
  );
});

test('another service that cannot be reached is not taken for the database', () => {
  expect(passingCauseOf(new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }))).toBe(
    'UPSTREAM_UNAVAILABLE',
  );
  expect(passingCauseOf(new Unavailable('UPSTREAM_UNAVAILABLE', 'store'))).toBe('UPSTREAM_UNAVAILABLE');
});

test('a refused connection names its service: the database, the mail server, or another one', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  await new Promise((closed) => server.close(closed));
  const causeOf = (work: Promise<unknown>) => work.then(() => 'none', passingCauseOf);
  const host = '127.0.0.1';
  expect(await causeOf(new pg.Client({ host, port }).connect())).toBe('DATABASE_UNAVAILABLE');
  const mail = { from: 'a@contoh.id', to: 'b@contoh.id', subject: 'uji', text: 'uji' };
  expect(await causeOf(nodemailer.createTransport({ host, port }).sendMail(mail))).toBe('UPSTREAM_UNAVAILABLE');
  expect(await causeOf(outboundFetch(`http://${host}:${port}/`, 5_000))).toBe('UPSTREAM_UNAVAILABLE');
});

test('a refusal is what it says', () => {
  expect(passingCauseOf(new Refusal('DUPLICATE'))).toBeUndefined();
});

test('every passing cause is a 503 of the catalogue in both languages', () => {
  for (const code of Object.keys(passingCauses)) {
    expect(isPassing(code)).toBe(true);
    const { status, text } = sharedErrors[code as keyof typeof passingCauses];
    expect({ status, same: text.id === text.en }).toEqual({ status: 503, same: false });
  }
  expect(isPassing('MAINTENANCE')).toBe(false);
});
