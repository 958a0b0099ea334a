import { cleanText } from '@console/contracts/core/clean-text';
import { typedDate } from '@console/contracts/core/days/typed-date';
import { endOfRange } from '@console/contracts/core/ranges';
import type { ImportDefinition } from '@console/contracts/platform/imports';
import type { JobRow, Values } from './tables.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown): value is string => typeof value === 'string' && day.test(value);

/**
 * The values of a row with the ends of its ranges as they are stored, so that the preview shows them: an end on the day
 * of the start moves one day later (docs/model/specification.md#date-ranges).
 * @param source the cells as they stand in the file or were corrected
 */
export function withRangeEnds(
  { columns }: Pick<ImportDefinition, 'columns'>,
  source: JobRow['source'],
  values: Values,
): Values {
  const ends = Object.entries(columns).flatMap(([name, { endOf }]) => {
    const [start, end] = [endOf && values[endOf], values[name]];
    if (!isDay(start) || !isDay(end)) return [];
    // The value may have moved already; its text has not.
    const written = typedDate(cleanText(source[name] ?? '').trim()) ?? end;
    return [[name, endOfRange(start, written)]];
  });
  return ends.length === 0 ? values : { ...values, ...(Object.fromEntries(ends) as Values) };
}
