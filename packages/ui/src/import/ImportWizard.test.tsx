// Long: one import through all of its steps, with its fake services.
// Tests of the wizard: one file, since all of them use its fake job and services.
import { digits, line } from '@console/contracts/core/fields';
import { defineImport, type ImportJob } from '@console/contracts/platform/imports';
import { text } from '@console/contracts/core/text';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { ImportWizard } from './index.ts';

const definition = defineImport({
  module: 'places',
  title: text('Tempat'),
  upload: 'places/import-places',
  apply: 'CHUNKED',
  example: { code: '12345', name: 'Jati' },
  columns: {
    code: { title: text('Kode'), field: digits({ maximum: 5 }), key: true },
    name: { title: text('Nama'), field: line({ minimum: 2, maximum: 60 }) },
  },
});
const secureId = '3c1de7b0-52c8-4f0e-8c1d-6f0a9f0e7d11';
const base: ImportJob = {
  secureId,
  module: 'places',
  importKind: 'places',
  importNo: null,
  target: null,
  fileName: 'tempat.csv',
  fileHash: 'h',
  fileSize: 10,
  uploadedBy: 'ADMIN01',
  uploadedAt: '2026-03-01T09:00:00+07:00',
  state: 'PREVIEWED',
  apply: 'CHUNKED',
  needsApproval: false,
  skipErrors: false,
  totalRows: 4,
  newRows: 1,
  changedRows: 1,
  sameRows: 1,
  errorRows: 1,
  warningRows: 0,
  rowsToApply: 0,
  appliedRows: 0,
  failedRows: 0,
  startedAt: null,
  finishedAt: null,
  expiresAt: null,
  decidedBy: null,
  decisionNote: null,
  message: null,
  code: null,
  parameters: null,
  actions: ['confirm', 'cancel'],
};
const rows = [
  {
    rowNo: 2,
    result: 'CHANGED',
    values: { code: '12345', name: 'Jati Baru' },
    before: { name: 'Jati' },
    messages: [],
    applied: false,
    effect: null,
    corrected: false,
    unnamed: false,
  },
  {
    rowNo: 3,
    result: 'ERROR',
    values: { code: '1', name: 'X' },
    before: null,
    messages: [{ column: 'code', code: 'TOO_SHORT', message: 'Minimal 5 karakter', severity: 'error' }],
    applied: false,
    effect: null,
    corrected: false,
    unnamed: false,
  },
];
const job = '/api/scheduler/v1/import-job';
const upload = 'POST /api/middle/places/import-places';

const services = (state: Partial<ImportJob> = {}) =>
  new Services()
    .on(`GET ${job}`, { result: { rows: [{ ...base, state: 'COMPLETED' }], total: 1, page: 1, size: 10 } })
    .on(`GET ${job}/${secureId}`, { result: { ...base, ...state } })
    .on(`GET ${job}/${secureId}/rows`, ({ query }) => {
      const found = rows.filter((row) => !query.get('result') || row.result === query.get('result'));
      return { result: { rows: found, total: found.length, page: 1, size: 50 } };
    });

const open = (with_: Services, at = '/places/import') =>
  show({ services: with_, path: '/places/import', at, element: <ImportWizard definition={definition} /> });
const openJob = (with_: Services) => open(with_, `/places/import?importId=${secureId}`);
const choose = (name = 'tempat.csv') =>
  act(
    () =>
      void fireEvent.change(screen.getByLabelText('Pilih file', { selector: 'input' }), {
        target: { files: [new File(['code,name'], name)] },
      }),
  );
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => signInAs('ADMIN01', { 'places:browse': 'Full Access' }));

