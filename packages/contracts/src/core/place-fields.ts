import * as z from 'zod/mini';
import { make, type Common } from './make-field.ts';
import { text } from './text.ts';

const degrees = (from: number, to: number) =>
  z.string().check(
    // First, because its sentence says what to write.
    z.refine((typed) => /^-?\d{1,3}(\.\d{1,6})?$/.test(typed) && Number(typed) >= from && Number(typed) <= to, {
      error: () => 'OUTSIDE_INDONESIA',
    }),
    z.maxLength(11),
  );

/**
 * How far north a place lies, in degrees with up to six decimals, as text: inside Indonesia.
 * @example
 * latitude({ required: false });
 */
export const latitude = <const C extends Common>(rule: C = {} as C) =>
  make('text', degrees(-11.1, 6.1), { title: text('Lintang', 'Latitude'), ...rule } as C);

/**
 * How far east a place lies, like {@link latitude}.
 * @example
 * longitude({ required: false });
 */
export const longitude = <const C extends Common>(rule: C = {} as C) =>
  make('text', degrees(94.9, 141.1), { title: text('Bujur', 'Longitude'), ...rule } as C);
