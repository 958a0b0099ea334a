import { percentWords } from '@console/contracts/core/percent-words';
import { text } from '@console/contracts/core/text';
import { paymentTypes } from '@console/contracts/products/insurance/vocabulary';
import { premiumByBand, type BandTariff } from '@console/instalments';
import { sql } from 'kysely';
import { groupsOnlyInSets } from '../covered.ts';
import { instalmentWith } from '../insurance/example.ts';
import type { SetLine, SetRow } from '../insurance/set-line.ts';

/** A row of a set of tariffs of goods, with the name of its group. */
export interface GoodsRow extends SetRow {
  readonly product_group_id: string;
  readonly group_name: string;
  readonly payment_type: 'Y' | 'M' | 'S';
  readonly tenor_from: number;
  readonly tenor_to: number;
  readonly premium_type: 'PCT' | 'AMOUNT';
  readonly premium_pct: string | null;
  readonly premium_amount: number | null;
}

/** The tariff of a row, as the calculation reads it. */
export const bandTariff = (row: GoodsRow): BandTariff => ({
  payment: row.payment_type,
  type: row.premium_type,
  value: row.premium_type === 'PCT' ? (row.premium_pct ?? 0) : (row.premium_amount ?? 0),
});

const titleOf = (payment: GoodsRow['payment_type']) => paymentTypes.find(({ value }) => value === payment)!.title;

/** Sets of tariffs of goods: by group, payment and tenor. */
export const goodsLine: SetLine<GoodsRow> = {
  module: 'product-insurance-v2',
  table: 'insurance_tariff',
  packages: 'insurance_package',
  key: ['product_group_id', 'payment_type', 'tenor_from', 'tenor_to'],
  covers: 'product_group_id',
  more: sql`g.name as group_name`,
  joins: sql`join product_group g on g.id = t.product_group_id`,
  isSame: (one, other) =>
    one.product_group_id === other.product_group_id &&
    one.payment_type === other.payment_type &&
    one.tenor_from <= other.tenor_to &&
    other.tenor_from <= one.tenor_to,
  shown: (row) => ({
    group: text(
      `${row.group_name} · ${titleOf(row.payment_type).id}`,
      `${row.group_name} · ${titleOf(row.payment_type).en}`,
    ),
    column: text(`${row.tenor_from}-${row.tenor_to} bulan`, `${row.tenor_from}-${row.tenor_to} months`),
    tariff:
      row.premium_type === 'PCT'
        ? percentWords(row.premium_pct ?? '')
        : text(`Rp ${(row.premium_amount ?? 0).toLocaleString('id-ID')}`),
  }),
  premium: (row, price) => premiumByBand({ price, tenor: row.tenor_to, tariff: bandTariff(row) }).total,
  instalment: ({ tenor_to: tenor }, price, tariff) =>
    instalmentWith('SPEKTRA', { price, tenor }, premiumByBand({ price, tenor, tariff: bandTariff(tariff) })),
  onlyIn: groupsOnlyInSets,
};
