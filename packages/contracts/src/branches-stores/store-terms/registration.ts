import { date, type Fields } from '../../core/fields.ts';
import { storeRates } from '../../core/rate-sheets.ts';
import { text } from '../../core/text.ts';
import { typedValues } from '../../core/typed-values.ts';
import { registrationCallOf } from '../outlet/registration-call.ts';
import { stores } from '../store.ts';
import { storeRateSheets } from '../store-rate.ts';

const sheet = storeRates();

/** What a registration asks for besides the store: its rates for all product groups, and from when they hold. */
export const registrationRates = {
  rates: { ...sheet, required: false },
  effectiveFrom: date({ required: false }),
} as const satisfies Fields;
export const registrationRateTitles = {
  rates: storeRateSheets.titles['rates'],
  effectiveFrom: text('Rate mulai berlaku', 'Rates hold from'),
} as const;

/** A registration as it is typed. */
export const typedRegistration = typedValues([...Object.keys(stores.fields), 'effectiveFrom'], {
  rates: Object.keys(sheet.sheet!.columns),
});

/** Registers a store with its first rates (docs/model/branches-stores.md#stores). */
export const storeRegistration = {
  register: registrationCallOf('SPEKTRA', {
    summary: 'Registers a store and proposes its rates, both or neither',
    values: typedRegistration,
  }),
} as const;
