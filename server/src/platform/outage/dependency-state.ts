import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PassingCode } from '@console/contracts/core/passing-causes';
import { sql } from 'kysely';
import type { ServerState } from '../database/watch.ts';
import type { Services } from '../services.ts';
import { requireMarked } from '../configuration/directory-mark.ts';
import { passingCauseOf } from './passing-cause.ts';
import { freeSpace, type FreeSpace } from './free-space.ts';
import { recentCauses } from './recent-causes.ts';

/** Milliseconds to wait for the database: a probe must be answered in time. */
const patienceMs = 3_000;

/** Uses the connections of the calls when there is no separate one. */
const probeWith = async (db: Services['db']): Promise<ServerState> => {
  const { rows } = await sql<{ value: string }>`select current_setting('transaction_read_only') as value`.execute(db);
  return { readOnly: rows[0]?.value === 'on' };
};

/** Whether the database can be read and written. */
async function ofDatabase({ db, database }: Services): Promise<Pick<State, 'down'> & { readonly readOnly: boolean }> {
  const probe = (database.ask?.() ?? probeWith(db)).then(
    ({ readOnly }) => ({ down: null, readOnly }),
    (error: unknown) => ({ down: passingCauseOf(error) ?? 'DATABASE_UNAVAILABLE', readOnly: false }),
  );
  return Promise.race([
    probe,
    wait(patienceMs, { down: 'DATABASE_UNAVAILABLE' as const, readOnly: false }, { ref: false }),
  ]);
}

const ofStorage = ({ configuration }: Services): Promise<PassingCode | null> =>
  access(configuration.dataDirectory, constants.W_OK)
    .then(() => requireMarked(path.join(configuration.dataDirectory, 'files')))
    .then(
      () => null,
      (error: unknown) => passingCauseOf(error) ?? 'STORAGE_UNAVAILABLE',
    );

/** The state of the program's dependencies. */
export interface State {
  /** Why reads cannot be served now; `null` when they can. */
  readonly down: PassingCode | null;
  /** Other problems: seen now, or met by calls in the last half minute. */
  readonly impaired: readonly PassingCode[];
  readonly storage: FreeSpace | null;
}

/**
 * Checks database and data directory. Never throws, and answers within a few seconds.
 * @example const { down, impaired } = await stateOf(app.services);
 */
export async function stateOf(services: Services): Promise<State> {
  const [{ down, readOnly }, directory, storage] = await Promise.all([
    ofDatabase(services),
    ofStorage(services),
    freeSpace(services.configuration.dataDirectory).catch(() => null),
  ]);
  const full = storage?.freeBytes === 0 ? 'STORAGE_FULL' : null;
  const impaired = [readOnly ? 'DATABASE_READ_ONLY' : null, directory, full, ...recentCauses(services).recent()].filter(
    (code) => code !== null && code !== down,
  );
  return { down, impaired: [...new Set(impaired)] as PassingCode[], storage };
}
