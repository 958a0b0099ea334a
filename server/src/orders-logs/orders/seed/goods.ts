import type { BusinessLine } from '@console/contracts/core/business-lines';
import { monthlyPayment, type RateMethod } from '@console/instalments';
import type { SeedGoods } from '../../../products/index.ts';
import { owingOrder, type SeedCourse } from './calendar.ts';

const million = 1_000_000;
/** Least and greatest price of what is bought. */
export const seedPrices: Readonly<Record<BusinessLine, readonly [number, number]>> = {
  SPEKTRA: [2_100_000, 14_500_000],
  NMC: [18_500_000, 38_900_000],
  UFI: [5_000_000, 60_000_000],
};
const rates: Readonly<Record<BusinessLine, readonly [RateMethod, number]>> = {
  SPEKTRA: ['FLAT_MONTHLY', 2.25],
  NMC: ['FLAT_ANNUAL', 18],
  UFI: ['EFFECTIVE_ANNUAL', 28],
};
const tenors: Readonly<Record<BusinessLine, readonly number[]>> = {
  SPEKTRA: [6, 9, 12, 15, 18],
  NMC: [11, 17, 23, 29, 35],
  UFI: [12, 18, 24],
};
const owed = 200_000;

/** One or two products that together cost no more than the line allows. */
function basketOf({ n, line }: SeedCourse, goods: readonly SeedGoods[]) {
  const first = goods[(11 * n) % goods.length]!;
  const second = goods[(5 * n + 3) % goods.length]!;
  const isTwo = line === 'SPEKTRA' && n % 3 === 0 && first.id !== second.id;
  const both = isTwo && first.price + second.price <= seedPrices.SPEKTRA[1] ? [first, second] : [first];
  return both.map(({ id, name, brand, type, condition, price }, index) => ({
    no: index + 1,
    product_id: id,
    name,
    brand,
    type,
    condition_code: condition,
    qty: 1,
    unit_price: price,
  }));
}

/** The goods of a seeded order and what they are financed with, as a channel priced them. */
export function seedPurchase(course: SeedCourse, goods: readonly SeedGoods[]) {
  const { n, line } = course;
  const items = basketOf(course, goods);
  const price = items.reduce((sum, item) => sum + item.unit_price, 0);
  const tenor = tenors[line][n % tenors[line].length]!;
  const [method, base] = rates[line];
  const rate = (base + 0.05 * (n % 5)).toFixed(4);
  const isOwing = n === owingOrder;
  const adminFee = isOwing ? 0 : price < 5 * million ? 199_000 : 249_000;
  const insuranceFee = isOwing || n % 4 !== 0 ? 0 : Math.round(price / 100_000) * 1_000;
  const downPayment = isOwing ? price - owed : Math.round((price * (10 + 5 * (n % 4))) / 100_000) * 1_000;
  const financed = price - downPayment + adminFee + insuranceFee;
  const angsuran = monthlyPayment({
    financed: { price: financed, downPayment: { amount: 0 } },
    method,
    firstInstalment: 'ADDB',
    tenor,
    rate,
    roundingStep: 1_000,
    fees: [],
  });
  return {
    items,
    amounts: {
      price_total: price,
      down_payment: downPayment,
      admin_fee: adminFee,
      insurance_fee: insuranceFee,
      financed_amount: financed,
      tenor,
      rate,
      angsuran,
      payment_type: insuranceFee > 0 ? (['S', 'Y', 'M'] as const)[n % 3]! : null,
    },
  };
}
