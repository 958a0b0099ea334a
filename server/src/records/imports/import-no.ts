import { sql } from 'kysely';
import { jakartaDay } from '../resource/phase.ts';

/** The next number of an import, such as IME-202611-00001. */
export const importNo = (beginning: string, at: Date) =>
  sql<string>`${`${beginning}-${jakartaDay(at).slice(0, 7).replace('-', '')}-`}::text
    || lpad(nextval('import_no')::text, 5, '0')`;
