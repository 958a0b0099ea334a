import { renderFormat } from './render-format.ts';

const day = 86_400;
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
/** Spreadsheet programs have a 29 February 1900, so that the days before it are one further from the epoch. */
const dayThatNeverWas = 60;
const daysTo1904 = 1_462;

/** The day is the whole part of the number: a time just before midnight is not rounded to the next day. */
function withinDay(days: number): number {
  const whole = Math.floor(days);
  return Math.round((days - whole) * day) < day ? days : whole + (day - 1) / day;
}

/**
 * The text of a date that a workbook stores as the days since its epoch; '' for what is no day.
 * @param days with the time as a fraction
 * @param withTime the cell displays a time; midnight has none
 * @param from1904 days count from 1 January 1904
 * @example
 * serialDate(46_387, false, false); // '2026-12-31'
 */
export function serialDate(days: number, withTime: boolean, from1904: boolean): string {
  if (!from1904 && Math.floor(days) === dayThatNeverWas) return '';
  const moved = !from1904 && days < dayThatNeverWas ? days + 1 : days;
  const time = (from1904 ? epoch1904 : epoch1900) + Math.round(withinDay(moved) * day) * 1000;
  const iso = Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : '';
  return withTime && days % 1 !== 0 ? iso.slice(0, 19).replace('T', ' ') : iso.slice(0, 10);
}

/**
 * A date as its cell displays it, in Indonesian unless the format names a language.
 * @param code the format
 * @example
 * displayedDate(46_419, 'd mmmm yyyy', false); // '1 Februari 2027'
 */
export const displayedDate = (days: number, code: string, from1904: boolean): string =>
  renderFormat(code, withinDay(from1904 ? days + daysTo1904 : days), { locale: 'id' }).trim();
