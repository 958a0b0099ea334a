import { premiumByBand, premiumByTenor, premiumTerm, type PremiumPayment } from '@console/instalments';
import type { Greatest, GreatestPremiums, Insured } from './compulsory.ts';
import { takafulOfGoods } from '../takaful.ts';

/** A row of the tariffs of goods, of a set or by tenor. */
export interface GoodsTariff {
  readonly groupId: string;
  readonly sharia: boolean;
  readonly inSet: boolean;
  readonly payment: PremiumPayment;
  readonly priceFrom: number;
  readonly priceTo: number | null;
  readonly tenorFrom: number;
  readonly tenorTo: number;
  readonly type: 'PCT' | 'AMOUNT';
  readonly percent: string | null;
  /** Rupiah; of tariffs by tenor the least premium. */
  readonly amount: number | null;
}

/** What a row asks for at a price: with Y what is paid at signing is the first year. */
function premiumBy({ inSet, payment, type, percent, amount }: GoodsTariff, price: number, tenor: number): number {
  const plan = inSet
    ? premiumByBand({ price, tenor, tariff: { payment, type, value: (type === 'PCT' ? percent : amount) ?? 0 } })
    : premiumByTenor({ price, tenor, percent: percent ?? 0, minimum: amount ?? 0 });
  return Number(premiumTerm(plan, 'FINANCED').amount);
}

/** Tariffs by tenor hold for groups without a set. */
function holding(tariffs: readonly GoodsTariff[], sharia: boolean): readonly GoodsTariff[] {
  const usable = tariffs.filter((tariff) => tariff.sharia || !sharia);
  const inSets = new Set(usable.filter(({ inSet }) => inSet).map(({ groupId }) => groupId));
  return usable.filter(({ inSet, groupId }) => inSet || !inSets.has(groupId));
}

function greatestBy(tariffs: readonly GoodsTariff[], { prices, tenor }: Insured): GreatestPremiums {
  const greatest = { M: 0, S: 0, Y: 0 };
  for (const tariff of tariffs) {
    const price = Math.min(tariff.priceTo ?? prices.to, prices.to);
    if (price < Math.max(tariff.priceFrom, prices.from) || tenor < tariff.tenorFrom || tenor > tariff.tenorTo) continue;
    greatest[tariff.payment] = Math.max(greatest[tariff.payment], premiumBy(tariff, price, tenor));
  }
  return greatest;
}

function ofBranch(insured: Insured): GreatestPremiums | null {
  const { takaful, tenor, prices } = insured;
  const paid = (payment: PremiumPayment) => {
    const plan = takaful && takafulOfGoods(takaful, { price: prices.to, tenor, payment });
    return plan ? Number(premiumTerm(plan, 'FINANCED').amount) : 0;
  };
  return takaful?.rate == null ? null : { M: paid('M'), S: paid('S'), Y: paid('Y') };
}

/** The greatest premiums of goods by these tariffs, or by the own rate of a branch under Qanun. */
export function greatestOfGoods(tariffs: readonly GoodsTariff[]): Greatest {
  const usual = holding(tariffs, false);
  const sharia = holding(tariffs, true);
  return (insured) => ofBranch(insured) ?? greatestBy(insured.takaful ? sharia : usual, insured);
}
