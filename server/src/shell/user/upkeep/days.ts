import { toWireInstant } from '../../../platform/database/type-parsers.ts';

/** The day of an instant in Jakarta, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => toWireInstant(instant).slice(0, 10);
