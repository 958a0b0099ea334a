import { notices, online, preferences } from '@console/auth';
import type { SessionRow } from '@console/contracts/shell/profile';
import { ConfirmHost } from '@console/ui/dialogs';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sessions } from './Sessions.tsx';

const row = (secureId: string, current: boolean): SessionRow => ({
  secureId,
  ip: `10.0.0.${secureId}`,
  userAgent: 'Firefox/140.0',
  signInMode: 'LOCAL',
  current,
  createdAt: '2026-11-20T08:00:00+07:00',
  lastUsedAt: '2026-11-20T09:00:00+07:00',
  expiresAt: '2026-11-20T19:00:00+07:00',
});
let rows: SessionRow[] = [];
const end = jest.fn();
jest.mock('../account.ts', () => ({
  ownSessions: { useQuery: () => ({ data: rows, refetch: jest.fn() }) },
  endSessions: { useMutation: () => [end, { isLoading: false }] },
}));

beforeEach(() => {
  rows = [row('7', false), row('8', true)];
  end.mockReset().mockResolvedValue({ data: { ended: 1 } });
  act(() => {
    notices.set([]);
    online.set(true);
    preferences.set({ ...preferences.get(), language: 'id' });
  });
});
const show = () =>
  render(
    <>
      <Sessions />
      <ConfirmHost />
    </>,
  );

test('lists this session first', () => {
  show();
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Sesi ini');
  expect(first).toHaveTextContent('10.0.0.8');
  expect(first!.querySelector('time')).toHaveAttribute('title', '20 Nov 2026 09:00:00');
});

test('ends the others after asking, and says how many', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Akhiri sesi lain' }));
  expect(end).not.toHaveBeenCalled();
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Akhiri sesi lain' }));
  expect(end).toHaveBeenCalledWith({ body: { secureId: null } });
  expect(notices.get()).toMatchObject([{ severity: 'success', text: '1 sesi telah diakhiri' }]);
});

test('there is nothing to end with this session alone, nor while offline', () => {
  const { rerender } = show();
  act(() => online.set(false));
  expect(screen.getByRole('button', { name: 'Akhiri sesi lain' })).toHaveAttribute('aria-disabled', 'true');
  rows = [row('8', true)];
  rerender(<Sessions />);
  expect(screen.queryByRole('button', { name: 'Akhiri sesi lain' })).toBeNull();
});
