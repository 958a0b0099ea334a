import { goodsLine, type GoodsRow } from './line.ts';

const price = 3_500_000;
const row = (payment: GoodsRow['payment_type'], tenor: number, percent: string) =>
  ({ payment_type: payment, tenor_from: 1, tenor_to: tenor, premium_type: 'PCT', premium_pct: percent }) as GoodsRow;
const instalment = (of: GoodsRow) => goodsLine.instalment(of, price, of);

test('a premium by month stands beside the instalment, and is not financed', () => {
  expect(instalment(row('M', 12, '4.5000'))).toBe(363_000);
  expect(instalment(row('M', 24, '6.0000'))).toBe(227_000);
});

test('of a premium by year the first alone is financed, and a single one as a whole', () => {
  expect(instalment(row('Y', 24, '4.2000'))).toBe(229_000);
  expect(instalment(row('S', 12, '4.5000'))).toBe(367_000);
});
