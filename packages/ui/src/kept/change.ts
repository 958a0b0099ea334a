import { sendCall } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { preferenceCalls } from '@console/contracts/platform/preferences';
import { held, known } from './held.ts';
import { keep } from './sending.ts';

/** What a preference becomes, of what it was. */
type Change = (value: unknown) => unknown;

/** Changes of which it is not known yet what they change. */
const waiting = new Map<string, Change[]>();

/**
 * Changes a preference of several parts, such as a list of pages: here at once, then on top of what the services keep by
 * now, so that a part added in another browser is not lost. When they cannot be asked, what this browser has goes on to hold.
 * @param change is called more than once, and must come to the same when its work is already done
 */
export async function changeKept(key: string, change: Change): Promise<void> {
  const { username, values, unsent } = known();
  // What the services have not been told yet is newer than what they would answer.
  const isAhead = unsent.includes(key);
  keep(key, change(values[key]));
  const others = waiting.get(key);
  if (others) return void others.push(change);
  if (isAhead) return;
  const changes = [change];
  waiting.set(key, changes);
  const answer = await sendCall<Record<string, unknown>>(preferenceCalls.all as Call, {});
  waiting.delete(key);
  if ('error' in answer || held.get().username !== username) return;
  keep(
    key,
    changes.reduce((value, next) => next(value), (answer.data ?? {})[key]),
  );
}
