import * as z from 'zod/mini';
import type { FieldError } from '../core/errors.ts';
import { latitude, longitude, object } from '../core/fields.ts';
import { text } from '../core/text.ts';
import { notATime, timeOfDay } from '../core/time-of-day.ts';

/** Refused for a place whose branch is switched off. */
export const branchInactive = { text: text('Cabang tidak aktif', 'The branch is not active') };

/** Where a place lies; empty until it is known. */
export const coordinates = { latitude: latitude({ required: false }), longitude: longitude({ required: false }) };

interface Placed {
  readonly latitude: string | null;
  readonly longitude: string | null;
}

/** One coordinate needs the other. */
export const wholePlace = ({ latitude: north, longitude: east }: Placed): readonly FieldError[] =>
  (north === null) === (east === null) ? [] : [{ field: north === null ? 'latitude' : 'longitude', code: 'REQUIRED' }];

const time = z.string().check(z.regex(timeOfDay, notATime));
/** What is no time has no order: it has one fault. */
const isInOrder = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  !timeOfDay.test(from) || !timeOfDay.test(to) || from < to;
/** Opening hours of one day; `null` when it is closed. */
export const hoursOfDay = z.nullable(
  z.object({ from: time, to: time }).check(z.refine(isInOrder, { error: () => 'TIME_ORDER', path: ['to'] })),
);

/** Opening hours of the seven days from Monday on; a closed day is `null`. */
export const openingHours = () =>
  object(z.array(hoursOfDay).check(z.minLength(7), z.maxLength(7)), { required: false });
export type OpeningHours = readonly ({ readonly from: string; readonly to: string } | null)[];
