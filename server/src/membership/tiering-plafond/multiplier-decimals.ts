import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';

/** Multipliers with three decimals get a fourth: as they were, `1.500` may be a thousand and is refused. */
export const multiplierDecimals: SchemaStep = {
  async up(db) {
    await sql`update plafond_tier set income_multiplier = income_multiplier || '0'
      where income_multiplier ~ '\\.\\d{3}$'`.execute(db);
  },
};
