import type { Conditions } from '@console/contracts/core/conditions/where';
import type { Context } from '../../platform/context.ts';
import { perServices } from '../../platform/per-services.ts';
import type { RegisteredResource } from './registered.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';

/** Milliseconds within which reads of the same record are audited once. */
const sameLookMs = 10 * 60_000;
const remembered = 20_000;

/** Reads that this process audited recently, so that a page that refreshes itself does not flood the audit trail. */
const looks = perServices(() => new Map<string, number>());

/** What was read: a record, or a list filtered to one person. */
export interface Look {
  readonly entityId?: string;
  readonly entityLabel?: string | null;
  readonly filter?: unknown;
}

/** Whether reading a list under these filters is audited. */
export const isListReadAudited = (
  { resource }: RegisteredResource,
  filters: Readonly<Record<string, unknown>>,
): boolean => {
  const groups = (filters['where'] as Conditions | undefined)?.groups ?? [];
  const names = [...Object.keys(filters), ...groups.flatMap(({ conditions }) => conditions.map(({ field }) => field))];
  return resource.auditsReads?.byFilters.some((name) => names.includes(name)) ?? false;
};

/**
 * Audits a read of personal data or of the audit trail (docs/model/platform.md#audit,
 * docs/model/platform.md#personal-data). Written before the answer is sent; repeated reads within ten minutes have one
 * entry.
 * @example await auditRead(services, registered, context, { filter: wanted.filters });
 */
export async function auditRead(
  services: Services,
  { resource }: RegisteredResource,
  context: Pick<Context, 'caller' | 'request'>,
  look: Look,
): Promise<void> {
  const at = services.now();
  const key = JSON.stringify([context.caller.userId, resource.module, look.entityId ?? null, look.filter ?? null]);
  const kept = looks(services);
  const last = kept.get(key);
  if (last !== undefined && at.getTime() - last < sameLookMs && at.getTime() >= last) return;
  if (kept.size >= remembered) kept.clear();
  await recordEntry(services.db, { actor: actorOf(context), module: resource.module, action: 'READ', at, ...look });
  kept.set(key, at.getTime());
}
