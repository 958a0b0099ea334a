import { sql } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import type { Sql } from '../../records/resource/definition.ts';
import { holdsSaoRole } from './works-at.ts';

/** An order by expressions: the id of its store or dealer, and when it came. */
interface Order {
  readonly outlet: Sql;
  readonly cameAt: Sql;
}

/**
 * Orders as far as the work of an SAO reaches: those of the outlets assigned to the person, of the time of the
 * assignment. Everybody else, and a job, has no such limit.
 */
export const handledByViewer = ({ viewer }: Scope, { outlet, cameAt }: Order): Sql =>
  !viewer || viewer.isAdmin
    ? sql`true`
    : sql`(not ${holdsSaoRole(sql`${viewer.userId}::uuid`)} or exists (select from sao_assignment s
        where s.outlet_id = ${outlet} and s.sao_id = ${viewer.userId}::uuid and s.deleted_at is null
          and ${cameAt} >= s.orders_from and ${cameAt} < s.orders_until))`;
