import { notices, session, startAuth } from '@console/auth';
import { account, freshBrowser, pair, services, settled, type Route, type Seen } from '@console/auth/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import SignIn from './SignIn.tsx';

jest.mock('./identity.ts', () => ({
  signInAddress: jest.fn(),
  redeem: jest.fn(),
  signOutAddress: jest.fn(async () => 'https://id.test/end'),
  StartAgain: class StartAgain extends Error {},
}));
const identity = jest.requireMock<{ signInAddress: jest.Mock; redeem: jest.Mock; StartAgain: new () => Error }>(
  './identity.ts',
);

const parameter = 'GET /api/publish/get-parameter-umum';
const login = 'POST /api/auth/login';
const setting =
  (value: string): Route =>
  () => ({ body: { message: 'OK', result: { name: 'x', value } } });
const rest = () => act(settled);
const shown = () => notices.get().map(({ text }) => text);
const unavailable = 'Authentication service is currently unavailable. Please try again later.';

let stop: () => void;
let calls: Seen[];
async function open(routes: Record<string, Route>, address = '/login') {
  freshBrowser();
  notices.set([]);
  jest.clearAllMocks();
  history.replaceState(null, '', address);
  calls = services({ [parameter]: setting('false'), ...account('ADMIN01'), ...routes });
  stop = startAuth();
  render(<SignIn />);
  await rest();
}
afterEach(() => {
  session.set({ status: 'signed-out', username: null, mode: 'local' });
  stop();
});

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
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

describe('which mode', () => {
  test.each(['TRUE', 'yes', '', 'true '])('the setting %p is local mode', async (value) => {
    await open({ [parameter]: setting(value) });
    expect(username()).toBeInTheDocument();
    expect(identity.signInAddress).not.toHaveBeenCalled();
  });

  test.each<[Route, string]>([
    [() => ({ status: 500, body: { message: 'Terjadi kesalahan. Kode: 1' } }), 'Terjadi kesalahan. Kode: 1'],
    [() => ({ status: 502, body: '' }), 'Gagal mendapatkan konfigurasi SSO Web 2.0'],
    [() => null, 'Gagal mendapatkan konfigurasi SSO Web 2.0'],
  ])('E12: the configuration call fails: its message or the fixed text, and the local form', async (route, text) => {
    await open({ [parameter]: route });
    expect(shown()).toEqual([text]);
    expect(username()).toBeInTheDocument();
  });
});

describe('identity service mode', () => {
  const on = { [parameter]: setting('true') };
  const answer = '/login?code=c&state=s';
  const exchange = 'POST /api/auth/sso-exchange';
  const alert = () => screen.queryByRole('alertdialog');

  beforeEach(() => identity.redeem.mockResolvedValue({ idToken: 'id', nonce: 'n' }));

  test('back with a code the ID token is exchanged, and the address is cleaned', async () => {
    await open({ ...on, [exchange]: () => ({ body: pair('ADMIN01', 900) }) }, answer);
    expect(calls.find(({ path }) => path.endsWith('sso-exchange'))?.body).toEqual({ idToken: 'id', nonce: 'n' });
    expect(session.get()).toMatchObject({ status: 'signed-in', mode: 'identity' });
    expect(location.search).toBe('');
  });

  test('E11: out of service is an alert; after closing, "Coba lagi" and the local form', async () => {
    identity.signInAddress.mockRejectedValue(new Error('unreachable'));
    await open(on);
    expect(alert()).toHaveTextContent(unavailable);
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(alert()).toBeNull();
    expect(username()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await rest();
    expect(identity.signInAddress).toHaveBeenCalledTimes(2);
  });

  test.each<[string, Route]>([
    ['is 502', () => ({ status: 502, body: { code: 'IDENTITY_UNAVAILABLE' } })],
    ['gets no answer', () => null],
  ])('E11: the exchange %s', async (_, route) => {
    await open({ ...on, [exchange]: route }, answer);
    expect(alert()).toHaveTextContent(unavailable);
  });

  test('E11: the identity service answers with an error', async () => {
    identity.redeem.mockRejectedValue(new Error('access_denied'));
    await open(on, '/login?error=access_denied&state=s');
    expect(alert()).toHaveTextContent(unavailable);
  });

  test('an answer to no request of this browser starts again once, then the alert', async () => {
    identity.redeem.mockRejectedValue(new identity.StartAgain());
    identity.signInAddress.mockRejectedValue(new Error('stop here'));
    await open(on, answer);
    expect(identity.signInAddress).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('sign-in-restarted')).toBe('true');
  });

  test('a user who is not registered sees why, with a link out of the identity service', async () => {
    await open(
      {
        ...on,
        [exchange]: () => ({
          status: 401,
          body: { error: 'not_registered', error_description: 'User belum terdaftar di konsol' },
        }),
      },
      answer,
    );
    expect(notices.get()).toMatchObject([
      { text: 'User belum terdaftar di konsol', action: { text: 'Keluar dari SSO' } },
    ]);
    expect(screen.getByRole('button', { name: 'Masuk melalui SSO' })).toBeInTheDocument();
  });

  test('?mode=local shows the form to those who may use it', async () => {
    await open(on, '/login?mode=local');
    expect(username()).toBeInTheDocument();
    expect(identity.signInAddress).not.toHaveBeenCalled();
  });
});
