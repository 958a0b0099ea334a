import { answerTo } from './answers.ts';

test.each([
  ['E1', 401, { error: 'invalid_username', error_description: 'Invalid Username' }, 'username', 'Invalid Username'],
  [
    'E2',
    401,
    { error: 'account_locked', error_description: 'Akun terkunci sampai 10:15' },
    'snackbar',
    'Akun terkunci sampai 10:15',
  ],
  ['E2', 401, { error_description: 'invalid username' }, 'snackbar', 'invalid username'],
  ['E3', 400, { message: 'x', result: 'Bad credentials' }, 'password', 'Invalid Password'],
  ['E4', 500, { message: 'x' }, 'snackbar', 'Something went wrong. Please try again or contact admin'],
  ['E5', 403, {}, 'snackbar', 'Please try again or contact admin 403'],
  ['E5', 429, { message: 'Terlalu banyak permintaan' }, 'snackbar', 'Please try again or contact admin 429'],
  ['E5', 502, {}, 'snackbar', 'Please try again or contact admin 502'],
  ['E5', 400, { result: 'something else' }, 'snackbar', 'Please try again or contact admin 400'],
  ['E5', 401, {}, 'snackbar', 'Please try again or contact admin 401'],
  ['E5, no answer', 0, {}, 'snackbar', 'Please try again or contact admin'],
  [
    'a password that must be changed',
    401,
    { error: 'password_change_required', error_description: 'Password harus diganti' },
    'change-password',
    'Password harus diganti',
  ],
])('%s: %d %j', (_, status, body, at, text) => expect(answerTo({ status, body })).toEqual({ at, text }));
