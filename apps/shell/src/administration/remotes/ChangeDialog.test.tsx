import type { RemoteState } from '@console/contracts/platform/releases/state';
import { text } from '@console/contracts/core/text';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeDialog } from './ChangeDialog.tsx';

const send = jest.fn();
jest.mock('./endpoints.ts', () => ({
  changeEndpoint: () => ({ useMutation: () => [send, { isLoading: false }] }),
  releases: {
    useQuery: () => ({
      data: {
        rows: [
          { version: '3.0.0', changelog: 'Lebih cepat', removedAt: null, steppedBackAt: '2026-11-21' },
          { version: '2.0.0', changelog: 'Awal', removedAt: null, steppedBackAt: null },
        ],
      },
    }),
  },
  history: { useQuery: () => ({ data: undefined }) },
}));

const state: RemoteState = {
  id: 'cards',
  title: text('Kartu', 'Cards'),
  owner: { team: 'Tim Kartu', contact: 'tim-kartu@contoh.id' },
  stateVersion: 4,
  stable: '2.0.0',
  previous: '1.0.0',
  canary: null,
  pinned: null,
  disabled: null,
  steppedBack: null,
  secondPerson: false,
  proposal: null,
  changedBy: 'ADMIN01',
  changedAt: '2026-11-22T10:00:00+07:00',
};
const onClose = jest.fn();
const open = (change: 'promote' | 'canary' | 'rollback') =>
  render(<ChangeDialog change={change} state={state} onClose={onClose} />);
const reason = () => screen.getByLabelText('Alasan');
const row = (name: string) => within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${name}`) });
beforeEach(() => jest.clearAllMocks());

test('says what will change, and sends it with the reason and the state it was decided on', async () => {
  send.mockResolvedValue({ data: state });
  open('rollback');
  expect(row('Stabil')).toHaveTextContent('Stabil2.0.01.0.0');
  await userEvent.type(reason(), 'Salah hitung');
  await userEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
  expect(send).toHaveBeenCalledWith({
    parameters: { remote: 'cards' },
    body: { stateVersion: 4, version: '1.0.0', reason: 'Salah hitung' },
  });
  expect(onClose).toHaveBeenCalled();
});

test('nothing is sent without a release, a share and a reason', async () => {
  open('canary');
  await userEvent.clear(screen.getByLabelText('Bagian user (%)'));
  await userEvent.click(screen.getByRole('button', { name: 'Canary' }));
  for (const fault of ['Pilih versi dahulu', 'Isi angka 0 sampai 100', 'Alasan 5 sampai 255 karakter'])
    expect(screen.getByText(fault)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('a release that was stepped back from is taken again only when that is said', async () => {
  send.mockResolvedValue({ data: state });
  open('canary');
  await userEvent.selectOptions(screen.getByLabelText('Versi'), '3.0.0');
  await userEvent.click(screen.getByLabelText(/pernah mundur otomatis/));
  await userEvent.type(screen.getByLabelText(/^User/), 'admin02');
  await userEvent.type(reason(), 'Sudah diperbaiki');
  await userEvent.click(screen.getByRole('button', { name: 'Canary' }));
  expect(send).toHaveBeenCalledWith({
    parameters: { remote: 'cards' },
    body: {
      stateVersion: 4,
      version: '3.0.0',
      share: 10,
      users: ['ADMIN02'],
      roles: [],
      again: true,
      reason: 'Sudah diperbaiki',
    },
  });
});

test('who agrees to a proposed canary sends exactly what was proposed', async () => {
  const canary = { version: '3.0.0', share: 60, users: ['HOOPS01'], roles: ['tamu'] };
  const { stable, previous, pinned, disabled } = state;
  const proposal = {
    change: 'canary' as const,
    version: '3.0.0',
    by: 'ADMIN02',
    person: 'ADMIN02',
    userId: null,
    tokenId: null,
    at: '2026-11-22T10:30:00+07:00',
    reason: 'Untuk banyak cabang',
    after: { stable, previous, canary, pinned, disabled, secondPerson: true },
  };
  send.mockResolvedValue({ data: state });
  render(<ChangeDialog change="canary" state={{ ...state, secondPerson: true, proposal }} onClose={onClose} />);
  await userEvent.click(screen.getByLabelText(/pernah mundur otomatis/));
  await userEvent.type(reason(), 'Setuju, sudah dibaca');
  await userEvent.click(screen.getByRole('button', { name: 'Canary' }));
  expect(send).toHaveBeenCalledWith({
    parameters: { remote: 'cards' },
    body: { stateVersion: 4, ...canary, again: true, reason: 'Setuju, sudah dibaca' },
  });
});

test('after a conflict the new state is shown, the input stays, and it is sent for the new state', async () => {
  const theirs = {
    ...state,
    stateVersion: 5,
    stable: '3.0.0',
    changedBy: 'ADMIN02',
    changedAt: '2026-11-22T11:00:00+07:00',
  };
  send
    .mockResolvedValueOnce({
      error: { status: 409, code: 'STALE_VERSION', message: 'x', errors: [], requestId: null, result: theirs },
    })
    .mockResolvedValueOnce({ data: theirs });
  open('rollback');
  await userEvent.type(reason(), 'Salah hitung');
  await userEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
  expect(await screen.findByText(/^Sudah diubah oleh ADMIN02 pada 22 Nov 2026 11:00:00/)).toBeVisible();
  expect(row('Stabil')).toHaveTextContent('Stabil3.0.01.0.0');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
  expect(send).toHaveBeenLastCalledWith({
    parameters: { remote: 'cards' },
    body: { stateVersion: 5, version: '1.0.0', reason: 'Salah hitung' },
  });
});

test('a refusal stays in the dialog, in the words of the services', async () => {
  send.mockResolvedValue({
    error: {
      status: 409,
      code: 'RELEASE_REMOVED',
      message: 'Berkas versi 1.0.0 sudah dihapus',
      errors: [],
      requestId: null,
    },
  });
  open('rollback');
  await userEvent.type(reason(), 'Salah hitung');
  await userEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
  expect(await screen.findByText('Berkas versi 1.0.0 sudah dihapus')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
