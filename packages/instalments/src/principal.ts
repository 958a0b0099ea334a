import { Decimal, percentOf, rupiah, sum } from './decimal.ts';
import { TermsRefused } from './refusal.ts';
import type { AmountOrPercent, Charge, Fee, Financed, Terms } from './terms.ts';

const valueOf = (value: AmountOrPercent, base: Decimal): Decimal =>
  'amount' in value ? new Decimal(value.amount) : percentOf(base, value.percent);

/** What is financed before fees. @throws {TermsRefused} DP_TOO_LOW, LTV_EXCEEDED, NOTHING_FINANCED */
export function baseOf(financed: Financed): { readonly base: Decimal; readonly downPayment: Decimal } {
  if ('loan' in financed) {
    const base = new Decimal(financed.loan);
    const maximum = percentOf(new Decimal(financed.appraised), financed.maxLtvPercent);
    if (base.gt(maximum)) throw new TermsRefused('LTV_EXCEEDED', { maximum: maximum.toFixed() });
    if (base.lte(0)) throw new TermsRefused('NOTHING_FINANCED');
    return { base, downPayment: new Decimal(0) };
  }
  const price = new Decimal(financed.price);
  const downPayment = rupiah(valueOf(financed.downPayment, price));
  const minimum = percentOf(price, financed.minimumPercent ?? 0);
  if (downPayment.lt(minimum)) throw new TermsRefused('DP_TOO_LOW', { minimum: minimum.toFixed() });
  const base = price.minus(downPayment);
  if (base.lte(0)) throw new TermsRefused('NOTHING_FINANCED');
  return { base, downPayment };
}

/** What is financed before fees, whatever the limits: bands of fees are found by it. In whole rupiah. */
export function amountBeforeFees(financed: Financed): number {
  if ('loan' in financed) return Number(financed.loan);
  const price = new Decimal(financed.price);
  return Decimal.max(0, price.minus(rupiah(valueOf(financed.downPayment, price)))).toNumber();
}

/** What the customer is charged for each fee. The store's share lowers ADMIN, not below 0. */
export function chargedFees(base: Decimal, { fees, storeAdminFee = 0 }: Pick<Terms, 'fees' | 'storeAdminFee'>) {
  let share = new Decimal(storeAdminFee);
  return fees.map(({ type, value, charge }) => {
    const full = valueOf(value, base);
    const paid = type === 'ADMIN' ? Decimal.min(share, full) : new Decimal(0);
    share = share.minus(paid);
    return { type, charge, amount: full.minus(paid) };
  });
}

export type ChargedFee = ReturnType<typeof chargedFees>[number];

/** The sum of fees that are charged in one way. @param types only these types */
export const feesBy = (fees: readonly ChargedFee[], charge: Charge, types?: readonly Fee['type'][]): Decimal =>
  sum(fees.filter((fee) => fee.charge === charge && (types?.includes(fee.type) ?? true)).map(({ amount }) => amount));

/** Premium by when it is paid: financed, at signing, and with each instalment. */
export function premiumParts({ premium, tenor }: Pick<Terms, 'premium' | 'tenor'>) {
  const none = new Decimal(0);
  if (!premium) return { financed: none, upfront: none, monthly: none };
  const amount = new Decimal(premium.amount);
  if (premium.payment === 'M') return { financed: none, upfront: none, monthly: rupiah(amount.div(tenor)) };
  return premium.charge === 'FINANCED'
    ? { financed: amount, upfront: none, monthly: none }
    : { financed: none, upfront: amount, monthly: none };
}
