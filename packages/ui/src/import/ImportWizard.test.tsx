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
  records: null,
  reason: null,
  newRows: 1,
  changedRows: 1,
  sameRows: 1,
  errorRows: 1,
  warningRows: 0,
  rowsToApply: 0,
  checkedRows: 0,
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
    meant: { code: '12345', name: 'Jati Baru' },
    before: { name: 'Jati' },
    messages: [],
    applied: false,
    effect: null,
    corrected: false,
    unnamed: false,
    extraCells: null,
  },
  {
    rowNo: 3,
    result: 'ERROR',
    values: { code: '1', name: 'X' },
    meant: {},
    before: null,
    messages: [{ column: 'code', code: 'TOO_SHORT', message: 'Minimal 5 karakter', severity: 'error' }],
    applied: false,
    effect: null,
    corrected: false,
    unnamed: false,
    extraCells: null,
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

test('a file that has changed since it was chosen is to be chosen again', async () => {
  const { user } = open(
    services().on(upload, () => {
      throw new TypeError('net::ERR_UPLOAD_FILE_CHANGED');
    }),
  );
  const changed = new File(['code,name'], 'tempat.csv');
  changed.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }) as never;
  act(
    () =>
      void fireEvent.change(screen.getByLabelText('Pilih file', { selector: 'input' }), {
        target: { files: [changed] },
      }),
  );
  await user.click(button('Unggah'));
  expect(await screen.findByText(/File sudah berubah/)).toBeInTheDocument();
});

test('an old workbook is refused with what to do about it', () => {
  open(services());
  choose('tempat.xls');
  expect(screen.getByText(/simpan sebagai .xlsx/)).toBeInTheDocument();
  expect(button('Unggah')).toBeDisabled();
});

