import { sendCall } from '@console/api';
import { notices } from '@console/auth';
import { viewAsCalls } from '@console/contracts/shell/view-as';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ViewingBanner from './ViewingBanner.tsx';

jest.mock('@console/api', () => ({ ...jest.requireActual<object>('@console/api'), sendCall: jest.fn() }));
const sent = jest.mocked(sendCall);
const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const viewing = (until = inMinutes(30)) => ({ roleSecureId: 'r1', roleName: 'branch_head', until });

beforeEach(() => {
  sent.mockReset();
  notices.set([]);
});

test('names the role and leads back to the roles', async () => {
  const go = jest.fn();
  sent.mockResolvedValue({ data: null });
  render(<ViewingBanner viewing={viewing()} go={go} />);
  expect(screen.getByRole('region', { name: 'Tampilan sebagai peran' })).toHaveTextContent(
    'Anda melihat konsol sebagai peran branch_head.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(sent).toHaveBeenCalledWith(viewAsCalls.end, {});
  expect(go).toHaveBeenCalledWith('/roles');
});

test('stays, and says why, when the way back fails', async () => {
  const go = jest.fn();
  sent.mockResolvedValue({
    error: { status: 0, code: 'OFFLINE', message: 'Tidak dapat terhubung', errors: [], requestId: null },
  });
  render(<ViewingBanner viewing={viewing()} go={go} />);
  await userEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  expect(go).not.toHaveBeenCalled();
  expect(notices.get().map(({ text }) => text)).toEqual(['Tidak dapat terhubung']);
  expect(screen.getByRole('button', { name: 'Kembali' })).toBeEnabled();
});

test('reloads the page when its time is up', () => {
  jest.useFakeTimers();
  const go = jest.fn();
  render(<ViewingBanner viewing={viewing(inMinutes(30))} go={go} />);
  act(() => {
    jest.advanceTimersByTime(29 * 60_000);
  });
  expect(go).not.toHaveBeenCalled();
  act(() => {
    jest.advanceTimersByTime(2 * 60_000);
  });
  expect(go).toHaveBeenCalledWith('/');
  jest.useRealTimers();
});
