import { errorText } from './error-text.ts';
import { unguard } from './formula.ts';
import { displayedNumber, readableNumber, type NumberFormat } from './number-format.ts';
import { displayedDate, serialDate } from './serial-date.ts';
import { FileFault, type SheetRow } from './sheet.ts';
import { limits } from './xlsx-package.ts';
import { columnName } from './xlsx-parts.ts';
import { decodedCell, type Workbook } from './xlsx-workbook.ts';
import type { XmlHandler } from './xml-events.ts';

/** The text of a cell. */
interface CellText {
  readonly text: string;
  /** What it displays, where a number or day is read from another text. */
  readonly displayed?: string;
}

const cellText = (text: string, displayed: string): CellText => (text === displayed ? { text } : { text, displayed });

function numberText(raw: string, format: NumberFormat | undefined, from1904: boolean): CellText {
  const value = Number(raw);
  if (!Number.isFinite(value)) return { text: raw };
  if (format?.kind === 'date' || format?.kind === 'instant') {
    const day = serialDate(value, format.kind === 'instant', from1904);
    return day === ''
      ? { text: displayedNumber(raw, undefined) }
      : cellText(day, displayedDate(value, format.code, from1904));
  }
  const shown = displayedNumber(raw, format);
  return cellText(readableNumber(raw, format, shown), shown);
}

/** A day, and a time that is not midnight, of a cell that stores them as ISO 8601. */
const isoText = (raw: string): string => raw.replace('T', ' ').replace(/ 00:00(?::00(?:\.0+)?)?Z?$/, '');

/** Index of the column of a cell such as `B2`; the next one for a cell that does not name it. */
export function columnOf(reference: string | undefined, next: number): number {
  if (reference === undefined) return next;
  let column = 0;
  for (const letter of /^[A-Z]*/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Collects the rows of a worksheet from its XML events. */
export class RowGatherer implements XmlHandler {
  ready: SheetRow[] = [];
  /** Numbers of the rows that hold something: of two rows with one number, one would be lost. */
  private readonly filledRows = new Set<number>();
  private cells: (string | null)[] = [];
  private displayed = new Map<number, string>();
  private formulas: number[] = [];
  private numbers: number[] = [];
  private number = 0;
  private column = -1;
  private type = '';
  private format = 0;
  private raw = '';
  private capturing = false;
  /** Inside the reading aid of an Asian text, which is no part of it. */
  private isPhonetic = false;

  constructor(private readonly workbook: Workbook) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.number = Number(attributes['r'] ?? this.number + 1);
      this.cells = [];
      this.displayed = new Map();
      this.formulas = [];
      this.numbers = [];
      this.column = -1;
    } else if (name === 'c') {
      this.column = columnOf(attributes['r'], this.column + 1);
      this.type = attributes['t'] ?? 'n';
      this.format = Number(attributes['s'] ?? 0);
      this.raw = '';
    } else if (name === 'f') this.formulas.push(this.column);
    else if (name === 'rPh') this.isPhonetic = true;
    this.capturing = (name === 'v' || name === 't') && !this.isPhonetic;
  }

  text(text: string): void {
    if (this.capturing && (this.raw += text).length > limits.cell * 2) throw new FileFault('FILE_REFUSED');
  }

  close(name: string): void {
    this.capturing = false;
    if (name === 'rPh') this.isPhonetic = false;
    if (name === 'c') this.endCell();
    if (name === 'row') this.endRow();
  }

  /** Cells without content are often formatted far beyond the others, and cost nothing. */
  private endCell(): void {
    const cell = this.read();
    if (cell === null) return;
    if (this.column >= limits.columns) {
      const name = `${columnName(this.column)}${this.number}`;
      throw new FileFault('FILE_TOO_WIDE', { limit: limits.columns, cell: name });
    }
    if (this.column < 0 || this.cells[this.column] !== undefined) throw new FileFault('FILE_BROKEN');
    this.cells[this.column] = cell.text;
    if (cell.displayed !== undefined) this.displayed.set(this.column, cell.displayed);
    if (this.type === 'n') this.numbers.push(this.column);
  }

  private read(): CellText | null {
    if (this.type === 'e') return { text: errorText(this.raw) };
    if (this.raw === '') return null;
    if (this.type === 'b') return { text: this.raw === '1' ? 'TRUE' : 'FALSE' };
    if (this.type === 'n') return numberText(this.raw, this.workbook.formats[this.format], this.workbook.from1904);
    if (this.type === 'd') return { text: isoText(this.raw) };
    const text = this.type === 's' ? this.workbook.strings[Number(this.raw)] : decodedCell(this.raw);
    if (text === undefined) throw new FileFault('FILE_BROKEN');
    const value = text.trim();
    return value === '' ? null : { text: unguard(value) };
  }

  private endRow(): void {
    const cells = Array.from(this.cells, (cell) => cell ?? null);
    if (cells.every((cell) => cell === null) && this.formulas.length === 0) return;
    if (this.number > limits.rows) throw new FileFault('FILE_REFUSED');
    if (!(Number.isInteger(this.number) && this.number > 0) || this.filledRows.has(this.number))
      throw new FileFault('FILE_BROKEN');
    this.filledRows.add(this.number);
    const { numbers, formulas, displayed } = this;
    this.ready.push({
      number: this.number,
      cells,
      ...(numbers.length > 0 ? { numbers } : {}),
      ...(formulas.length > 0 ? { formulas } : {}),
      ...(displayed.size > 0 ? { displayed } : {}),
    });
  }
}
