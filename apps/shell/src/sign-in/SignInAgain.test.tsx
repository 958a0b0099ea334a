import { endSession, registerUnsaved, session, signIn, startAuth } from '@console/auth';
import { account, freshBrowser, pair, services, settled, type Seen } from '@console/auth/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { leaveConsole } from './leave-console.ts';
import SignInAgain from './SignInAgain.tsx';

jest.mock('./identity.ts', () => ({ signOutAddress: async () => 'https://id.test/end' }));

const rest = () => act(settled);
let calls: Seen[];
let stop: () => void;
let saved: () => void;

beforeEach(async () => {
  freshBrowser();
  calls = services({
    ...account('ADMIN01'),
    'POST /api/auth/login': () => ({ body: pair('ADMIN01', 900) }),
    'POST /api/auth/logout': () => ({ body: { result: null } }),
  });
  stop = startAuth();
  await signIn({ username: 'admin01', password: 'x' });
  saved = registerUnsaved();
});
afterEach(() => {
  saved();
  session.set({ status: 'signed-out', username: null, mode: 'local' });
  stop();
});

test('the same user signs in over the page and it continues', async () => {
  render(<SignInAgain />);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(endSession);
  expect(screen.getByRole('dialog', { name: 'Sesi berakhir' })).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveValue('ADMIN01');
  expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  await rest();
  expect(calls.findLast(({ path }) => path === '/api/auth/login')?.body).toEqual({
    username: 'ADMIN01',
    password: 'secret',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(session.get().status).toBe('signed-in');
});

test('Escape loses nothing; leaving has a button of its own', () => {
  render(<SignInAgain />);
  act(endSession);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(session.get().status).toBe('suspended');
  fireEvent.click(screen.getByRole('button', { name: 'Masuk sebagai user lain' }));
  expect(session.get().status).toBe('signed-out');
});

test('by the identity service the sign-in happens in a window of its own', () => {
  render(<SignInAgain />);
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  act(() => session.set({ ...session.get(), mode: 'identity' }));
  act(endSession);
  fireEvent.click(screen.getByRole('button', { name: 'Masuk melalui SSO' }));
  expect(opened).toHaveBeenCalledWith('/login?return=opener', 'console-sign-in', expect.any(String));
});

test.each([
  ['local', []],
  ['identity', ['https://id.test/end']],
] as const)('signing out of a session by %s', async (mode, went) => {
  session.set({ ...session.get(), mode });
  const gone: string[] = [];
  await leaveConsole((address) => gone.push(address));
  expect(session.get().status).toBe('signed-out');
  expect(gone).toEqual(went);
});
