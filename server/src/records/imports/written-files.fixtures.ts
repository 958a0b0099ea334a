import { readFile } from 'node:fs/promises';
import { promoFeeImport } from '@console/contracts/branches-stores/promo-fee/import';
import { promoFees } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { qanunBranches, qanunImport } from '@console/contracts/branches-stores/qanun-branch';
import { qanunNmcBranches, qanunNmcImport } from '@console/contracts/branches-stores/qanun-branch-nmc';
import { zipCodeCalls, zipCodeImport } from '@console/contracts/branches-stores/zip-code';
import { reservationImport, reservationImportCalls } from '@console/contracts/cards/card-reservations/import';
import { applicationImport, applicationImportCalls } from '@console/contracts/cards/card-verification/import';
import { addressOf } from '@console/contracts/core/call';
import { callsOf } from '@console/contracts/core/resource';
import { blacklistCalls, blacklistImport } from '@console/contracts/membership/blacklist-phone-number';
import {
  employeeDelta,
  employeeFull,
  employeeFullCalls,
  employeeImportCalls,
} from '@console/contracts/membership/import-membership-employee/definitions';
import { groupCalls, mappingImport } from '@console/contracts/membership/membership-group/mapping';
import { exampleText, importJobCalls, type ImportJob, type ImportRow } from '@console/contracts/platform/imports';
import { admin } from '../../../test/callers.ts';
import type { TestServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { workbookOf } from '../../platform/spreadsheets/spreadsheets.fixtures.ts';
import { escapeXml } from '../../platform/spreadsheets/xlsx-parts.ts';

/** Imports by what their files hold. */
const fileImports = {
  zipCodes: { definition: zipCodeImport, call: zipCodeCalls.importUpload },
  reservations: { definition: reservationImport, call: reservationImportCalls.importUpload },
  applications: { definition: applicationImport, call: applicationImportCalls.importUpload },
  qanun: { definition: qanunImport, call: callsOf(qanunBranches).importUpload },
  qanunNmc: { definition: qanunNmcImport, call: callsOf(qanunNmcBranches).importUpload },
  employees: { definition: employeeDelta, call: employeeImportCalls.importUpload },
  allEmployees: { definition: employeeFull, call: employeeFullCalls.importUpload },
  blacklist: { definition: blacklistImport, call: blacklistCalls.importUpload },
  groupMembers: { definition: mappingImport, call: groupCalls.importUpload },
  promoFees: {
    definition: promoFeeImport,
    call: callsOf(promoFees).importUpload,
    target: { campaignName: 'Uji impor' },
  },
} as const;
export type FileImport = keyof typeof fileImports;

/** A number with its format, by the number or the code of the format; or a cell as it stands in a worksheet. */
export type CellContent =
  | string
  | { readonly number: string; readonly format?: number | string }
  | { readonly xml: string };
/** Cells by column; the others are those of the example row of the template. */
export type Cells = Readonly<Record<string, CellContent>>;

const today = '2026-03-16';
const columnsOf = (name: FileImport): string[] => Object.keys(fileImports[name].definition.columns);

function rowOf(name: FileImport, cells: Cells): CellContent[] {
  const example: Readonly<Record<string, Parameters<typeof exampleText>[0]>> = fileImports[name].definition.example;
  return columnsOf(name).map((column) => cells[column] ?? exampleText(example[column]!, today));
}

/** A cell of a CSV file, as it is given. */
export const csvCell = (cell: CellContent): string => {
  if (typeof cell !== 'string') throw new TypeError('A CSV file has no formats');
  return cell;
};

/** Lines of a CSV file, the first one with the names of the columns; cells with quotes stand as they are given. */
export const csvLines = (name: FileImport, rows: readonly Cells[], separator = ','): string[] => [
  columnsOf(name).join(separator),
  ...rows.map((cells) => rowOf(name, cells).map(csvCell).join(separator)),
];

const inlineText = (text: string): string =>
  text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
const firstOwnFormat = 170;

/** The XML of cells, and of the formats that they use. */
function worksheetXml(rows: readonly (readonly CellContent[])[]): { readonly xml: string; readonly styles: string } {
  const formats: (number | string)[] = [];
  const styleOf = (format: number | string): number =>
    formats.includes(format) ? formats.indexOf(format) + 1 : formats.push(format);
  const cellXml = (cell: CellContent): string => {
    if (typeof cell === 'string') return inlineText(cell);
    if ('xml' in cell) return cell.xml;
    if (cell.format === undefined) return `<c><v>${cell.number}</v></c>`;
    return `<c s="${styleOf(cell.format)}"><v>${cell.number}</v></c>`;
  };
  const xml = rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('');
  const idOf = (format: number | string, index: number) =>
    typeof format === 'number' ? format : firstOwnFormat + index;
  const codes = formats.map((format, index) =>
    typeof format === 'number' ? '' : `<numFmt numFmtId="${idOf(format, index)}" formatCode="${escapeXml(format)}"/>`,
  );
  const styles = formats.map((format, index) => `<xf numFmtId="${idOf(format, index)}"/>`);
  return {
    xml,
    styles:
      `<styleSheet><numFmts>${codes.join('')}</numFmts>` +
      `<cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
  };
}

/**
 * The bytes of a workbook with these rows in its first sheet.
 * @param parts replace parts of its package
 * @param merged ranges of merged cells
 */
export async function bytesOfRows(
  rows: readonly (readonly CellContent[])[],
  parts: Readonly<Record<string, string>> = {},
  merged: readonly string[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const { xml, styles } = worksheetXml(rows);
  return new Uint8Array(await readFile(await workbookOf(xml, { 'xl/styles.xml': styles, ...parts }, merged)));
}

/** A cell of a workbook, and what becomes of it. */
export interface CellCase {
  /** Names the input. */
  readonly id: string;
  readonly title: string;
  readonly file: FileImport;
  readonly column: string;
  readonly cell: CellContent;
  /** The value in the preview, or the code of the fault. */
  readonly outcome: { readonly value: string } | string;
}

/** What became of an uploaded file. */
export interface UploadedFile {
  readonly status: number;
  readonly code: string | undefined;
  readonly message: string;
  readonly job: ImportJob;
  /** The rows of the file. */
  readonly rows: readonly ImportRow[];
}

/** The value that a column was read as, or the code of its fault. */
export function outcomeOf(column: string, { meant, messages }: ImportRow): { value: string | null } | string {
  const fault = messages.find((message) => message.column === column && message.severity === 'error');
  return fault ? fault.code : { value: meant[column] ?? null };
}

/** A text for the title of a test: signs that cannot be seen are written as their numbers. */
export const visible = (text: string): string =>
  text.replaceAll(/[^ -~]/gu, (sign) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);

/** Rows of a table of tests, with what was written as their titles show it. */
export const withVisible = <Row extends { readonly written: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, shown: visible(row.written) }));

/** Uploads of files to imports, on a server with all modules. */
export const filesOn = (server: { readonly current: TestServer }) => {
  const rowsOf = async (secureId: string): Promise<ImportRow[]> => {
    const { result: page } = await server.current.call(importJobCalls.rows, admin, { parameters: { secureId } });
    return (page.rows as ImportRow[]).filter(({ unnamed }) => !unnamed);
  };
  async function send(
    name: FileImport,
    content: string | Uint8Array<ArrayBuffer>,
    fileName = typeof content === 'string' ? 'data.csv' : 'data.xlsx',
  ): Promise<UploadedFile> {
    const { target } = fileImports[name] as { readonly target?: Readonly<Record<string, string>> };
    const input = { name: fileName, content, fields: { ...target, force: 'true' } };
    const { status, body, result } = await upload(server.current, fileImports[name].call, admin, input);
    if (status !== 200) return { status, code: body.code, message: body.message, job: result, rows: [] };
    return { status, code: undefined, message: '', job: result, rows: await rowsOf(result.secureId) };
  }
  const sendCsv = (name: FileImport, rows: readonly Cells[], separator = ',') =>
    send(name, [...csvLines(name, rows, separator), ''].join('\n'));
  const sendWorkbook = async (
    name: FileImport,
    rows: readonly Cells[],
    parts: Readonly<Record<string, string>> = {},
    merged: readonly string[] = [],
  ) => send(name, await bytesOfRows([columnsOf(name), ...rows.map((cells) => rowOf(name, cells))], parts, merged));
  /** What becomes of a cell in a workbook of one row, for each row that was read. */
  const outcomesOf = async ({ file, column, cell }: CellCase) =>
    (await sendWorkbook(file, [{ [column]: cell }])).rows.map((row) => outcomeOf(column, row));
  /** The file of faulty rows of an uploaded workbook. */
  const errorWorkbookOf = async ({ job: { secureId } }: UploadedFile): Promise<Uint8Array<ArrayBuffer>> => {
    const address = `${server.current.origin}${addressOf(importJobCalls.errorFile, { secureId })}`;
    const headers = { authorization: 'Bearer test', username: admin.username };
    return new Uint8Array(await (await fetch(address, { headers })).arrayBuffer());
  };
  /** Corrects one cell in the preview. */
  const correct = (secureId: string, { rowNo }: ImportRow, values: Readonly<Record<string, string | null>>) =>
    server.current.call(importJobCalls.correct, admin, { body: { secureId, rowNo, values } });
  return { send, rowsOf, sendCsv, sendWorkbook, outcomesOf, correct, errorWorkbookOf };
};
