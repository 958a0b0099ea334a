import { digits, integer, money, percent } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import { defineImport, importCalls, importJobCalls, type ImportRow } from '@console/contracts/platform/imports';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { defineHandler } from './handler.ts';
import { percentCells, percentTexts, wholeCells, wholeTexts, type NumberWriting } from './number-writings.fixtures.ts';
import { imports, registerImport } from './serve-imports.ts';
import { bytesOfRows, csvCell, outcomeOf, type CellContent } from './written-files.fixtures.ts';

const bounds = { minimum: -999_999_999, maximum: 999_999_999, required: false } as const;
const definition = defineImport({
  module: 'card-types',
  importKind: 'written-numbers',
  title: text('Angka'),
  upload: 'card-types/import-written-numbers',
  apply: 'CHUNKED',
  example: { row: '00001', count: '1', amount: '1', share: '1' },
  columns: {
    row: { title: text('Baris'), field: digits({ maximum: 5 }), key: true },
    count: { title: text('Jumlah'), field: integer(bounds) },
    amount: { title: text('Nilai'), field: money(bounds) },
    share: { title: text('Persen'), field: percent({ minimum: 0, maximum: 100, required: false }) },
  },
});
const calls = importCalls(definition);
const handler = defineHandler<typeof definition.columns>({
  definition,
  check: async (rows) => rows.map(() => ({ stored: null })),
  apply: async () => [],
});
const server = useServer({ modules: [imports, (app) => registerImport(app, handler)] });

interface Row {
  readonly whole: NumberWriting | undefined;
  readonly percent: NumberWriting | undefined;
}
const rowsOf = (wholes: readonly NumberWriting[], percents: readonly NumberWriting[]): Row[] =>
  Array.from({ length: Math.max(wholes.length, percents.length) }, (_, index) => ({
    whole: wholes[index],
    percent: percents[index],
  }));
const header = Object.keys(definition.columns);
const cellsOf = ({ whole, percent: share }: Row, index: number): CellContent[] => [
  String(index + 1).padStart(5, '0'),
  whole?.cell ?? '',
  whole?.cell ?? '',
  share?.cell ?? '',
];
const csvOf = (rows: readonly Row[], separator: string): string =>
  [header, ...rows.map((row, index) => cellsOf(row, index).map((cell) => `"${csvCell(cell)}"`))]
    .map((cells) => cells.join(separator))
    .join('\n');

/** The checked rows of a file, of all pages of the preview. */
async function previewOf(content: string | Uint8Array<ArrayBuffer>): Promise<ImportRow[]> {
  const name = typeof content === 'string' ? 'angka.csv' : 'angka.xlsx';
  const { body, result: job } = await upload(server.current, calls.importUpload, admin, { name, content });
  expect(body).toMatchObject({ result: { state: 'PREVIEWED' } });
  const rows: ImportRow[] = [];
  for (let page = 1; rows.length < job.totalRows; page += 1) {
    const input = { parameters: { secureId: job.secureId }, query: { page } };
    const { result } = await server.current.call(importJobCalls.rows, admin, input);
    expect(result.rows.length).toBeGreaterThan(0);
    rows.push(...result.rows);
  }
  return rows;
}

/** Why the outcome of a cell is wrong; `null` when it is the number that was meant, or a refusal that is allowed. */
function wrongOutcome(column: string, row: ImportRow, writing: NumberWriting | undefined): string | null {
  if (!writing) return null;
  const { cell, meant, isCertain } = writing;
  const outcome = outcomeOf(column, row);
  const isRight = typeof outcome === 'string' ? !isCertain || outcome === 'RANGE' : Number(outcome.value) === meant;
  return isRight ? null : `${column}: ${JSON.stringify(cell)} is ${JSON.stringify(outcome)}, not ${meant}`;
}

async function wrongOutcomes(rows: readonly Row[], content: string | Uint8Array<ArrayBuffer>): Promise<string[]> {
  const preview = await previewOf(content);
  expect(preview).toHaveLength(rows.length);
  return preview.flatMap((row, index) =>
    [
      wrongOutcome('count', row, rows[index]!.whole),
      wrongOutcome('amount', row, rows[index]!.whole),
      wrongOutcome('share', row, rows[index]!.percent),
    ].filter((fault) => fault !== null),
  );
}

const wholeCount = 40;
const percentCount = 90;

test.each([
  { separator: ';', decimalComma: true },
  { separator: ',', decimalComma: false },
])('a file with $separator between its cells has each number as meant, or refuses it', async (file) => {
  const { separator, decimalComma } = file;
  const rows = rowsOf(wholeTexts(wholeCount, decimalComma), percentTexts(percentCount, decimalComma));
  expect(await wrongOutcomes(rows, csvOf(rows, separator))).toEqual([]);
});

test('a workbook has each number that is written as text as meant, or refuses it', async () => {
  const rows = rowsOf(wholeTexts(wholeCount, false), percentTexts(percentCount, null));
  expect(await wrongOutcomes(rows, await bytesOfRows([header, ...rows.map(cellsOf)]))).toEqual([]);
});

test('a workbook has each number of any format as it is displayed', async () => {
  const rows = rowsOf(wholeCells(wholeCount), percentCells(percentCount));
  expect(await wrongOutcomes(rows, await bytesOfRows([header, ...rows.map(cellsOf)]))).toEqual([]);
});
