import { call } from '@console/contracts/core/call';
import type { Choice } from '@console/contracts/core/envelope';
import { queryEndpoint, type Reading, type ReadOptions } from './endpoint.ts';

/** What a list of values may be asked for besides the search text. */
export interface LovQuery {
  readonly search?: string | null;
  readonly [parameter: string]: unknown;
}

/** An answer stays good for minutes: it changes seldom, and a change of its module fetches it anew. */
const keepFor = 300;

/**
 * Reads a list of values by its path below the base `middle`, as a field's `lov` names it.
 * @param path e.g. `branch/lov` or `lov/bank`
 */
export const useLov = (path: string, query: LovQuery = {}, options?: ReadOptions): Reading<readonly Choice[]> =>
  queryEndpoint(
    call<LovQuery, unknown, readonly Choice[]>({
      name: `${path.replace(/\/lov$/, '')}.lov`,
      method: 'GET',
      base: 'middle',
      path,
      access: 'session',
      summary: path,
    }),
    { keepFor },
  ).useQuery({ query }, options);
