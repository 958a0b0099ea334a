import { FileFault } from './sheet.ts';
import { limits, type XlsxPackage } from './xlsx-package.ts';
import { readXml } from './xml-events.ts';

/** How a number of a cell format is displayed: `zeros` is the width of a format such as `00000`. */
export type NumberFormat =
  | { readonly kind: 'date' | 'instant' | 'plain' }
  | { readonly kind: 'zeros'; readonly width: number };

export interface Workbook {
  readonly sheetPath: string;
  /** Dates count from 1 January 1904 instead of 30 December 1899. */
  readonly from1904: boolean;
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
}

const plain: NumberFormat = { kind: 'plain' };
const builtInDates = new Set([14, 15, 16, 17, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** Maximum length of a number format in Excel; longer ones were not written by a spreadsheet program. */
const longestFormat = 255;

function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined && code.length > longestFormat) return plain;
  if (code === undefined) return builtInDates.has(id) ? { kind: 'date' } : id === 22 ? { kind: 'instant' } : plain;
  if (/^0{2,}$/.test(code)) return { kind: 'zeros', width: code.length };
  const letters = code.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '').toLowerCase();
  if (!/[dy]/.test(letters)) return plain;
  return { kind: /[hs]/.test(letters) ? 'instant' : 'date' };
}

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
      if (name === 'si' && strings.push(current) > limits.strings) throw new FileFault('FILE_REFUSED');
    },
  });
  return strings;
}

async function readSheetPath(parts: XlsxPackage): Promise<{ sheetPath: string; from1904: boolean }> {
  let relation: string | undefined;
  let from1904 = false;
  await readXml(parts.text('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'sheet')
        relation ??= attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
    },
  });
  let target: string | undefined;
  await readXml(parts.text('xl/_rels/workbook.xml.rels'), {
    open(name, attributes) {
      if (name === 'Relationship' && attributes['Id'] === relation) target = attributes['Target'];
    },
  });
  const sheetPath = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? 'worksheets/sheet1.xml'}`;
  if (!parts.has(sheetPath)) throw new FileFault('FILE_BROKEN');
  return { sheetPath, from1904 };
}

/** Reads what is needed to display the first sheet of a workbook. */
export async function readWorkbook(parts: XlsxPackage): Promise<Workbook> {
  const sheet = await readSheetPath(parts);
  return { ...sheet, strings: await readStrings(parts), formats: await readFormats(parts) };
}
