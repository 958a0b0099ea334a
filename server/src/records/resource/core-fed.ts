import type { Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import type { Definition } from './definition.ts';

/** Adds what every core-fed record carries from its own table. */
export function withCoreFields<R extends Resource>({ coreFed }: R, definition: Definition<R>): Definition<R> {
  if (!coreFed) return definition;
  const derived = {
    coreCode: sql`t.core_code`,
    lastSyncedAt: sql`t.last_synced_at`,
    syncState: sql`t.sync_state`,
    syncFaults: sql`t.sync_faults`,
    ...definition.derived,
  };
  return { ...definition, derived } as Definition<R>;
}
