import { createWriteStream } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import type { Sheet, SheetRow } from './sheet.ts';

const folder = mkdtemp(join(tmpdir(), 'sheets-'));
let files = 0;

/** Path for a new file of the tests. */
export const freshPath = async (extension: string): Promise<string> =>
  join(await folder, `${(files += 1)}.${extension}`);

export async function fileOf(content: string | Buffer, extension = 'csv'): Promise<string> {
  const path = await freshPath(extension);
  await writeFile(path, content);
  return path;
}

export async function saved(stream: Readable, extension: string): Promise<string> {
  const path = await freshPath(extension);
  await pipeline(stream, createWriteStream(path));
  return path;
}

/** A zip file with these parts. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  return saved(zip.outputStream as Readable, 'xlsx');
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The XML of the list of merged cells, which follows the rows of a worksheet. */
export const mergesXml = (ranges: readonly string[]): string =>
  ranges.length === 0 ? '' : `<mergeCells>${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;

/**
 * A workbook as other programs write it: rows as XML, with shared strings and styles.
 * @param merged ranges of merged cells
 */
export const workbookOf = (
  rows: string,
  extra: Readonly<Record<string, string>> = {},
  merged: readonly string[] = [],
): Promise<string> =>
  zipOf({
    'xl/workbook.xml':
      `<workbook xmlns:r="${relationships}"><sheets><sheet name="A" sheetId="9" r:id="rId7"/>` +
      `<sheet name="B" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>' +
      '<Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData>${mergesXml(merged)}</worksheet>`,
    'xl/sharedStrings.xml':
      '<sst><si><t>kode</t></si><si><r><t>Suka</t></r><r><t>maju</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="00000"/>' +
      '<numFmt numFmtId="171" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/>' +
      '<xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
    ...extra,
  });

export async function rowsOf(sheet: Sheet): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of sheet.rows) rows.push(row);
  return rows;
}

export const cellsOf = async (sheet: Sheet): Promise<(string | null)[][]> =>
  (await rowsOf(sheet)).map((row) => [...row.cells]);
