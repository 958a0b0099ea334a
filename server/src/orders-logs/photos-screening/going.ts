import { finalOrderStates } from '@console/contracts/orders-logs/orders/vocabulary';
import { sql, type RawBuilder } from 'kysely';

const finals = sql.raw(finalOrderStates.map((state) => `'${state}'`).join(', '));

/** Whether an order is in progress: of one that is over or archived no photo is decided. */
export const isGoing = (orderId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from purchase_order o where o.id = ${sql.ref(orderId)}
    and o.archived_at is null and o.status not in (${finals}))`;
