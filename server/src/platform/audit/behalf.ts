import { AsyncLocalStorage } from 'node:async_hooks';
import type { Change } from './differences.ts';

const represented = new AsyncLocalStorage<readonly string[]>();

/**
 * Runs work whose audit entries name, beside the actor, the people that the actor represents.
 * @param usernames people on leave that the actor represents; may be empty
 */
export const onBehalfOf = <Result>(usernames: readonly string[], work: () => Promise<Result>): Promise<Result> =>
  represented.run(usernames, work);

/** The lines of an audit entry written now that name these people. */
export const behalfLines = (): readonly Change[] =>
  (represented.getStore() ?? []).map((username) => ({ field: 'onBehalfOf', before: null, after: username }));