test('lists the columns, uploads a file and keeps the job in the address', async () => {
  const with_ = services().on(upload, { result: base });
  const { user, router } = open(with_);
  expect(screen.getByRole('row', { name: /code Kode Wajib; Kunci/ })).toBeInTheDocument();
  expect(button('Unggah')).toBeDisabled();
  choose();
  await user.click(button('Unggah'));
  expect(await screen.findByText('tempat.csv', { selector: 'strong' })).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?importId=${secureId}`);
  const body = with_.to(upload)[0]!.body as FormData;
  expect((body.get('file') as File).name).toBe('tempat.csv');
});

test('a file of the wrong type is refused before the upload', () => {
  open(services());
  choose('tempat.pdf');
  expect(screen.getByText(/^Jenis file tidak sesuai/)).toBeInTheDocument();
  expect(button('Unggah')).toBeDisabled();
});

test('wrong columns are named', async () => {
  const refusal = {
    code: 'FILE_COLUMNS',
    message: 'Kolom file tidak sesuai',
    result: { missing: ['name'], unknown: ['nama'], duplicate: [] },
  };
  const { user } = open(services().on(upload, { status: 422, refusal }));
  choose();
  await user.click(button('Unggah'));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Kolom tidak ada: name',
    'Kolom tidak dikenal: nama',
  ]);
});

test('a file uploaded before can be uploaded again', async () => {
  const refusal = {
    code: 'IMPORT_DUPLICATE_FILE',
    message: 'Berkas ini sudah diunggah sebelumnya',
    result: { importId: secureId },
  };
  const with_ = services().on(upload, ({ body }) =>
    (body as FormData).get('force') === 'true' ? { result: base } : { status: 409, refusal },
  );
  const { user } = open(with_);
  choose();
  await user.click(button('Unggah'));
  expect(await screen.findByRole('button', { name: 'Lihat impor sebelumnya' })).toBeInTheDocument();
  await user.click(button('Unggah tetap'));
  expect(await screen.findByText('tempat.csv', { selector: 'strong' })).toBeInTheDocument();
});

test('the preview counts the rows, shows old beside new values and the errors', async () => {
  const { user } = openJob(services());
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Semua (4)',
    'Baru (1)',
    'Berubah (1)',
    'Sama (1)',
    'Bermasalah (1)',
  ]);
  expect(await screen.findByText('Minimal 5 karakter')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Berubah (1)' }));
  expect(await screen.findByText('Jati', { selector: 'del' })).toBeInTheDocument();
  expect(screen.getByText('Jati Baru', { selector: 'ins' })).toBeInTheDocument();
});

test('a faulty row is corrected in place; typing stays until it is valid, and the focus moves on', async () => {
  const answers = [
    {
      ...rows[1],
      values: { code: '12', name: 'X' },
      effect: null,
      corrected: true,
      messages: [{ column: 'name', code: 'TOO_SHORT', message: 'Minimal 2 karakter', severity: 'error' }],
    },
    { ...rows[1], result: 'NEW', values: { code: '12', name: 'Xi' }, corrected: true, messages: [] },
  ];
  const with_ = services({ actions: ['confirm', 'correct', 'cancel'] });
  with_.on(`PUT ${job}/row`, () => ({ result: { job: base, row: answers[with_.to(`PUT ${job}/row`).length - 1] } }));
  const { user } = openJob(with_);
  await user.click(await screen.findByRole('button', { name: 'Perbaiki baris 3' }));
  const code = screen.getByRole('textbox', { name: 'Kode' });
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription('Minimal 5 karakter');
  await user.clear(code);
  await user.type(code, '12{Enter}');
  const name = await screen.findByRole('textbox', { name: 'Nama', description: 'Minimal 2 karakter' });
  expect(name).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Kode' })).toHaveValue('12');
  await user.type(name, 'i');
  await user.click(button('Periksa'));
  expect(await screen.findByRole('button', { name: 'Perbaiki baris 3' })).toHaveFocus();
  expect(with_.to(`PUT ${job}/row`).map(({ body }) => body)).toEqual([
    { secureId, rowNo: 3, values: { code: '12' } },
    { secureId, rowNo: 3, values: { name: 'Xi' } },
  ]);
});

test('a correction without an answer keeps the typing; Escape discards it', async () => {
  const with_ = services({ actions: ['confirm', 'correct', 'cancel'] }).on(`PUT ${job}/row`, {
    status: 500,
    refusal: { code: 'INTERNAL', message: 'Terjadi kesalahan. Kode: 1' },
  });
  const { user } = openJob(with_);
  await user.click(await screen.findByRole('button', { name: 'Perbaiki baris 3' }));
  await user.type(screen.getByRole('textbox', { name: 'Kode' }), '2345{Enter}');
  expect(await screen.findByText('Terjadi kesalahan. Kode: 1')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Kode' })).toHaveValue('12345');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Perbaiki baris 3' })).toHaveFocus();
});

test('confirming requires a choice to skip the faulty rows', async () => {
  const with_ = services();
  with_.on('POST /api/middle/places/import-confirm', () => {
    with_.on(`GET ${job}/${secureId}`, {
      result: {
        ...base,
        state: 'COMPLETED_WITH_ERRORS',
        skipErrors: true,
        rowsToApply: 2,
        appliedRows: 2,
        actions: [],
      },
    });
    return { result: base };
  });
  const { user } = openJob(with_);
  expect(await screen.findByRole('button', { name: 'Konfirmasi impor' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Lewati baris bermasalah' }));
  await user.click(button('Konfirmasi impor'));
  expect(await screen.findByText('Impor selesai: 2 baris ditulis, 0 gagal, 1 dilewati.')).toBeInTheDocument();
  expect(with_.to('POST /api/middle/places/import-confirm')[0]?.body).toEqual({ importId: secureId, skipErrors: true });
  expect(screen.getByRole('link', { name: 'Ke daftar' })).toHaveAttribute('href', '/places');
});

test('a running job shows its progress and can be stopped with a reason', async () => {
  const with_ = services({ state: 'RUNNING', rowsToApply: 1000, appliedRows: 250, actions: ['stop'] }).on(
    `PUT ${job}/stop`,
    { result: base },
  );
  const { user } = openJob(with_);
  expect(await screen.findByRole('progressbar', { name: '250 dari 1.000 baris' })).toHaveAttribute('value', '250');
  await user.click(button('Hentikan'));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'salah berkas');
  await user.click(dialog.getByRole('button', { name: 'Hentikan' }));
  await waitFor(() => expect(with_.to(`PUT ${job}/stop`)[0]?.body).toEqual({ secureId, reason: 'salah berkas' }));
});

test('a stopped job can be resumed', async () => {
  const with_ = services({ state: 'STOPPED', rowsToApply: 10, appliedRows: 5, actions: ['resume', 'cancel'] }).on(
    `PUT ${job}/resume`,
    { result: base },
  );
  const { user } = openJob(with_);
  expect(await screen.findByText('Impor dihentikan setelah 5 baris.')).toBeInTheDocument();
  await user.click(button('Lanjutkan'));
  await waitFor(() => expect(with_.to(`PUT ${job}/resume`)[0]?.body).toEqual({ secureId }));
});

test('a job that was refused after the upload names the columns', async () => {
  openJob(
    services({
      state: 'REFUSED',
      code: 'FILE_COLUMNS',
      message: 'Kolom file tidak sesuai',
      parameters: { missing: ['name'] },
      totalRows: 0,
      actions: [],
    }),
  );
  expect(await screen.findByText('Berkas ditolak.')).toBeInTheDocument();
  expect(screen.getByText('Kolom tidak ada: name')).toBeInTheDocument();
});

test('an approver without the import action decides, and cannot upload', async () => {
  signInAs('APPROVER', { 'places:browse': 'Approval' });
  const waiting = { ...definition, needsApproval: true };
  const with_ = services({ state: 'WAITING_APPROVAL', actions: ['approve', 'reject'] }).on(
    'PUT /api/middle/places/import-approve',
    { result: base },
  );
  const { user } = show({
    services: with_,
    path: '/places/import',
    at: `/places/import?importId=${secureId}`,
    element: <ImportWizard definition={waiting} />,
  });
  await user.click(await screen.findByRole('button', { name: 'Setujui' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Setujui' }));
  await waitFor(() =>
    expect(with_.to('PUT /api/middle/places/import-approve')[0]?.body).toEqual({ importId: secureId, note: null }),
  );
});

test('the person can continue recent jobs', async () => {
  const { user, router } = open(services());
  await user.click(await screen.findByRole('button', { name: 'Buka tempat.csv' }));
  expect(router.state.location.search).toBe(`?importId=${secureId}`);
});
