import * as z from 'zod/mini';
import { object, officePhone, plainDate } from '../../core/fields.ts';
import { hoursOfDay } from '../place.ts';

export { openingHours } from '../place.ts';

/** A telephone that the public calls: a landline or `08…`, 10 to 14 digits. */
export const officePhone10 = () => officePhone({ minimum: 10, required: false });

/** Most dated exceptions of one office. */
export const mostExceptions = 60;

const exception = z.object({
  date: plainDate(),
  /** Opening hours of that day; `null` when it is closed. */
  hours: hoursOfDay,
  /** Why, e.g. the name of the holiday. */
  note: z.string().check(z.minLength(3), z.maxLength(100)),
});
/** A day with other hours than its day of the week has. */
export type HourException = z.infer<typeof exception>;

/** Days with other hours, each once. */
export const hourExceptions = () =>
  object(
    z.array(exception).check(
      z.maxLength(mostExceptions),
      z.refine((all) => new Set(all.map(({ date }) => date)).size === all.length, { error: () => 'DUPLICATE' }),
    ) as unknown as z.ZodMiniType<readonly HourException[]>,
  );
