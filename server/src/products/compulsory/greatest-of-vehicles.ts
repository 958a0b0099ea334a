import { vehiclePremium, type PremiumPlan, type VehicleCoverage, type VehicleRate } from '@console/instalments';
import type { Greatest, GreatestPremiums, Insured } from './compulsory.ts';

/** A row of a set of tariffs of vehicles. */
export interface VehicleTariff extends VehicleRate {
  readonly setNo: string;
  readonly sharia: boolean;
  /** Coverage and areas of the package. */
  readonly ofPackage: VehicleCoverage;
  readonly areas: readonly string[];
  readonly area: string;
  readonly priceFrom: number;
  readonly priceTo: number | null;
}

/** Rows of one set, area and band of prices: a premium is the sum over their years. */
interface Band {
  readonly first: VehicleTariff;
  readonly rates: VehicleTariff[];
}

const every: readonly VehicleCoverage[] = ['TLO', 'COMPREHENSIVE', 'COMBINED'];

function bandsOf(tariffs: readonly VehicleTariff[]): readonly Band[] {
  const bands = new Map<string, Band>();
  for (const tariff of tariffs) {
    if (!tariff.areas.includes(tariff.area)) continue;
    const key = [tariff.setNo, tariff.area, tariff.priceFrom].join(' ');
    const band = bands.get(key);
    if (band) band.rates.push(tariff);
    else bands.set(key, { first: tariff, rates: [tariff] });
  }
  return [...bands.values()];
}

/** A package of both coverages is taken for either of them, too. */
const coveragesOf = ({ ofPackage }: VehicleTariff): readonly VehicleCoverage[] =>
  ofPackage === 'COMBINED' ? every : [ofPackage];

/** The premiums of one band at its greatest price. */
function plansOf({ first, rates }: Band, { prices, tenor, area, takaful }: Insured): readonly PremiumPlan[] {
  const price = Math.min(first.priceTo ?? prices.to, prices.to);
  if (price < Math.max(first.priceFrom, prices.from) || (area !== null && first.area !== area)) return [];
  return takaful && !first.sharia
    ? []
    : coveragesOf(first).flatMap((coverage) => vehiclePremium({ price, tenor, coverage, payment: 'S', rates }) ?? []);
}

/** The premium by the own rates of a branch under Qanun, on the insured sums of the tariffs. */
function ofBranch(bands: readonly Band[], { prices, tenor, takaful }: Insured): readonly PremiumPlan[] {
  const cover = takaful?.cover;
  if (!takaful || !cover) return [];
  return bands.flatMap(({ rates }) => {
    const own = rates.flatMap((each) => {
      const rate = takaful.years?.[each.year - 1] ?? takaful.rate;
      return rate === null ? [] : [{ ...each, coverage: cover, rate }];
    });
    return vehiclePremium({ price: prices.to, tenor, coverage: cover, payment: 'S', rates: own }) ?? [];
  });
}

const greatestOf = (plans: readonly PremiumPlan[]): GreatestPremiums => {
  const total = Math.max(0, ...plans.map((plan) => plan.total));
  return { M: total, S: total, Y: Math.max(0, ...plans.map(({ years }) => years[0] ?? 0)) };
};

/** The greatest premiums of vehicles by these tariffs, or by the own rates of a branch under Qanun. */
export function greatestOfVehicles(tariffs: readonly VehicleTariff[]): Greatest {
  const bands = bandsOf(tariffs);
  return (insured) => greatestOf([...bands.flatMap((band) => plansOf(band, insured)), ...ofBranch(bands, insured)]);
}
