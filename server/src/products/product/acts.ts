import type { CoreFeedRun } from '@console/contracts/core/resource';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { ActContext } from '../../records/acts/performers.ts';
import { checkBody } from '../../records/resource/check.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource, Row } from '../../records/resource/registered.ts';
import { updateRecord } from '../../records/resource/write.ts';

type Fault = CoreFeedRun['faults'][number]['errors'][number];

/** The product, locked for an act of an admin. @throws Refusal NOT_FOUND, STALE_VERSION, ONLY_ADMIN */
async function productOf(tx: Tx, registered: RegisteredResource, { caller, body }: ActContext): Promise<Row> {
  const [row] = await findRecords(tx, registered, [body.secureId], caller.scope, { of: 'detail', caller, lock: true });
  if (!row) throw notFound();
  requireVersion(row, body.version, registered.resource);
  if (!caller.isAdmin) throw new Refusal('ONLY_ADMIN');
  return row;
}

/** Stores fields that are of the feed, in the name of the admin. */
async function change(
  tx: Tx,
  registered: RegisteredResource,
  context: ActContext,
  row: Row,
  { values, store, now }: { readonly values: object; readonly store: object; readonly now: Date },
): Promise<{ secureId: string; version: number }> {
  const writer = { actor: actorOf(context), caller: context.caller, isCoreFeed: true as const, now };
  const checked = await checkBody(tx, registered, { ...row, ...values }, row, writer);
  const after = await updateRecord(tx, registered, row, { ...checked, store: { ...checked.store, ...store } }, writer);
  return { secureId: after.secureId, version: after.version };
}

/** Takes over the price of core that waits; other reasons of the conflict stay. */
export async function acceptPrice(tx: Tx, registered: RegisteredResource, context: ActContext, now: Date) {
  const row = await productOf(tx, registered, context);
  const faults = (row['syncFaults'] ?? []) as readonly Fault[];
  const jump = faults.find(({ code }) => code === 'PRICE_JUMP');
  if (!jump) throw new Refusal('NO_PRICE_JUMP');
  const others = faults.filter((fault) => fault !== jump);
  return change(tx, registered, context, row, {
    values: { [jump.field]: JSON.parse(String(jump.parameters?.['waiting'])) },
    store: {
      sync_state: others.length > 0 ? 'CONFLICT' : 'OK',
      sync_faults: others.length > 0 ? JSON.stringify(others) : null,
      // What else the row of core changed is taken over with the next delivery.
      core_hash: null,
    },
    now,
  });
}

/** Takes a product back to the group that core names. */
export async function resetGroup(tx: Tx, registered: RegisteredResource, context: ActContext, now: Date) {
  const row = await productOf(tx, registered, context);
  const values = { productGroupId: row['coreGroupId'] };
  return change(tx, registered, context, row, { values, store: { group_overridden: false }, now });
}
