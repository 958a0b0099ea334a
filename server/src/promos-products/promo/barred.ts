import { isOfOffice } from '@console/contracts/core/page-needs';
import type { Caller } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';

/** Why somebody may not write promos or their rate sheets, whatever the level; `null` for who may. */
export const barredFrom = (
  { resource: { privilege, writtenBy } }: Pick<RegisteredResource, 'resource'>,
  caller: Caller,
): Refusal | null =>
  writtenBy && !isOfOffice(writtenBy, caller) ? new Refusal('FORBIDDEN', { privilege, action: 'update' }) : null;
