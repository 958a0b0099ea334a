import { sql } from 'kysely';
import type { Application } from '../../platform/http/application.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { eachTime } from '../../records/resource/phase.ts';
import { openOrdersOfOutlets } from '../outlet/orders.ts';

/** The open orders that the SAO of the row `t` handles. */
export const openOrdersOfRow = (app: Application): Sql =>
  eachTime(() =>
    openOrdersOfOutlets(app).current(sql`t.outlet_id`, { from: sql`t.orders_from`, until: sql`t.orders_until` }),
  );
