import { sql, type RawBuilder } from 'kysely';
import { part } from '../../platform/http/part.ts';

/** Numbers that open browsers are told when they change and that other areas keep; each one value in SQL. */
export interface LiveFigures {
  /** Raised by every change of what remotes somebody gets; 0 in a program without a registry of releases. */
  releasesRevision: RawBuilder<number>;
}

/** The figures of a program; the areas that keep them put theirs in. */
export const liveFigures = part((): LiveFigures => ({ releasesRevision: sql<number>`0` }));
