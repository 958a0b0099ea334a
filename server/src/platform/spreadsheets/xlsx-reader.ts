import { unguard } from './formula.ts';
import { FileFault, type Sheet, type SheetRow } from './sheet.ts';
import { limits, XlsxPackage } from './xlsx-package.ts';
import { readWorkbook, type Workbook } from './xlsx-workbook.ts';
import { parseXml, type XmlHandler } from './xml-events.ts';

const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);

function dateText(days: number, withTime: boolean, from1904: boolean): string {
  const time = (from1904 ? epoch1904 : epoch1900) + Math.round(days * 86_400) * 1000;
  const iso = Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : '';
  return withTime && days % 1 !== 0 ? iso.slice(0, 19).replace('T', ' ') : iso.slice(0, 10);
}

/** A number as the cell displays it, with the 15 digits of spreadsheet programs. */
function numberText(raw: string, format: Workbook['formats'][number] | undefined, from1904: boolean): string {
  const value = Number(raw);
  if (!Number.isFinite(value)) return raw;
  if (format?.kind === 'date' || format?.kind === 'instant')
    return dateText(value, format.kind === 'instant', from1904);
  const text = Number(value.toPrecision(15)).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 });
  return format?.kind === 'zeros' ? text.padStart(format.width, '0') : text;
}

function columnOf(reference: string | undefined, next: number): number {
  if (reference === undefined) return next;
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Collects the rows of a worksheet from its XML events. */
class RowGatherer implements XmlHandler {
  ready: SheetRow[] = [];
  private cells: (string | null)[] = [];
  private formulas: number[] = [];
  private number = 0;
  private column = -1;
  private type = '';
  private format = 0;
  private raw = '';
  private capturing = false;

  constructor(private readonly workbook: Workbook) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.number = Number(attributes['r'] ?? this.number + 1);
      this.cells = [];
      this.formulas = [];
      this.column = -1;
    } else if (name === 'c') {
      this.column = columnOf(attributes['r'], this.column + 1);
      if (!(this.column >= 0 && this.column < limits.columns)) throw new FileFault('FILE_REFUSED');
      this.type = attributes['t'] ?? 'n';
      this.format = Number(attributes['s'] ?? 0);
      this.raw = '';
    } else if (name === 'f') this.formulas.push(this.column);
    this.capturing = name === 'v' || name === 't';
  }

  text(text: string): void {
    if (this.capturing && (this.raw += text).length > limits.cell * 2) throw new FileFault('FILE_REFUSED');
  }

  close(name: string): void {
    this.capturing = false;
    if (name === 'c') this.cells[this.column] = this.display();
    if (name === 'row') this.endRow();
  }

  private display(): string | null {
    if (this.raw === '') return null;
    if (this.type === 'b') return this.raw === '1' ? 'TRUE' : 'FALSE';
    if (this.type === 'n') return numberText(this.raw, this.workbook.formats[this.format], this.workbook.from1904);
    const value = (this.type === 's' ? (this.workbook.strings[Number(this.raw)] ?? '') : this.raw).trim();
    return value === '' ? null : unguard(value);
  }

  private endRow(): void {
    if (this.number > limits.rows) throw new FileFault('FILE_REFUSED');
    const cells = Array.from(this.cells, (cell) => cell ?? null);
    if (cells.every((cell) => cell === null) && this.formulas.length === 0) return;
    this.ready.push({ number: this.number, cells, ...(this.formulas.length > 0 ? { formulas: this.formulas } : {}) });
  }
}

async function* rowsOf(path: string): AsyncGenerator<SheetRow> {
  const parts = await XlsxPackage.open(path);
  try {
    const workbook = await readWorkbook(parts);
    const gatherer = new RowGatherer(workbook);
    for await (const _ of parseXml(parts.text(workbook.sheetPath), gatherer)) {
      yield* gatherer.ready;
      gatherer.ready = [];
    }
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('FILE_BROKEN');
  } finally {
    parts.close();
  }
}

/**
 * Reads the first sheet of an XLSX file row by row as displayed; formula cells are reported.
 * @throws FileFault
 */
export const openXlsx = (path: string): Sheet => ({ rows: rowsOf(path), decimalComma: false });
