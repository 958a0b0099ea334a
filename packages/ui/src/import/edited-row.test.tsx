import { employeeDelta } from '@console/contracts/membership/import-membership-employee';
import type { ImportRow } from '@console/contracts/platform/imports';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { EditedRow, type Cells } from './EditedRow.tsx';

const secureId = '0193a1b2-0000-7000-8000-000000000001';
const message = { column: 'phone', code: 'TOO_SHORT', severity: 'error', message: 'Minimal 10 karakter' } as const;
const row = {
  rowNo: 5,
  result: 'ERROR',
  values: { npk: '12345', nik: '3174********0001', phone: '0812', office_code: '99999' },
  meant: {},
  names: {},
  messages: [message, { ...message, column: 'office_code', code: 'NOT_FOUND', message: 'Data tidak ditemukan' }],
} as unknown as ImportRow;

function Line({ of = row, onCancel = () => {} }: { readonly of?: ImportRow; readonly onCancel?: () => void }) {
  const [typed, setTyped] = useState<Cells>({});
  const actions = { onType: setTyped, onCancel, onCorrected: () => {} };
  return (
    <table>
      <tbody>
        <EditedRow definition={employeeDelta} secureId={secureId} row={of} typed={typed} {...actions} />
      </tbody>
    </table>
  );
}

beforeEach(() => signInAs('HOOPS01', { 'import-membership-employee:browse': 'Full Access' }));

test('an opened row names the column of each fault, and an empty cell of a masked value keeps it', async () => {
  const path = '/api/scheduler/v1/import-job/row';
  const services = new Services().on(`PUT ${path}`, { result: { job: {}, row } });
  const { user } = show({ services, path: '/import', at: '/import', element: <Line /> });
  expect(screen.getByText(/: Minimal 10 karakter/)).toHaveTextContent(/^.+: Minimal 10 karakter$/);
  expect(screen.getByText(/: Data tidak ditemukan/)).toHaveTextContent(/^.+: Data tidak ditemukan$/);
  const nik = screen.getByRole('textbox', { name: 'NIK' });
  expect(nik).toHaveAccessibleDescription(/Kosong: nilai tetap/);
  await user.type(nik, '3');
  await user.clear(nik);
  const office = screen.getByDisplayValue('99999');
  await user.clear(office);
  await user.type(office, '10010{Enter}');
  await waitFor(() => expect(services.to(`PUT ${path}`)).toHaveLength(1));
  expect(services.to(`PUT ${path}`)[0]!.body).toEqual({ secureId, rowNo: 5, values: { office_code: '10010' } });
});

test('what stands in no column is shown, and left out by a tick alone', async () => {
  const path = '/api/scheduler/v1/import-job/row';
  const services = new Services().on(`PUT ${path}`, { result: { job: {}, row } });
  const element = <Line of={{ ...row, extraCells: 'kirim ke lantai 2' }} />;
  const { user } = show({ services, path: '/import', at: '/import', element });
  const office = screen.getByDisplayValue('99999');
  await user.clear(office);
  await user.type(office, '10010{Enter}');
  await waitFor(() => expect(services.to(`PUT ${path}`)).toHaveLength(1));
  expect(services.to(`PUT ${path}`)[0]!.body).toEqual({ secureId, rowNo: 5, values: { office_code: '10010' } });
});

test('the tick that leaves them out is sent with the correction', async () => {
  const path = '/api/scheduler/v1/import-job/row';
  const services = new Services().on(`PUT ${path}`, { result: { job: {}, row } });
  const element = <Line of={{ ...row, extraCells: 'kirim ke lantai 2' }} />;
  const { user } = show({ services, path: '/import', at: '/import', element });
  await user.click(screen.getByRole('checkbox', { name: 'Tinggalkan isi di luar kolom: “kirim ke lantai 2”' }));
  await user.click(screen.getByRole('button', { name: 'Periksa' }));
  await waitFor(() => expect(services.to(`PUT ${path}`)).toHaveLength(1));
  expect(services.to(`PUT ${path}`)[0]!.body).toEqual({ secureId, rowNo: 5, values: { extra_cells: null } });
});

test('what is wrong, what stands in no column and the buttons stand below all cells, in no column', async () => {
  const services = new Services();
  const element = <Line of={{ ...row, extraCells: 'kirim ke lantai 2' }} />;
  const { user } = show({ services, path: '/import', at: '/import', element });
  const cells = screen.getByRole('row', { name: 'Perbaikan baris 5' });
  const below = screen.getByRole('row', { name: 'Pemeriksaan baris 5' });
  expect(cells.nextElementSibling).toBe(below);
  const widths = [...cells.children].map((each) => (each as HTMLTableCellElement).colSpan);
  const [whole] = within(below).getAllByRole('cell') as HTMLTableCellElement[];
  expect(whole!.colSpan).toBe(widths.reduce((sum, each) => sum + each));
  expect(within(below).getByText(/: Data tidak ditemukan/)).toBeVisible();
  expect(
    within(below)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Periksa', 'Batal']);
  // From the last cell on to what is below it.
  within(cells).getAllByRole('textbox').at(-1)!.focus();
  await user.tab();
  expect(within(below).getByRole('checkbox')).toHaveFocus();
});

test.each(['Perbaikan baris 5', 'Pemeriksaan baris 5'])('Escape cancels and Enter checks in %s', async (name) => {
  const path = '/api/scheduler/v1/import-job/row';
  const services = new Services().on(`PUT ${path}`, { result: { job: {}, row } });
  const onCancel = jest.fn();
  const element = <Line of={{ ...row, extraCells: 'kirim ke lantai 2' }} onCancel={onCancel} />;
  const { user } = show({ services, path: '/import', at: '/import', element });
  screen.getByRole('row', { name }).querySelector('input')!.focus();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(services.to(`PUT ${path}`)).toHaveLength(1));
});
