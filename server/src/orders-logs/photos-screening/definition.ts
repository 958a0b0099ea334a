import { orderPhotos } from '@console/contracts/orders-logs/photos-screening';
import { sql } from 'kysely';
import { membersNamed } from '../../membership/index.ts';
import type { PhotoKind } from '../../records/photos/kind.ts';
import { photoParts } from '../../records/photos/parts.ts';
import { define } from '../../records/resource/definition.ts';
import { isGoing } from './going.ts';

/** How the photos of orders of a line are stored, listed and taken. */
export function orderPhotoDefinition(kind: PhotoKind, now: () => Date) {
  const { derived, takes, filters, together } = photoParts(kind, now);
  return define(orderPhotos, {
    table: 'order_photo',
    lookups: sql`left join purchase_order p on p.id = t.order_id left join branch_view b on b.id = t.branch_id`,
    where: kind.rows!,
    belongs: kind.rows!,
    derived: { applNo: sql`p.appl_no`, memberName: sql`p.member_name`, salesCode: sql`p.sales_code`, ...derived },
    scope: 'branch_id',
    takes,
    together,
    filters: {
      ...filters,
      going: (wanted: boolean) => sql`${isGoing('t.order_id')} = ${wanted}`,
    },
    search: (_pattern, typed) =>
      /^\d{14}$/.test(typed)
        ? sql`t.order_id = (select id from purchase_order where appl_no = ${typed})`
        : sql`t.order_id in (select id from purchase_order where member_id in ${membersNamed(typed)})`,
  });
}