test('the template is offered in each kind of file that the import reads', async () => {
  const template = 'GET /api/middle/places/import-template';
  const with_ = services().on(template, { status: 404, refusal: { code: 'NOT_FOUND', message: 'x' } });
  const { user } = open(with_);
  await user.click(button('Unduh templat XLSX'));
  await user.click(button('Unduh templat CSV'));
  await waitFor(() => expect(with_.to(template).map(({ query }) => query.get('format'))).toEqual(['xlsx', 'csv']));
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

test('what is wrong with the file or its target is said beside it', async () => {
  const message = 'Maksimal 2.083 baris: tiap baris diterapkan ke 48 sasaran';
  const refusal = { code: 'VALIDATION', message: 'Periksa isian', errors: [{ field: 'file', code: 'X', message }] };
  const { user } = open(services().on(upload, { status: 422, refusal }));
  choose();
  await user.click(button('Unggah'));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('a file that went back to its preview says so, with the rows that changed', async () => {
  openJob(services({ code: 'ROW_CHANGED', parameters: { rows: '8, 9' } }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Data berubah sejak pratinjau \(baris 8, 9\)\. Tidak ada/,
  );
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
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/baris akan diterapkan, 1 dilewati karena bermasalah/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Konfirmasi impor' }));
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

test('a file that is being checked shows how many of its rows are, in percent', async () => {
  const counts = { totalRows: 3_000, newRows: 300, changedRows: 200, sameRows: 100, errorRows: 900 };
  openJob(services({ ...base, state: 'VALIDATING', actions: [], ...counts }));
  expect(await screen.findByText('1.500 dari 3.000 baris diperiksa (50 %)')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '1500');
});

test('who decides on a file with faulty rows sees those first that would be written', async () => {
  const counts = { totalRows: 5, newRows: 1, changedRows: 3, sameRows: 0, errorRows: 1 };
  openJob(services({ ...base, state: 'WAITING_APPROVAL', actions: ['approve', 'reject'], ...counts }));
  expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName('Berubah (3)');
});

test('a file that a second person decides is confirmed with a reason, which is asked for with the count', async () => {
  const with_ = services({ ...base, needsApproval: true, errorRows: 0, totalRows: 2 }).on(
    'POST /api/middle/places/import-confirm',
    {
      result: { ...base, state: 'WAITING_APPROVAL', reason: 'Sesuai memo 27' },
    },
  );
  const { user } = openJob(with_);
  await user.click(await screen.findByRole('button', { name: 'Konfirmasi impor' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('2 dari 2 baris akan diterapkan.')).toBeInTheDocument();
  await user.type(question.getByRole('textbox', { name: 'Alasan' }), 'singkat');
  await user.click(question.getByRole('button', { name: 'Konfirmasi impor' }));
  expect(question.getByRole('alert')).toHaveTextContent('10 sampai 500');
  await user.type(question.getByRole('textbox', { name: 'Alasan' }), ' sekali ya');
  await user.click(question.getByRole('button', { name: 'Konfirmasi impor' }));
  await waitFor(() =>
    expect(with_.to('POST /api/middle/places/import-confirm')[0]?.body).toMatchObject({ reason: 'singkat sekali ya' }),
  );
});

test('a rejected file says who rejected it and why, and keeps its reason for the next try', async () => {
  const rejected = { decidedBy: 'HOBISHD01', decisionNote: 'RO terlalu tinggi', reason: 'Sesuai memo direksi' };
  const records = { fresh: 1_232, replaced: 176 };
  const { user } = openJob(services({ ...base, ...rejected, records, needsApproval: true, errorRows: 0 }));
  expect(await screen.findByText(/^Ditolak oleh HOBISHD01: RO terlalu tinggi/)).toBeInTheDocument();
  expect(screen.getByText('Data yang ditulis: 1.232 baru, 176 berubah.')).toBeInTheDocument();
  await user.click(button('Konfirmasi impor'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Sesuai memo direksi');
});

test('a job can be cancelled while its file is still checked', async () => {
  const with_ = services({ state: 'VALIDATING', actions: ['cancel'] }).on(`PUT ${job}/cancel`, { result: base });
  const { user } = openJob(with_);
  await user.click(await screen.findByRole('button', { name: 'Batalkan impor' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.type(dialog.getByRole('textbox'), 'salah berkas');
  await user.click(dialog.getByRole('button', { name: 'Batalkan impor' }));
  await waitFor(() => expect(with_.to(`PUT ${job}/cancel`)[0]?.body).toEqual({ secureId, reason: 'salah berkas' }));
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

test('rows are corrected side by side: typing stays until it is saved, and a failure beside its row', async () => {
  const with_ = services({ actions: ['confirm', 'correct', 'cancel'] }).on(`PUT ${job}/row`, {
    status: 503,
    refusal: { code: 'BUSY', message: 'Layanan sedang sibuk' },
  });
  const { user } = openJob(with_);
  await user.click(await screen.findByRole('tab', { name: /^Semua/ }));
  await user.click(await screen.findByRole('button', { name: 'Perbaiki baris 3' }));
  const edited = (row: number) => within(screen.getByRole('row', { name: `Perbaikan baris ${row}` }));
  await user.type(edited(3).getByRole('textbox', { name: 'Nama' }), 'Y{Enter}');
  const check = within(screen.getByRole('row', { name: 'Pemeriksaan baris 3' }));
  expect(await check.findByRole('alert')).toHaveTextContent('Layanan sedang sibuk');
  await user.click(button('Ubah baris 2'));
  await user.type(edited(2).getByRole('textbox', { name: 'Nama' }), ' Raya');
  await user.click(screen.getByRole('tab', { name: /^Bermasalah/ }));
  await user.click(screen.getByRole('tab', { name: /^Semua/ }));
  await screen.findByRole('row', { name: 'Perbaikan baris 2' });
  expect(edited(2).getByRole('textbox', { name: 'Nama' })).toHaveValue('Jati Baru Raya');
  expect(edited(3).getByRole('textbox', { name: 'Nama' })).toHaveValue('XY');
});

test('a file that waits says its target, and on its button why only an admin approves it', async () => {
  signInAs('APPROVER', { 'places:browse': 'Approval' });
  const needsAdmin = 'Rate di bawah batas: hanya admin yang dapat menyetujui';
  const targetFacts: ImportJob['targetFacts'] = [
    { name: 'bands', title: { id: 'Rentang tenor', en: 'Bands' }, field: { kind: 'text' }, value: '7-12' },
  ];
  const with_ = services({ state: 'WAITING_APPROVAL', actions: ['reject'], needsAdmin, targetFacts });
  show({
    services: with_,
    path: '/places/import',
    at: `/places/import?importId=${secureId}`,
    element: <ImportWizard definition={{ ...definition, needsApproval: true }} />,
  });
  expect(await screen.findByRole('button', { name: 'Setujui' })).toHaveAccessibleDescription(needsAdmin);
  expect(screen.getByText('7-12')).toBeInTheDocument();
});

test('a preview of which no row can be written is not called ready', async () => {
  openJob(services({ newRows: 0, changedRows: 0 }));
  expect(await screen.findByText('Tidak ada yang dapat ditulis')).toBeInTheDocument();
});

test('the person can continue recent jobs', async () => {
  const { user, router } = open(services());
  await user.click(await screen.findByRole('button', { name: 'Buka tempat.csv' }));
  expect(router.state.location.search).toBe(`?importId=${secureId}`);
});
