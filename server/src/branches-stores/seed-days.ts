import { toWireInstant } from '../platform/database/type-parsers.ts';

/** The first day of the month some months after a date; months before are negative. */
export function monthFrom(date: Date, months: number): string {
  const [year = 0, month = 0] = toWireInstant(date).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The frame of a record that was there from the start. */
export const frameOf = (date: Date) =>
  ({ created_by: 'SYSTEM', created_at: date, updated_by: 'SYSTEM', updated_at: date }) as const;
