import { Readable } from 'node:stream';
import yazl from 'yazl';
import { wallClock } from './columns.ts';
import { columnName, sheetName, style, workbookParts, worksheetEnd, worksheetStart } from './xlsx-parts.ts';
import { epochDay, numberCell, textCell } from './xlsx-writer.ts';

/** A column of a file that people fill in. */
export interface TemplateColumn {
  readonly title: string;
  /** `text` keeps what is typed, so that codes and numbers of persons keep their zeros and digits. */
  readonly kind: 'text' | 'number' | 'date' | 'percent';
  /** The only values that it takes. */
  readonly choices?: readonly string[];
  readonly example: string;
}

const widthOf = ({ title, example }: TemplateColumn): number => Math.max(12, title.length, example.length) + 3;
/** The last row that the formats and lists are for. */
const lastRow = 100_001;

/** What the worksheet of a workbook holds before and after its rows. */
const sheet = (columns: string, rows: string, after: string): string =>
  `${worksheetStart.replace('<sheetData>', `<cols>${columns}</cols><sheetData>`)}${rows}` +
  `${worksheetEnd.replace('</sheetData>', `</sheetData>${after}`)}`;

const colXml = (at: number, width: number, format: number): string =>
  `<col min="${at}" max="${at}" width="${width}" customWidth="1" style="${format}"/>`;

function exampleCell(at: string, { kind, example }: TemplateColumn): string {
  if (example === '') return '';
  const day = kind === 'date' ? wallClock('date', example) : null;
  if (day !== null) return numberCell(at, Math.floor(day / 86_400_000) + epochDay, style.date);
  const number = Number(example);
  if (kind === 'percent' && Number.isFinite(number)) return numberCell(at, number / 100, style.percent);
  if (kind === 'number' && Number.isFinite(number)) return numberCell(at, number, style.number);
  return textCell(at, example, style.text);
}

/** The values of a column, in a sheet of their own: a list in the cell itself is limited to 255 characters. */
const choicesSheet = 'Pilihan';
const listsOf = (columns: readonly TemplateColumn[]) => columns.filter(({ choices }) => choices !== undefined);

function validations(columns: readonly TemplateColumn[]): string {
  const lists = listsOf(columns);
  if (lists.length === 0) return '';
  const each = lists.map((column, list) => {
    const from = columnName(columns.indexOf(column));
    const values = `${choicesSheet}!$${columnName(list)}$2:$${columnName(list)}$${column.choices!.length + 1}`;
    return (
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${from}2:${from}${lastRow}">` +
      `<formula1>${values}</formula1></dataValidation>`
    );
  });
  return `<dataValidations count="${each.length}">${each.join('')}</dataValidations>`;
}

const rowXml = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join('')}</row>`;
const textRow = (number: number, cells: readonly (string | undefined)[], format: number = style.text): string =>
  rowXml(
    number,
    cells.map((value, at) => (value === undefined ? '' : textCell(`${columnName(at)}${number}`, value, format))),
  );

/** The rows that people fill in: titles and an example, each column in the format of its values. */
const dataSheet = (columns: readonly TemplateColumn[]): string =>
  sheet(
    columns.map((column, at) => colXml(at + 1, widthOf(column), style[column.kind])).join(''),
    textRow(
      1,
      columns.map(({ title }) => title),
      style.title,
    ) +
      rowXml(
        2,
        columns.map((column, at) => exampleCell(`${columnName(at)}2`, column)),
      ),
    validations(columns),
  );

function choicesRows(columns: readonly TemplateColumn[]): string {
  const lists = listsOf(columns);
  const longest = Math.max(0, ...lists.map(({ choices }) => choices!.length));
  const titles = textRow(
    1,
    lists.map(({ title }) => title),
    style.title,
  );
  return (
    titles +
    Array.from({ length: longest }, (_, at) =>
      textRow(
        at + 2,
        lists.map(({ choices }) => choices![at]),
      ),
    ).join('')
  );
}

/**
 * A workbook to fill in: titles and an example in the formats of their values, lists of values for columns that take
 * no others, and a sheet that explains the columns. A reader takes the first sheet.
 * @param guide titles and rows of the sheet that explains
 */
export function xlsxTemplate(
  title: string,
  columns: readonly TemplateColumn[],
  guide: { readonly title: string; readonly rows: readonly (readonly string[])[] },
): Readable {
  const hasLists = listsOf(columns).length > 0;
  const sheets = [sheetName(title), sheetName(guide.title), ...(hasLists ? [choicesSheet] : [])];
  const zip = new yazl.ZipFile();
  const add = (path: string, text: string): void => zip.addBuffer(Buffer.from(text), path);
  for (const [path, text] of Object.entries(workbookParts(sheets))) add(path, text);
  add('xl/worksheets/sheet1.xml', dataSheet(columns));
  const widths = [24, 36, 60, 24].map((width, at) => colXml(at + 1, width, style.text)).join('');
  const rows = guide.rows.map((cells, at) => textRow(at + 1, cells, at === 0 ? style.title : style.text)).join('');
  add('xl/worksheets/sheet2.xml', sheet(widths, rows, ''));
  if (hasLists) add('xl/worksheets/sheet3.xml', sheet(colXml(1, 24, style.text), choicesRows(columns), ''));
  zip.end();
  return zip.outputStream as Readable;
}
