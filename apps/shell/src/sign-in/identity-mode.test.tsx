import { notices, session } from '@console/auth';
import { pair, type Route, type Seen } from '@console/auth/testing';
import { fireEvent, screen } from '@testing-library/react';
import { parameter, rest, setting, shown, username, signInPage } from './sign-in.fixtures.tsx';

jest.mock('./identity.ts', () => ({
  signInAddress: jest.fn(),
  redeem: jest.fn(),
  signOutAddress: jest.fn(async () => 'https://id.test/end'),
  StartAgain: class StartAgain extends Error {},
}));
const identity = jest.requireMock<{ signInAddress: jest.Mock; redeem: jest.Mock; StartAgain: new () => Error }>(
  './identity.ts',
);

const unavailable = 'Authentication service is currently unavailable. Please try again later.';
const openPage = signInPage();
let calls: Seen[];
const open = async (...given: Parameters<typeof openPage>) => {
  calls = await openPage(...given);
};

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
