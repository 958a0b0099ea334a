import type { Canary } from '@console/contracts/platform/releases/state';
import { bucketOf, buckets } from './bucket.ts';
import { resolve, type Asking, type Resolvable } from './resolve.ts';

const remote = (rest: Partial<Resolvable> = {}): Resolvable => ({
  id: 'cards',
  salt: 's',
  stable: 'stable',
  previous: 'previous',
  canary: null,
  pinned: null,
  disabled: null,
  ...rest,
});
const canary = (rest: Partial<Canary> = {}): Canary => ({ version: 'canary', share: 0, users: [], roles: [], ...rest });
const user = (userId: string, rest: Partial<Asking> = {}): Asking => ({ userId, username: 'U', roles: [], ...rest });
const short = (...given: Parameters<typeof resolve>) => {
  const { because, version, fallback, role } = resolve(...given);
  return [because, version, fallback, role];
};

test('disabled wins over pinned, pinned over named users, these over roles, roles over the share, else stable', () => {
  const all = { disabled: 'rusak', pinned: 'pinned', canary: canary({ share: 100, users: ['U'], roles: ['sao'] }) };
  const who = user('1', { roles: ['tamu', 'sao'] });
  expect(short(remote(all), who)).toEqual(['disabled', 'stable', null, null]);
  expect(short(remote({ ...all, disabled: null }), who)).toEqual(['pinned', 'pinned', 'stable', null]);
  expect(short(remote({ ...all, disabled: null, pinned: null }), who)).toEqual(['user', 'canary', 'stable', null]);
  expect(short(remote({ canary: canary({ share: 100, roles: ['sao'] }) }), who)).toEqual([
    'role',
    'canary',
    'stable',
    'sao',
  ]);
  expect(short(remote({ canary: canary({ share: 100 }) }), who)).toEqual(['share', 'canary', 'stable', null]);
  expect(short(remote({ canary: canary() }), who)).toEqual(['stable', 'stable', 'previous', null]);
});

test('nobody in particular gets no canary, and falls back to nothing that is the same', () => {
  expect(short(remote({ canary: canary({ share: 100 }) }), null)).toEqual(['stable', 'stable', 'previous', null]);
  expect(short(remote({ pinned: 'stable', previous: 'stable' }), null)).toEqual(['pinned', 'stable', null, null]);
});

test('a share that grows keeps those it had, and has about its size', () => {
  const users = Array.from({ length: 4_000 }, (_, index) => user(String(index)));
  const within = (share: number) =>
    new Set(
      users
        .filter((who) => resolve(remote({ canary: canary({ share }) }), who).because === 'share')
        .map(({ userId }) => userId),
    );
  const [ten, thirty] = [within(10), within(30)];
  expect([...ten].every((id) => thirty.has(id))).toBe(true);
  expect(Math.abs(ten.size / 4_000 - 0.1)).toBeLessThan(0.02);
  expect(Math.abs(thirty.size / 4_000 - 0.3)).toBeLessThan(0.03);
});

test('nobody is first with every remote', () => {
  const first = (id: string) => bucketOf(`salt of ${id}`, id, 'one user');
  expect(new Set(['cards', 'membership', 'orders-logs', 'branches-stores'].map(first)).size).toBeGreaterThan(2);
  expect(first('cards')).toBeLessThan(buckets);
});
