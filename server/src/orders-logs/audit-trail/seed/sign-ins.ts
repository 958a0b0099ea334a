import { userId, seedUsers } from '../../../shell/index.ts';
import type { Past } from './people.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const usable = seedUsers
  .map((user, index) => ({ ...user, index }))
  .filter(({ special }) => special === null || special === 'local-login');

const account = (username: string) => ({
  module: 'auth',
  entityType: 'user',
  entityId: userId(username),
  entityLabel: username,
  username,
  base: 'auth' as const,
  method: 'POST' as const,
});

/** A working day of one person: sign-in between 7:30 and 9:30, sign-out in the afternoon. */
function workday(username: string, index: number, daysAgo: number, date: Date): Past[] {
  const morning =
    date.getTime() -
    daysAgo * day -
    90 * minute +
    ((index * 37 + daysAgo * 11) % 120) * minute +
    ((index * 7_919 + daysAgo * 613) % 60_000);
  const evening = morning + 8 * hour + ((index * 53 + daysAgo * 29) % 150) * minute;
  return [
    {
      ...account(username),
      key: `login:${username}:${daysAgo}`,
      at: new Date(morning),
      action: 'LOGIN',
      path: 'login',
    },
    {
      ...account(username),
      key: `logout:${username}:${daysAgo}`,
      at: new Date(evening),
      action: 'LOGOUT',
      path: 'logout',
    },
  ];
}

/** Working days of all accounts that can sign in, as an endless generator: the caller takes as many as it needs. */
export function* workdays(date: Date): Generator<Past> {
  for (let daysAgo = 1; daysAgo < 29; daysAgo += 1) {
    for (const { username, index } of usable)
      if ((index + daysAgo) % 4 === 0) yield* workday(username, index, daysAgo, date);
  }
}

const failed = (username: string, n: number, at: number, code: 'BAD_CREDENTIALS' | 'ACCOUNT_LOCKED'): Past => ({
  ...account(username),
  key: `login-failed:${username}:${n}`,
  at: new Date(at),
  action: 'LOGIN_FAILED',
  path: 'login',
  outcome: 'refused',
  code,
  reason: code === 'ACCOUNT_LOCKED' ? 'Akun terkunci sampai waktu yang ditentukan' : 'Invalid Password',
});

/** Wrong passwords: the five that locked CC05, and others followed by a correct one. */
export function failedSignIns(date: Date): Past[] {
  const locking = date.getTime() - 3 * day + 40 * minute;
  return [
    ...Array.from({ length: 5 }, (_, n) => failed('CC05', n, locking + n * 21_000, 'BAD_CREDENTIALS')),
    failed('CC05', 5, locking + 6 * minute, 'ACCOUNT_LOCKED'),
    ...usable
      .filter(({ index }) => index % 9 === 4)
      .map(({ username, index }) =>
        failed(username, 0, date.getTime() - (1 + (index % 27)) * day - 95 * minute, 'BAD_CREDENTIALS'),
      ),
  ];
}
