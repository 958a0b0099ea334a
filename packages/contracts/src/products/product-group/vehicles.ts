import * as z from 'zod/mini';
import { tenorBounds } from '../../core/credit-terms.ts';
import { object, options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';

export const vehicleClasses = options({
  BEBEK: ['Bebek', 'Underbone'],
  MATIC: ['Matic', 'Scooter'],
  SPORT: ['Sport'],
  LISTRIK: ['Listrik', 'Electric'],
});
export const mostCc = 2_000;

export const vehicleTypes = options({ MOTOR: ['Motor', 'Motorcycle'], MOBIL: ['Mobil', 'Car'] });
/** Years of age of a vehicle. */
export const ages = { minimum: 0, maximum: 40 } as const;

const tenor = z.int().check(z.gte(tenorBounds.minimum), z.lte(tenorBounds.maximum));
const band = z
  .object({
    tenorFrom: tenor,
    tenorTo: tenor,
    /** Whole percent. */
    dpMinPct: z.int().check(z.gte(0), z.lte(90)),
  })
  .check(z.refine(({ tenorFrom, tenorTo }) => tenorFrom <= tenorTo, { error: () => 'BAND_ORDER', path: ['tenorTo'] }));
export type DpBand = z.infer<typeof band>;

const overlaps = (bands: readonly DpBand[]): boolean =>
  bands.some((one, at) =>
    bands.slice(at + 1).some((other) => one.tenorFrom <= other.tenorTo && other.tenorFrom <= one.tenorTo),
  );

/** Least down payments by bands of tenors, which do not overlap. */
export const dpBands = () =>
  object(
    z.array(band).check(
      z.maxLength(10),
      z.refine((bands) => !overlaps(bands), { error: () => 'DP_BAND_OVERLAP' }),
    ),
    { required: false },
  );

const bandOrder = {
  status: 422,
  text: text('Batas atas di bawah batas bawah', 'The end of the band is below its start'),
} as const;

export const dpBandRefusals = {
  BAND_ORDER: bandOrder,
  DP_BAND_OVERLAP: { status: 422, text: text('Rentang tenor bertumpang tindih', 'Bands of tenors overlap') },
} as const;

export const ageBandRefusals = {
  BAND_ORDER: bandOrder,
  BAND_OVERLAP: {
    status: 422,
    text: text('Umur bertumpang tindih dengan {group}', 'The ages overlap those of {group}'),
  },
} as const;
