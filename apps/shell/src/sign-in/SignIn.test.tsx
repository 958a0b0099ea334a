import { session } from '@console/auth';
import { pair, type Route, type Seen } from '@console/auth/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { rest, shown, username, signInPage } from './sign-in.fixtures.tsx';

jest.mock('./identity.ts', () => ({
  signInAddress: jest.fn(),
  redeem: jest.fn(),
  signOutAddress: jest.fn(async () => 'https://id.test/end'),
  StartAgain: class StartAgain extends Error {},
}));

const login = 'POST /api/auth/login';
const openPage = signInPage();
let calls: Seen[];
const open = async (...given: Parameters<typeof openPage>) => {
  calls = await openPage(...given);
};

const password = () => screen.getByLabelText<HTMLInputElement>('Password');
async function submit(name = ' admin01 ', secret = 'secret') {
  fireEvent.change(username(), { target: { value: name } });
  fireEvent.change(password(), { target: { value: secret } });
  fireEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  await rest();
}

describe('local mode', () => {
  test('signs in with the trimmed username', async () => {
    await open({ [login]: () => ({ body: pair('ADMIN01', 900) }) });
    await submit();
    expect(calls.find(({ path }) => path === '/api/auth/login')?.body).toEqual({
      username: 'admin01',
      password: 'secret',
    });
    expect(session.get()).toMatchObject({ status: 'signed-in', username: 'ADMIN01', mode: 'local' });
  });

  test.each([
    ['', 'secret', 'Wajib diisi'],
    ['abc', 'secret', 'Antara 4 dan 30 karakter'],
    ['x'.repeat(31), 'secret', 'Antara 4 dan 30 karakter'],
    ['admin01', '', 'Wajib diisi'],
  ])('username %p with password %p is not sent', async (name, secret, text) => {
    await open({});
    await submit(name, secret);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(calls.some(({ path }) => path === '/api/auth/login')).toBe(false);
  });

  test('E1: the text on the form, password emptied, username kept', async () => {
    await open({
      [login]: () => ({ status: 401, body: { error: 'invalid_username', error_description: 'Invalid Username' } }),
    });
    await submit('nobody');
    expect(username()).toHaveAccessibleDescription('Invalid Username');
    expect([username().value, password().value]).toEqual(['nobody', '']);
    expect(shown()).toEqual([]);
  });

  test("E2: exactly the server's description in a snackbar", async () => {
    await open({ [login]: () => ({ status: 401, body: { error_description: 'Silakan masuk melalui SSO' } }) });
    await submit();
    expect(shown()).toEqual(['Silakan masuk melalui SSO']);
  });

  test('E3: "Invalid Password", password emptied and focused', async () => {
    await open({ [login]: () => ({ status: 400, body: { message: 'x', result: 'Bad credentials' } }) });
    await submit();
    expect(password()).toHaveAccessibleDescription('Invalid Password');
    expect(password()).toHaveValue('');
    expect(password()).toHaveFocus();
  });

  test.each<[string, Route, string]>([
    ['E4', () => ({ status: 500, body: {} }), 'Something went wrong. Please try again or contact admin'],
    ['E5', () => ({ status: 429, body: {} }), 'Please try again or contact admin 429'],
    ['E5 without an answer', () => null, 'Please try again or contact admin'],
  ])('%s', async (_, route, text) => {
    await open({ [login]: route });
    await submit();
    expect(shown()).toEqual([text]);
    expect(screen.getByRole('button', { name: 'Masuk' })).toBeEnabled();
  });

  test('a password that must be changed opens the change form, which then signs in', async () => {
    let right = 'old secret';
    await open({
      [login]: ({ body }) =>
        (body as { password: string }).password === right && right !== 'old secret'
          ? { body: pair('ADMIN01', 900) }
          : { status: 401, body: { error: 'password_change_required', error_description: 'Password harus diganti' } },
      'POST /api/auth/password-validate': () => ({
        body: { message: 'OK', result: { valid: false, rules: [{ code: 'DIGIT', passed: false, message: 'Angka' }] } },
      }),
      'PUT /api/auth/change-password-external': ({ body }) => {
        const { newPassword } = body as { newPassword: string };
        if (newPassword === 'weak')
          return { status: 422, body: { code: 'PASSWORD_POLICY', message: 'Password belum memenuhi ketentuan' } };
        right = newPassword;
        return { body: { message: 'OK', result: null } };
      },
    });
    await submit('admin01', 'old secret');
    expect(shown()).toEqual(['Password harus diganti']);
    const change = async (next: string, again: string) => {
      fireEvent.change(screen.getByLabelText('Password baru'), { target: { value: next } });
      fireEvent.change(screen.getByLabelText('Ulangi password baru'), { target: { value: again } });
      fireEvent.click(screen.getByRole('button', { name: 'Ganti dan masuk' }));
      await rest();
    };
    await change('a', 'b');
    expect(screen.getByText('Konfirmasi password tidak sama')).toBeInTheDocument();
    await change('weak', 'weak');
    expect(screen.getByText('Password belum memenuhi ketentuan')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByText('Angka')).toBeInTheDocument();
    await change('Strong#1234', 'Strong#1234');
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      username: 'admin01',
      oldPassword: 'old secret',
      newPassword: 'Strong#1234',
      confirmPassword: 'Strong#1234',
    });
    expect(session.get().status).toBe('signed-in');
  });

  test('the password can be shown, Caps Lock is announced, the language changes at once', async () => {
    await open({});
    fireEvent.click(screen.getByRole('button', { name: 'Tampilkan password' }));
    expect(password().type).toBe('text');
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock aktif')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
  });
});
