import { defineResource, type RecordOf } from '../core/resource.ts';
import { sheetShared } from './promo/sheet-resource.ts';

export { ownLines, promoOf, sheetLines } from './promo/sheet-resource.ts';
export { mostBranches, type LineBody, type OwnRow, type PlacedSheet, type Placement } from './promo/sheet-calls.ts';

/** Rate sheets of the promos of SPEKTRA (docs/model/promos.md#rate-sheets). */
export const spektraSheets = defineResource({ ...sheetShared('SPEKTRA'), module: 'promo-rate', volume: 700_000 });
/** Rate sheets of the promos of NMC. */
export const nmcSheets = defineResource({ ...sheetShared('NMC'), module: 'promo-rate-nmc', volume: 250_000 });
/** Rate sheets of the promos of UFI. */
export const ufiSheets = defineResource({ ...sheetShared('UFI'), module: 'promo-rate-ufi', volume: 120_000 });

/** The rate sheets, by line. */
export const promoSheets = { SPEKTRA: spektraSheets, NMC: nmcSheets, UFI: ufiSheets } as const;
export type Sheets = typeof spektraSheets;
export type Sheet = RecordOf<Sheets>;
