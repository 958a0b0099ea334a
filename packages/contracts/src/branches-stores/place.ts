import * as z from 'zod/mini';
import { object } from '../core/fields.ts';
import { make } from '../core/make-field.ts';
import { text } from '../core/text.ts';

/** Refused for a place whose branch is switched off. */
export const branchInactive = { text: text('Cabang tidak aktif', 'The branch is not active') };

const inIndonesia = (from: number, to: number) =>
  z.string().check(
    z.maxLength(11),
    z.refine((typed) => /^-?\d{1,3}(\.\d{1,6})?$/.test(typed) && Number(typed) >= from && Number(typed) <= to, {
      error: () => 'OUTSIDE_INDONESIA',
    }),
  );

/** Where a place lies, in degrees with up to six decimals, as text: inside Indonesia, and empty until it is known. */
export const coordinates = {
  latitude: make('text', inIndonesia(-11.1, 6.1), { required: false }),
  longitude: make('text', inIndonesia(94.9, 141.1), { required: false }),
};

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** Opening hours of one day; `null` when it is closed. */
export const hoursOfDay = z.nullable(
  z
    .object({ from: time, to: time })
    .check(z.refine(({ from, to }) => from < to, { error: () => 'TIME_ORDER', path: ['to'] })),
);

/** Opening hours of the seven days from Monday on; a closed day is `null`. */
export const openingHours = () =>
  object(z.array(hoursOfDay).check(z.minLength(7), z.maxLength(7)), { required: false });
export type OpeningHours = readonly ({ readonly from: string; readonly to: string } | null)[];
