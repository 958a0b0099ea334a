import { notices, session, startAuth } from '@console/auth';
import { account, freshBrowser, services, settled, type Route, type Seen } from '@console/auth/testing';
import { act, render, screen } from '@testing-library/react';
import SignIn from './SignIn.tsx';

/** The call that says whether the identity service signs people in. */
export const parameter = 'GET /api/publish/get-parameter-umum';
export const setting =
  (value: string): Route =>
  () => ({ body: { message: 'OK', result: { name: 'x', value } } });
export const rest = () => act(settled);
export const shown = () => notices.get().map(({ text }) => text);
export const username = () => screen.getByLabelText<HTMLInputElement>('Username');

/**
 * Opens the sign-in page for the tests of one file, in local mode unless `routes` say otherwise.
 * @returns `open`, which resolves with the calls that the page makes
 */
export function signInPage() {
  let stop: () => void = () => undefined;
  afterEach(() => {
    session.set({ status: 'signed-out', username: null, mode: 'local' });
    stop();
  });
  return async function open(routes: Record<string, Route>, address = '/login'): Promise<Seen[]> {
    freshBrowser();
    notices.set([]);
    jest.clearAllMocks();
    history.replaceState(null, '', address);
    const calls = services({ [parameter]: setting('false'), ...account('ADMIN01'), ...routes });
    stop = startAuth();
    render(<SignIn />);
    await rest();
    return calls;
  };
}
