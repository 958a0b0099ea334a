import type { PassThrough } from 'node:stream';
import type { TrackingEvent } from '@console/contracts/orders-logs/tracking-orders';
import { EventStreams, type EventStream } from '../../people/budgets/event-streams.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import type { Db, Scope } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';

/** Orders that somebody looks at. */
type Watched = EventStream & { readonly ids: readonly string[] };

/** Of these orders those in the scope. */
export async function watchable(db: Db, ids: readonly string[], scope: Scope): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('purchase_order')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .where(inBranches(scope, 'branch_id'))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Pushes the versions of watched orders to open browsers: every step of an order makes a new one. */
export class OrderWatch extends EventStreams<Watched> {
  constructor(services: Services) {
    super(services, 'order-events');
  }

  /** Opens a stream of server-sent events about orders. */
  open(one: Pick<Watched, 'ids' | 'leaseId' | 'check'>, signal: AbortSignal): PassThrough {
    return this.begin(one, signal);
  }

  protected async look(streams: readonly Watched[]): Promise<void> {
    const ids = [...new Set(streams.flatMap((each) => each.ids))];
    const rows =
      ids.length === 0
        ? []
        : await this.services.db
            .selectFrom('purchase_order')
            .select(['id', 'version'])
            .where('id', 'in', ids)
            .execute();
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    for (const each of streams) {
      const event: TrackingEvent = {
        versions: Object.fromEntries(each.ids.flatMap((id) => (versions.has(id) ? [[id, versions.get(id)!]] : []))),
      };
      this.send(each, event);
    }
  }
}
