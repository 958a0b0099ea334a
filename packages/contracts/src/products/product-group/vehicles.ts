import { vehicleClasses } from '../../core/vehicle-words.ts';
import { tenorBounds } from '../../core/credit-terms.ts';
import { integer, options, sheet } from '../../core/fields.ts';
import { text } from '../../core/text.ts';

export { vehicleClasses };
export const mostCc = 2_000;

export const vehicleTypes = options({ MOTOR: ['Motor', 'Motorcycle'], MOBIL: ['Mobil', 'Car'] });
/** Years of age of a vehicle. */
export const ages = { minimum: 0, maximum: 40 } as const;

/** Least down payments in whole percent by bands of tenors, which do not overlap. */
export const dpBands = () =>
  sheet(
    {
      columns: {
        tenorFrom: integer(tenorBounds),
        tenorTo: integer(tenorBounds),
        dpMinPct: integer({ minimum: 0, maximum: 90 }),
      },
      titles: {
        tenorFrom: text('Dari tenor', 'From tenor'),
        tenorTo: text('Sampai tenor', 'To tenor'),
        dpMinPct: text('Uang muka minimum (%)', 'Least down payment (%)'),
      },
      band: { from: 'tenorFrom', to: 'tenorTo' },
      maximum: 10,
    },
    { required: false },
  );

export const bandRefusals = {
  BAND_OVERLAP: {
    status: 422,
    text: text('Rentang bertumpang tindih dengan {group}', 'The range overlaps {group}'),
  },
} as const;
