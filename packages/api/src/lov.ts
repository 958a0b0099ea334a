import { call } from '@console/contracts/core/call';
import type { Choice } from '@console/contracts/core/envelope';
import { queryEndpoint, type Reading, type ReadOptions } from './endpoint.ts';
import { sendCall, type Outcome } from './send-call.ts';

/** Parameters of a list of values: the search text, and what narrows the list. */
export interface LovQuery {
  readonly search?: string | null;
  readonly [parameter: string]: unknown;
}

/** Seconds that a list of values stays cached: it changes seldom, and a write of its module reads it again. */
const cacheSeconds = 300;

const lovCall = (path: string) =>
  call<LovQuery, unknown, readonly Choice[]>({
    name: `${path.replace(/\/lov$/, '')}.lov`,
    method: 'GET',
    base: 'middle',
    path,
    access: 'session',
    summary: path,
  });

/**
 * Reads a list of values once, such as the records of pasted codes. Never throws.
 * @example
 * const answer = await readLov('branch/lov', { code: ['15060', '16060'] });
 */
export const readLov = (path: string, query: LovQuery): Promise<Outcome<readonly Choice[]>> =>
  sendCall(lovCall(path), { query });

/**
 * Reads a list of values by its path below the base `middle`, as a field's `lov` names it.
 * @param path e.g. `branch/lov` or `lov/bank`
 * @example
 * const { data: branches = [] } = useLov('branch/lov', { search: 'Bandung' });
 */
export const useLov = (path: string, query: LovQuery = {}, options?: ReadOptions): Reading<readonly Choice[]> =>
  queryEndpoint(lovCall(path), { keepFor: cacheSeconds }).useQuery({ query }, options);
