import { hasShortYear, typedDate } from '@console/contracts/core/days/typed-date';
import { typedTime } from './typed-time.ts';

/** The time behind a day. */
const timeBehind = /\s+(\d{1,2}[:.]\d{2})$/;

/**
 * Reads a typed day, or a typed time in the zone of Jakarta; `null` when it is not one. A day without a time begins at
 * midnight.
 * @example
 * typedMoment('31 Des 2026 8.00', true); // '2026-12-31T08:00:00+07:00'
 */
export function typedMoment(text: string, timed: boolean): string | null {
  if (!timed) return typedDate(text);
  const day = typedDate(text.replace(timeBehind, ''));
  const time = typedTime(timeBehind.exec(text)?.[1] ?? '00:00');
  return day && time ? `${day}T${time}:00+07:00` : null;
}

/** Whether more is likely to be typed: the rest of a year, or a time behind the day. */
export const mayContinue = (text: string, timed: boolean): boolean =>
  timed ? !timeBehind.test(text) : hasShortYear(text);
