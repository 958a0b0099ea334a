import type { RateMethod } from '@console/contracts/core/credit-terms';
import type { FieldError } from '@console/contracts/core/errors';
import { faultsOfMethod } from '@console/contracts/core/rate-sheets';
import type { PromoCustomers, PromoType } from '@console/contracts/promos-products/promo/vocabulary';
import type { LineValues } from './find-promo.ts';

/** What a line is judged by. */
export interface JudgedPromo {
  readonly promoType: PromoType;
  readonly customerKind: PromoCustomers;
  readonly tenors: readonly string[];
  readonly adminFee: number | null;
  /** Cash loans have no subsidy of a dealer that zero interest would need. */
  readonly needsSubsidy: boolean;
  readonly method: RateMethod;
}

/** A line of a sheet, as it is stored or typed. */
export interface SheetLine extends LineValues {
  readonly tenor: number;
}

function rateFaults({ promoType, customerKind }: JudgedPromo, { rateRegular, rateRepeat }: SheetLine): FieldError[] {
  const typed = { rateRegular, rateRepeat };
  if (promoType !== 'RATE') {
    const code = promoType === 'ZERO' ? 'ZERO_HAS_RATE' : 'ADMIN_HAS_RATE';
    return Object.entries(typed).flatMap(([field, rate]) => (rate === null ? [] : [{ field, code }]));
  }
  if (customerKind === 'REGULAR' && rateRegular === null)
    return [{ field: 'rateRegular', code: 'REGULAR_RATE_REQUIRED' }];
  return rateRegular === null && rateRepeat === null ? [{ field: 'rateRegular', code: 'RATE_REQUIRED' }] : [];
}

/**
 * What is wrong with the lines of a sheet by the type of its promo (docs/model/promos.md#types); the sheet itself has
 * checked what columns must be to each other.
 * @param field that holds the lines
 */
export function lineFaults(promo: JudgedPromo, lines: readonly SheetLine[], field = 'lines'): FieldError[] {
  if (lines.length === 0) return promo.adminFee === null ? [{ field, code: 'LINE_EMPTY' }] : [];
  const faults = lines.flatMap((line, at): FieldError[] => {
    const beside = (faulty: FieldError): FieldError => ({ ...faulty, field: `${field}[${at}].${faulty.field}` });
    const { tenor, storeSubsidy } = line;
    return [
      ...(promo.tenors.includes(String(tenor))
        ? []
        : [{ field: 'tenor', code: 'TENOR_NOT_OF_PROMO', parameters: { tenor } }]),
      ...rateFaults(promo, line),
      ...(promo.promoType === 'ZERO' && promo.needsSubsidy && storeSubsidy === null
        ? [{ field: 'storeSubsidy', code: 'SUBSIDY_REQUIRED' }]
        : []),
      ...(promo.promoType === 'ADMIN' && promo.adminFee === null && line.storeAdminFee === null
        ? [{ field: 'storeAdminFee', code: 'STORE_ADMIN_REQUIRED' }]
        : []),
    ].map(beside);
  });
  return [...faults, ...(promo.promoType === 'RATE' ? faultsOfMethod(field, promo.method, lines) : [])];
}
