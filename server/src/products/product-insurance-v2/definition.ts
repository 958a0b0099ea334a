import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { sql } from 'kysely';
import { defineTariffs } from '../insurance/define-tariffs.ts';
import { goodsLine } from './line.ts';

interface Band {
  readonly productGroupId: string;
  readonly paymentType: string;
  readonly tenorFrom: number;
  readonly tenorTo: number;
}

/** How sets of tariffs of goods are stored. */
export const goodsTariffs = (now: () => Date) =>
  defineTariffs<typeof tariffsV2, Parameters<typeof goodsLine.premium>[0]>(goodsLine, {
    now,
    // The bands of a group stand in their order.
    sorts: {
      productGroupId: sql`(select g.group_code from product_group g where g.id = t.product_group_id)
        || lpad(t.price_from::text, 12, '0') || t.row_code`,
    },
    same: ({ productGroupId, paymentType, tenorFrom, tenorTo }: Band) =>
      sql`x.product_group_id = ${productGroupId} and x.payment_type = ${paymentType}
        and int4range(x.tenor_from, x.tenor_to, '[]') && int4range(${tenorFrom}::int, ${tenorTo}::int, '[]')`,
    search: (pattern) => sql`(t.set_no ilike ${pattern} or t.row_code ilike ${pattern} or t.product_group_id in (
      select id from product_group where name ilike ${pattern} or group_code ilike ${pattern}))`,
  });
