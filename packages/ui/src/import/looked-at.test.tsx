import { date, digits, integer, line, money, percent, type Field } from '@console/contracts/core/fields';
import { defineImport, type ImportJob, type ImportRow } from '@console/contracts/platform/imports';
import { text } from '@console/contracts/core/text';
import { screen, within } from '@testing-library/react';
import { Services, show, signInAs } from '../../test/harness.tsx';
import { ImportWizard } from './index.ts';
import { cellText } from './RowLine.tsx';

const secureId = '3c1de7b0-52c8-4f0e-8c1d-6f0a9f0e7d12';
const definition = defineImport({
  module: 'places',
  title: text('Tempat'),
  upload: 'places/import-places',
  apply: 'CHUNKED',
  example: { code: '12345', rate: '2.5000' },
  columns: {
    code: { title: text('Kode'), field: digits({ maximum: 5 }), key: true },
    rate: { title: text('Rate'), field: percent({ minimum: 0, maximum: 60, required: false }) },
  },
});
const job = {
  secureId,
  module: 'places',
  state: 'PREVIEWED',
  fileName: 'rate.csv',
  uploadedBy: 'ADMIN01',
  uploadedAt: '2026-03-01T09:00:00+07:00',
  totalRows: 2,
  records: null,
  reason: null,
  newRows: 0,
  changedRows: 1,
  sameRows: 0,
  errorRows: 1,
  warningRows: 0,
  target: null,
  actions: ['confirm', 'cancel'],
} as unknown as ImportJob;
const row = (rowNo: number, rate: string, more: Partial<ImportRow>): ImportRow => ({
  rowNo,
  result: 'CHANGED',
  values: { code: '10020', rate },
  meant: {},
  names: {},
  before: { rate: '2.4000' },
  messages: [],
  applied: false,
  effect: null,
  corrected: false,
  unnamed: false,
  extraCells: null,
  ...more,
});
const message = { column: 'rate', code: 'RANGE', message: 'Harus antara 0,0001 dan 5', severity: 'error' } as const;
const rows = [row(2, '2,45', {}), row(3, '7.5', { result: 'ERROR', messages: [message] })];

const open = () =>
  show({
    services: new Services()
      .on(`GET /api/scheduler/v1/import-job/${secureId}`, { result: job })
      .on(`GET /api/scheduler/v1/import-job/${secureId}/rows`, {
        result: { rows, total: rows.length, page: 1, size: 50 },
      }),
    path: '/places/import',
    at: `/places/import?importId=${secureId}`,
    element: (
      <ImportWizard
        definition={definition}
        looksAt={(_, looked) => <p>{looked ? `Angsuran kantor ${looked.values['code']}` : 'Pilih baris'}</p>}
      />
    ),
  });

beforeEach(() => signInAs('ADMIN01', { 'places:browse': 'Full Access' }));

test('the effect of a row comes into view with the focus, names the row, and leads back to it', async () => {
  const { user } = open();
  const look = await screen.findByRole('button', { name: 'Lihat dampak baris 2' });
  await user.click(look);
  const effect = screen.getByRole('region', { name: 'Dampak baris 2' });
  expect(effect).toHaveFocus();
  expect(effect).toHaveTextContent('Angsuran kantor 10020');
  await user.click(within(effect).getByRole('button', { name: '↑ Kembali ke baris 2' }));
  expect(look).toHaveFocus();
});

test('an unknown import is not found, and nothing of the page stands below', async () => {
  const looksAt = jest.fn(() => <p>Pratinjau kantor</p>);
  show({
    services: new Services().on(`GET /api/scheduler/v1/import-job/${secureId}`, {
      status: 404,
      refusal: { code: 'NOT_FOUND', message: 'Data tidak ditemukan' },
    }),
    path: '/places/import',
    at: `/places/import?importId=${secureId}`,
    element: <ImportWizard definition={definition} looksAt={looksAt} />,
  });
  expect(await screen.findByText('404')).toBeVisible();
  expect(looksAt).not.toHaveBeenCalled();
});

test('a preview shows numbers as the console does, and what is wrong as it was written', async () => {
  open();
  const changed = await screen.findByRole('row', { name: /^2 / });
  expect(within(changed).getAllByRole('cell')[2]).toHaveTextContent('2,40 % → 2,45 %');
  expect(within(screen.getByRole('row', { name: /^3 / })).getAllByRole('cell')[2]).toHaveTextContent('2,40 % → 7.5');
});

test.each<[Field, string | null, string]>([
  [percent({ minimum: 0, maximum: 60 }), '2.4500', '2,45 %'],
  [percent({ minimum: 0, maximum: 60 }), '2,4512', '2,4512 %'],
  [percent({ minimum: 0, maximum: 60 }), 'abc', 'abc'],
  [percent({ minimum: 0, maximum: 60 }), null, '-'],
  [money({ minimum: 0, maximum: 9_000_000 }), '1250000', 'Rp\u00a01.250.000'],
  [money({ minimum: 0, maximum: 9_000_000 }), '100.000', '100.000'],
  [integer({ minimum: 0, maximum: 90_000 }), '12000', '12000'],
  [digits({ maximum: 5 }), '01234', '01234'],
  [line({ maximum: 20 }), '2.50', '2.50'],
  [date(), '2026-12-01', '2026-12-01'],
])('a cell of a preview: %# %s', (field, written, shown) => {
  expect(cellText({ field }, written)).toBe(shown);
});
