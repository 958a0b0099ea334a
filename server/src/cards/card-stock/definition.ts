import { cardStock } from '@console/contracts/cards/card-stock/stock';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import { joins, level } from '../lifecycle/stock-level.ts';
import { inCardOffices } from '../scope.ts';

/** Read access to stock, and changes of its minimum and maximum. Only the lifecycle writes its figures. */
export const stockDefinition = define(cardStock, {
  table: 'card_stock',
  joins,
  scope: (scope) => inCardOffices(scope, sql`t.office_branch_id`, sql`t.office_mra_id`),
  derived: {
    officeKind: sql`case when t.office_branch_id is null then 'MRA' else 'BRANCH' end`,
    officeId: sql`coalesce(t.office_branch_id, t.office_mra_id)`,
    officeCode: sql`coalesce(b.office_code, a.mra_code)`,
    officeName: sql`coalesce(b.name, a.name)`,
    mra: sql`a.mra_code || ' ' || a.name`,
    cardTypeId: sql`t.card_type_id`,
    cardType: sql`type.name`,
    free: sql`t.free`,
    waiting: sql`t.waiting`,
    held: sql`t.held`,
    total: sql`t.total`,
    inTransitIn: sql`t.in_transit_in`,
    inTransitOut: sql`t.in_transit_out`,
    level,
    mismatch: sql`t.mismatch`,
  },
  filters: {
    mraId: (id: string) => sql`a.id = ${id}`,
    branchId: (id: string) => sql`b.office_code = (select office_code from branch_view where id = ${id})`,
  },
  sorts: { level: sql`array_position(array['OUT', 'LOW', 'OK', 'HIGH'], ${level})` },
  guard: async (_, action, records, caller) =>
    new Map(
      records.flatMap((record) => {
        const may =
          action !== 'update' ||
          caller === null ||
          isHeadOffice(caller.mappingType, caller.isAdmin) ||
          (caller.mappingType === 'MRA' && record.officeKind === 'BRANCH');
        return may ? [] : [[record.secureId, new Refusal('NOT_YOUR_BOUNDS')] as const];
      }),
    ),
});
