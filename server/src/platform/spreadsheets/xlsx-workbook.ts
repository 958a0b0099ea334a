import { formatOf, type NumberFormat } from './number-format.ts';
import { FileFault } from './sheet.ts';
import { limits, type XlsxPackage } from './xlsx-package.ts';
import { readXml } from './xml-events.ts';

/** A worksheet by its name and the path of its part. */
export interface Worksheet {
  readonly name: string;
  readonly path: string;
}

export interface Workbook {
  readonly sheet: Worksheet;
  /** The others that are not hidden. */
  readonly furtherSheets: readonly Worksheet[];
  /** Dates count from 1 January 1904 instead of 30 December 1899. */
  readonly from1904: boolean;
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
}

/** A character that XML cannot hold, as Excel writes it: `_x000D_` is a line end, `_x005F_` the underscore itself. */
const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** What the database cannot hold: NUL, and half of a character of two parts. */
const unstorable = /[\0\p{Cs}]/gu;
/** No character: fields refuse it as they refuse control characters. */
const noCharacter = '\uFFFF';

/** The text of a cell as it was typed; what cannot be stored is a sign that every field refuses. */
export const decodedCell = (text: string): string =>
  text.includes('_x')
    ? text
        .replace(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(unstorable, noCharacter)
    : text;

async function readFormats(parts: XlsxPackage): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inFormats = false;
  await readXml(parts.text('xl/styles.xml'), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') inFormats = true;
      if (name === 'xf' && inFormats)
        formats.push(formatOf(Number(attributes['numFmtId'] ?? 0), codes.get(Number(attributes['numFmtId']))));
    },
    close(name) {
      if (name === 'cellXfs') inFormats = false;
    },
  });
  return formats;
}

async function readStrings(parts: XlsxPackage): Promise<string[]> {
  const strings: string[] = [];
  let current = '';
  let depth = { text: false, phonetic: false };
  await readXml(parts.text('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') depth = { ...depth, phonetic: true };
      if (name === 't') depth = { ...depth, text: !depth.phonetic };
    },
    text(text) {
      if (depth.text && (current += text).length > limits.cell * 2) throw new FileFault('FILE_REFUSED');
    },
    close(name) {
      if (name === 't') depth = { ...depth, text: false };
      if (name === 'rPh') depth = { ...depth, phonetic: false };
      if (name === 'si' && strings.push(decodedCell(current)) > limits.strings) throw new FileFault('FILE_REFUSED');
    },
  });
  return strings;
}

/** Types of relationships to sheets without cells: charts, and what old programs had for dialogs and macros. */
const withoutCells = /\/(?:chartsheet|dialogsheet|xlMacrosheet|xlIntlMacrosheet)$/;

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/**
 * Finds the sheets of cells that are not hidden. What is hidden was not meant: it is often a copy, or a list of values.
 */
async function readSheets(parts: XlsxPackage): Promise<Pick<Workbook, 'sheet' | 'furtherSheets' | 'from1904'>> {
  const visibleSheets: { readonly relation: string | undefined; readonly name: string }[] = [];
  let from1904 = false;
  await readXml(parts.text('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'sheet' && !['hidden', 'veryHidden'].includes(attributes['state'] ?? '')) {
        const relation = attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
        visibleSheets.push({ relation, name: attributes['name'] ?? '' });
      }
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    },
  });
  const targets = new Map<string | undefined, string>();
  await readXml(parts.text('xl/_rels/workbook.xml.rels'), {
    open(name, attributes) {
      if (name === 'Relationship' && !withoutCells.test(attributes['Type'] ?? ''))
        targets.set(attributes['Id'], attributes['Target'] ?? '');
    },
  });
  const [sheet = { name: '', path: 'xl/worksheets/sheet1.xml' }, ...furtherSheets] = visibleSheets
    .filter(({ relation }) => targets.has(relation))
    .map(({ relation, name }) => ({ name, path: pathOf(targets.get(relation)!) }));
  if (!parts.has(sheet.path)) throw new FileFault('FILE_BROKEN');
  return { sheet, furtherSheets, from1904 };
}

/** Reads what is needed to display the first visible sheet of a workbook. */
export async function readWorkbook(parts: XlsxPackage): Promise<Workbook> {
  const sheets = await readSheets(parts);
  return { ...sheets, strings: await readStrings(parts), formats: await readFormats(parts) };
}
