import type { FieldError } from '@console/contracts/core/errors';
import type { Period } from '@console/contracts/core/resource';
import { Refusal } from '../../platform/http/refusal.ts';

const columns = new Set(['tenorFrom', 'tenorTo', 'rateRegular', 'rateRepeat']);

/** The faults of one row of the grid, beside its cells. */
const faultsAt = (
  { code, details: { errors = [] } }: Refusal,
  at: number,
  shownBeside: Readonly<Record<string, string>>,
): FieldError[] => {
  if (code === 'CHANGE_PENDING') return [{ field: `rates[${at}].tenorFrom`, code }];
  return errors.map((error) => {
    // A concession of the rate before is above the new one.
    const [, ofLine] = /^carriedLines\[\d+\]\.(\w+)$/.exec(error.field) ?? [];
    const named = ofLine ?? shownBeside[error.field] ?? error.field;
    const column = ofLine && !columns.has(ofLine) ? 'tenorFrom' : named;
    return { ...error, field: columns.has(column) ? `rates[${at}].${column}` : column };
  });
};

/** All that is wrong with a sheet, each fault one time beside its cell, whatever the number of product groups. */
export class GridFaults {
  readonly #found: FieldError[] = [];
  readonly #shownBeside: Readonly<Record<string, string>>;

  /** @param shownBeside columns that show faults of fields which the grid does not have, by these */
  constructor(shownBeside: Readonly<Record<string, string>> = {}) {
    this.#shownBeside = shownBeside;
  }

  get all(): readonly FieldError[] {
    return this.#found;
  }

  add(...faults: readonly FieldError[]): void {
    for (const fault of faults)
      if (!this.#found.some(({ field, code }) => field === fault.field && code === fault.code)) this.#found.push(fault);
  }

  /**
   * A refused row.
   * @param named the fault in words where a rate is in its way; `null` where nobody knows that one
   * @throws what is no fault of a row
   */
  async refused(
    error: unknown,
    at: number,
    named: (clash: Period) => Promise<Pick<FieldError, 'code' | 'words'> | null>,
  ): Promise<void> {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'PERIOD_OVERLAP') {
      const { clash } = error.details.result as { readonly clash: Period | null };
      const [plain] = error.details.errors ?? [];
      const worded = clash && (await named(clash));
      this.add({ ...plain!, ...worded, field: `rates[${at}].tenorFrom` });
      return;
    }
    const faults = faultsAt(error, at, this.#shownBeside);
    if (faults.length === 0) throw error;
    this.add(...faults);
  }
}
