import { mras } from '@console/contracts/branches-stores/mra';
import { screen, waitFor } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { RecordHistory } from './index.ts';

const id = '0193a1b2-0000-7000-8000-000000000001';
const entry = (number: number, rest: object = {}) => ({
  secureId: `0193a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`,
  at: '2026-03-02T09:00:00+07:00',
  username: 'PUSAT01',
  name: 'Cut Meutia',
  action: 'UPDATE',
  reason: null,
  changes: [{ field: 'city', before: 'Banda Aceh', after: 'Sigli' }],
  ...rest,
});
const path = `GET /api/middle/mra/${id}/history`;
const open = (services: Services) =>
  show({ services, path: '/p', element: <RecordHistory resource={mras} secureId={id} /> });

beforeEach(() => signInAs('ADMIN01', { 'mra:browse': 'View Only' }));

test('each change shows its fields before and after, who made it and why', async () => {
  const services = new Services().on(path, {
    result: { rows: [entry(1, { reason: 'kantor pindah' })], more: false },
  });
  open(services);
  expect(await screen.findByText('Cut Meutia')).toBeInTheDocument();
  const [change] = screen.getAllByRole('listitem');
  expect(change).toHaveTextContent('Kota: Banda Aceh → Sigli');
  expect(screen.getByText('kantor pindah')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Muat lebih lama' })).toBeNull();
});

test('an action of the module is called as the audit trail calls it', async () => {
  const moved = { action: 'MOVE_PARENT', title: { id: 'Pindah induk', en: 'Move to another parent' } };
  open(new Services().on(path, { result: { rows: [entry(1, moved), entry(2)], more: false } }));
  expect(await screen.findByText('Pindah induk')).toBeInTheDocument();
  expect(screen.getByText('Diubah')).toBeInTheDocument();
  expect(screen.queryByText('MOVE_PARENT')).toBeNull();
});

test('older changes are loaded on request and follow those shown', async () => {
  const services = new Services().on(path, ({ query }) => ({
    result:
      query.get('before') === null
        ? { rows: [entry(2, { name: 'Rina' })], more: true }
        : { rows: [entry(1, { name: 'Budi' })], more: false },
  }));
  const { user } = open(services);
  await user.click(await screen.findByRole('button', { name: 'Muat lebih lama' }));
  await waitFor(() => expect(screen.getByText('Budi')).toBeInTheDocument());
  expect(screen.getByText('Rina')).toBeInTheDocument();
  expect(services.to(path).at(-1)!.query.get('before')).toBe(entry(2).secureId);
});

test('a failed read says so and is retried on request', async () => {
  let calls = 0;
  const services = new Services().on(path, () => {
    calls += 1;
    return calls === 1
      ? { status: 500, refusal: { code: 'INTERNAL', message: 'Terjadi kesalahan' } }
      : { result: { rows: [], more: false } };
  });
  const { user } = open(services);
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Belum ada perubahan')).toBeInTheDocument();
});
