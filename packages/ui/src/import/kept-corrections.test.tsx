// Corrections that were typed and not saved are kept in all pages and tabs, and asked about before they are left.
import { employeeDelta } from '@console/contracts/membership/import-membership-employee';
import type { ImportDefinition, ImportJob, ImportRow } from '@console/contracts/platform/imports';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { CheckedRows, PreviewStep } from './PreviewStep.tsx';
import type { JobActions } from './use-job-actions.ts';

const secureId = '0193a1b2-0000-7000-8000-000000000001';
const job = {
  secureId,
  totalRows: 60,
  newRows: 0,
  changedRows: 0,
  sameRows: 0,
  errorRows: 60,
  actions: ['correct', 'confirm'],
} as unknown as ImportJob;
const message = {
  column: 'office_code',
  code: 'NOT_FOUND',
  severity: 'error',
  message: 'Data tidak ditemukan',
} as const;
/** Three rows of each page of 50. */
const rowsOf = (page: number) =>
  [0, 1, 2].map((row) => ({
    rowNo: (page - 1) * 50 + row + 2,
    result: 'ERROR',
    values: { npk: String(10_000 * page + row), phone: '0812****7890', office_code: '99999' },
    meant: {},
    before: null,
    applied: false,
    effect: null,
    corrected: false,
    unnamed: false,
    extraCells: null,
    names: {},
    messages: [message],
  })) as unknown as ImportRow[];
const path = '/api/scheduler/v1/import-job';
const { npk, nik, phone, office_code: office } = employeeDelta.columns;
const definition = {
  ...employeeDelta,
  columns: { npk, nik, phone, office_code: office },
} as unknown as ImportDefinition;

async function open(element = <CheckedRows definition={definition} job={job} onLook={undefined} />) {
  const services = new Services()
    .on(`GET ${path}/${secureId}/rows`, ({ query }) => ({
      result: { rows: rowsOf(Number(query.get('page'))), total: 60, page: Number(query.get('page')), size: 50 },
    }))
    .on(`PUT ${path}/row`, { result: { job, row: { ...rowsOf(1)[0], result: 'NEW', messages: [] } } });
  const page = show({ services, path: '/import', at: '/import?importId=1', element });
  await page.user.click(await screen.findByRole('button', { name: 'Perbaiki baris 2' }));
  return { ...page, services };
}
const edited = () => within(screen.getByRole('row', { name: 'Perbaikan baris 2' }));
const cell = (value: string) => edited().getByDisplayValue(value);

beforeEach(() => signInAs('HOOPS01', { 'import-membership-employee:browse': 'Full Access' }));

test('a correction is kept on another page and in another tab (F16a)', async () => {
  const { user } = await open();
  await user.type(cell('99999'), '1');
  await user.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect(await screen.findByText('20001')).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: 'Perbaikan baris 2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sebelumnya' }));
  await screen.findByRole('row', { name: 'Perbaikan baris 2' });
  expect(cell('999991')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Semua/ }));
  await screen.findByRole('row', { name: 'Perbaikan baris 2' });
  expect(cell('999991')).toBeVisible();
});

test.each(['/home', '/import', '/import?importId=2'])(
  'a correction is asked about before %s is opened (F16a)',
  async (next) => {
    const { user, router } = await open();
    await user.type(cell('99999'), '1');
    act(() => void router.navigate(next));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Batal' }));
    expect(router.state.location.search).toBe('?importId=1');
    expect(cell('999991')).toBeVisible();
  },
);

test.each(['Telepon', 'NIK'])(
  'a personal cell that is typed in and emptied again is not sent: %s (F16b)',
  async (title) => {
    const { user, services } = await open();
    const personal = edited().getByRole('textbox', { name: new RegExp(title, 'i') });
    await user.type(personal, '0');
    await user.clear(personal);
    await user.clear(cell('99999'));
    await user.type(edited().getByRole('textbox', { name: /kantor/i }), '10010{Enter}');
    await waitFor(() => expect(services.to(`PUT ${path}/row`)).toHaveLength(1));
    expect(services.to(`PUT ${path}/row`)[0]!.body).toEqual({ secureId, rowNo: 2, values: { office_code: '10010' } });
  },
);

test('an import is confirmed without a typed, unchecked correction only after a question', async () => {
  const confirm = jest.fn(() => Promise.resolve(null));
  const ready = { ...job, newRows: 2, errorRows: 0, expiresAt: null } as unknown as ImportJob;
  const actions = { confirm } as unknown as JobActions;
  const { user } = await open(<PreviewStep definition={definition} job={ready} actions={actions} onLook={undefined} />);
  const press = () => user.click(screen.getByRole('button', { name: 'Konfirmasi impor' }));
  await user.type(cell('99999'), '1');
  await press();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Perbaikan 1 baris sudah diketik/)).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
});
