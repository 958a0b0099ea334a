import { sql, type RawBuilder } from 'kysely';
import { part } from '../../platform/http/part.ts';

/** Numbers kept by other areas whose changes are pushed to open browsers; each is one SQL expression. */
export interface LiveFigures {
  /** Incremented by every change of the remotes that a user gets; 0 in a program without a release registry. */
  releasesRevision: RawBuilder<number>;
}

/** The figures of a program; areas set theirs. */
export const liveFigures = part((): LiveFigures => ({ releasesRevision: sql<number>`0` }));
