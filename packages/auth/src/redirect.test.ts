import {
  dropForeignRedirect,
  leftByChoice,
  rememberAddress,
  safeAddress,
  takeRedirect,
  writeRedirect,
} from './redirect.ts';

beforeEach(() => {
  sessionStorage.clear();
  leftByChoice(false);
});

test.each([
  ['/card-types?page=2', '/card-types?page=2'],
  ['/card-types?page=2#part', '/card-types?page=2'],
  ['/zip-code/../user', '/user'],
])('keeps path and query of %s', (address, kept) => expect(safeAddress(address)).toBe(kept));

test.each([
  '//evil.example/a',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'card-types',
  '',
  '/\t/evil.example',
  '/.//evil.example',
  '/',
  '/login',
  '/login?x=1',
  '/page-403',
  '/page-404',
  '/page-500',
  '/page-503',
  '/404',
  '/500',
  '/503',
])('never keeps %p', (address) => expect(safeAddress(address)).toBeNull());

test('is used once', () => {
  writeRedirect('/card-types', 'ADMIN01');
  expect(takeRedirect()).toBe('/card-types');
  expect(takeRedirect()).toBeNull();
});

test('what somebody else put into the storage is not followed', () => {
  sessionStorage.setItem('post-login-redirect', JSON.stringify({ address: '//evil.example', username: null }));
  expect(takeRedirect()).toBeNull();
  sessionStorage.setItem('post-login-redirect', 'nonsense');
  expect(takeRedirect()).toBeNull();
});

test('is removed when another username signs in than the one it was saved for', () => {
  writeRedirect('/card-types', 'ADMIN01');
  dropForeignRedirect('ADMIN01');
  dropForeignRedirect('BADMIN10');
  expect(takeRedirect()).toBeNull();
});

test('one saved without a session is used by the next user who signs in', () => {
  rememberAddress('/card-types');
  dropForeignRedirect('BADMIN10');
  expect(takeRedirect()).toBe('/card-types');
});

test('the guard does not take the address from the person it was saved for', () => {
  writeRedirect('/card-types', 'ADMIN01');
  rememberAddress('/card-types');
  dropForeignRedirect('BADMIN10');
  expect(takeRedirect()).toBeNull();
});

test('after a sign-out by choice nothing is kept and nothing is saved', () => {
  writeRedirect('/card-types', 'ADMIN01');
  leftByChoice(true);
  rememberAddress('/user');
  expect(takeRedirect()).toBeNull();
});
