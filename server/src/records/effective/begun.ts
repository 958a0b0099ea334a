import { onlyEnds } from '@console/contracts/core/resource';
import type { Tx } from '../../platform/context.ts';
import type { StoredChange } from '../changes/table.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { sharedStandingOf } from './pending.ts';
import { phaseOf, type Values } from './rules.ts';

/**
 * Whether a change of a scheduled row, or a cancellation, came too late: the row is in force by now, and such a row
 * never changes. Only its end may still move.
 */
export async function hasBegun(
  tx: Tx,
  registered: RegisteredResource,
  { action }: Pick<StoredChange, 'action'>,
  before: Row | null,
  values: Values | null,
): Promise<boolean> {
  if (!registered.resource.effective || !before) return false;
  if ((await sharedStandingOf(tx, registered, before.secureId)).pending) return false;
  const phase = phaseOf(before);
  const ends = action !== 'delete' && values !== null && onlyEnds(registered.resource.fields, { before, values });
  return ends ? phase !== 'SCHEDULED' && phase !== 'IN_FORCE' : phase !== 'SCHEDULED';
}
