import { cleanText } from '@console/contracts/core/clean-text';
import { dateWithoutTime, hasShortYear, typedDate, zonedMoment } from '@console/contracts/core/days/typed-date';
import { typedTime } from './typed-time.ts';

const timePattern = /(?:\s+|T)(\d{1,2}[:.]\d{2}(?:[:.]00)?)$/i;

/** A typed text as the day and the time behind it; no time when there is none. */
function dayAndTime(text: string): readonly [day: string, time?: string | undefined] {
  const clean = cleanText(text).trim();
  return [clean.replace(timePattern, ''), timePattern.exec(clean)?.[1]];
}

/**
 * Reads a typed day, or a typed time in the zone of Jakarta; `null` when it is not one. A day without a time begins at
 * midnight.
 * @example
 * typedMoment('31 Des 2026 8.00', true); // '2026-12-31T08:00:00+07:00'
 */
export function typedMoment(text: string, timed: boolean): string | null {
  if (!timed) return typedDate(text);
  const zoned = zonedMoment(text);
  if (zoned) return `${zoned}:00+07:00`;
  const [written, writtenTime = '00:00'] = dayAndTime(text);
  const day = dateWithoutTime(written);
  const time = typedTime(writtenTime);
  return day && time ? `${day}T${time}:00+07:00` : null;
}

/** Whether more is likely to be typed: the rest of a year, or a time behind the day. */
export const mayContinue = (text: string, timed: boolean): boolean =>
  timed ? dayAndTime(text)[1] === undefined && zonedMoment(text) === null : hasShortYear(text);
