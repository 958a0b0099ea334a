import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { eachTime, jakartaDay } from '../../records/resource/phase.ts';

/** Days before the last day of a document from which it counts as ending. */
export const documentDays = 30;

/** Outlets with a document that has ended or ends soon, or all others. */
export const documentsEnding = (app: Application) => (wanted: boolean) => {
  const ending = eachTime(() => {
    const today = jakartaDay(app.services.now());
    return sql`t.nib_until is not null and t.nib_until <= ${dayAfter(today, documentDays)}::date`;
  });
  return wanted ? ending : sql`not coalesce(${ending}, false)`;
};
