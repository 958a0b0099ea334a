import { FileFault, type SheetRow } from './sheet.ts';
import { limits } from './xlsx-package.ts';
import { columnOf } from './xlsx-rows.ts';
import { readXml } from './xml-events.ts';

/** Merged cells. Rows as a spreadsheet program counts them, columns from 0. */
interface MergedRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const element = 'mergeCell';

function rangeOf(reference: string): MergedRange {
  const [first = '', last = first] = reference.split(':');
  const rowOf = (cell: string): number => Number(/^[A-Z]*(\d+)/.exec(cell)?.[1]);
  return { top: rowOf(first), bottom: rowOf(last), left: columnOf(first, 0), right: columnOf(last, 0) };
}

/** Whether the text has the element. Parsing it as XML takes far longer, and few worksheets have merged cells. */
async function hasMerges(pieces: AsyncIterable<string>): Promise<boolean> {
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    if (held.includes(element)) return true;
    held = held.slice(-element.length);
  }
  return false;
}

/** Finds the cells that are covered by others, in rows that come in order. */
export class MergedCells {
  private readonly starting = new Map<number, MergedRange[]>();
  private open: readonly MergedRange[] = [];

  /** @param ranges such as `A2:A3` */
  constructor(ranges: readonly string[]) {
    for (const range of ranges.map(rangeOf)) {
      const others = this.starting.get(range.top);
      if (others) others.push(range);
      else this.starting.set(range.top, [range]);
    }
  }

  /**
   * Indexes of the cells of a row that are covered by another one which shows something.
   * @throws FileFault FILE_BROKEN for ranges that cover each other
   */
  coveredCells({ number, cells, formulas }: SheetRow): number[] {
    const isFilled = ({ left }: MergedRange): boolean => (cells[left] ?? null) !== null || !!formulas?.includes(left);
    const further = (this.starting.get(number) ?? []).filter(isFilled);
    this.open = [...this.open, ...further].filter(({ bottom }) => bottom >= number);
    if (this.open.length > limits.columns) throw new FileFault('FILE_BROKEN');
    return this.open.flatMap(({ top, left, right }) => {
      const columns = Array.from({ length: Math.min(right + 1, limits.columns) - left }, (_, index) => left + index);
      return top === number ? columns.slice(1) : columns;
    });
  }
}

/**
 * Reads which cells of a worksheet are merged: they follow its rows.
 * @param pieces the text of the worksheet, from its beginning at each call
 * @throws FileFault
 */
export async function readMergedCells(pieces: () => AsyncIterable<string>): Promise<MergedCells> {
  const ranges: string[] = [];
  if (await hasMerges(pieces()))
    await readXml(pieces(), {
      open(name, attributes) {
        if (name !== element) return;
        if (ranges.push(attributes['ref'] ?? '') > limits.strings) throw new FileFault('FILE_REFUSED');
      },
    });
  return new MergedCells(ranges);
}
