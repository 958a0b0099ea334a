import { isHeadOffice } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import type { Caller, Scope } from '../../../platform/context.ts';
import type { Sql } from '../../../records/resource/definition.ts';
import { inCardOffices, officeBranches, vendorOf } from '../../scope.ts';

/** Deliveries visible to the sender and the receiver; deliveries to members also to the branches of those members. */
export function visibleDeliveries(scope: Scope): Sql {
  const vendor = vendorOf(scope);
  if (vendor !== null) return sql`t.origin_vendor_code = ${vendor}`;
  if (scope.type !== 'branches') return sql`${scope.type === 'all'}`;
  const branches = sql`any(${officeBranches(scope)})`;
  return sql`t.id in (select id from card_delivery where destination_branch_id = ${branches} union all select id
    from card_delivery where destination_mra_id = any(${scope.mraIds}::uuid[])
    union all select id from card_delivery where origin_branch_id = ${branches} union all select delivery_id
      from card_delivery_office where branch_id = ${branches})`;
}

/** Who receives a delivery to an office: its users, or head office. */
export function receivers(caller: Caller): Sql {
  if (vendorOf(caller.scope) !== null) return sql`false`;
  if (isHeadOffice(caller.mappingType, caller.isAdmin)) return sql`true`;
  return inCardOffices(caller.scope, sql`t.destination_branch_id`, sql`t.destination_mra_id`);
}
