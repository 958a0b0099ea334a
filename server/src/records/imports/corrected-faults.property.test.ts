// Whatever is corrected in the preview, its rows say what they would say in a file that was written so from the start.
import type { ImportRow } from '@console/contracts/platform/imports';
import fc from 'fast-check';
import { ofSelection } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { filesOn, type Cells, type FileImport } from './written-files.fixtures.ts';

const server = useServer({ modules });
const { sendCsv, rowsOf, correct } = filesOn(server);

/** Columns by which rows of a file are compared, each with few values, of which the last is a fault of its own. */
const compared = {
  zipCodes: {
    zip_code: ['23181', '23182', '2310'],
    kelurahan: ['Kampung Satu', 'Kampung Dua', 'X'],
    office_code: ['10010', '10020', '77777'],
  },
  employees: {
    npk: ['90001', '90002', '9'],
    nik: ['3171010101900001', '3171010101900002', '31'],
    email: ['satu@contoh.id', 'dua@contoh.id', 'satu'],
    phone: ['081200000001', '081200000002', '0812'],
  },
  promoFees: {
    office_code: ['10010', '10020', '77777'],
    tenor_from: ['1', '7', 'x'],
    tenor_to: ['12', '24', 'x'],
    effective_from: ['2026-04-01', '2026-06-01', 'x'],
    effective_to: ['2026-07-31', '2026-12-31', 'x'],
  },
} as const satisfies Partial<Record<FileImport, Readonly<Record<string, readonly string[]>>>>;
type Compared = keyof typeof compared;

const rowsLike = (name: Compared) =>
  fc.array(
    fc.record(
      Object.fromEntries(
        Object.entries(compared[name]).map(([column, [first, second, faulty]]) => [
          column,
          fc.constantFrom(first, first, first, second, second, faulty),
        ]),
      ),
    ),
    { minLength: 3, maxLength: 6 },
  ) as fc.Arbitrary<Record<string, string>[]>;

const seen = ({ rowNo, result, messages }: ImportRow) => ({
  rowNo,
  result,
  messages: messages.map(({ column, message }) => `${column}: ${message}`).toSorted(),
});

test.each(Object.keys(compared) as Compared[])(
  'corrections of %s leave the faults between the others',
  async (name) => {
    const columns = Object.keys(compared[name]);
    const correction = fc.record({ row: fc.nat(5), column: fc.constantFrom(...columns), value: fc.nat(2) });
    await fc.assert(
      fc.asyncProperty(
        rowsLike(name),
        fc.array(correction, { minLength: 1, maxLength: 3 }),
        async (rows, corrections) => {
          const first = await sendCsv(name, rows as Cells[], ';');
          const cells = rows.map((row) => ({ ...row }));
          for (const { row, column, value } of corrections) {
            const at = row % rows.length;
            const text = (compared[name] as Record<string, readonly string[]>)[column]![value]!;
            cells[at]![column] = text;
            const { status } = await correct(first.job.secureId, first.rows[at]!, { [column]: text });
            expect(status).toBe(200);
          }
          const [corrected, fresh] = [await rowsOf(first.job.secureId), await sendCsv(name, cells, ';')];
          expect(corrected.map(seen)).toEqual(fresh.rows.map(seen));
        },
      ),
      { numRuns: ofSelection({ gate: 5, all: 25 }) },
    );
  },
);
