import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import { premiumTerm, type Premium } from '@console/instalments';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { premiumOn, takafulOfGoods, takafulOfVehicle, vehiclePremiumOn, type Takaful } from '../../products/index.ts';

/** The premium of a term, or why there is none; `null` without insurance. */
export type PremiumOf = (tenor: number) => Premium | Refusal | null;

interface Of {
  readonly groupId: string | null;
  readonly day: string;
  readonly sharia: boolean;
  /** The own rates of a branch under Qanun. */
  readonly takaful: Takaful | null;
  /** Of the branch, for vehicles. */
  readonly area: string | null;
}

const noTariff = () => new Refusal('TARIFF_NOT_FOUND');

/** The premium by the own rates of a branch under Qanun; `null` where it has none for the goods. */
function byTakaful(db: Db | Tx, body: SimulationBody, tenor: number, { day, takaful }: Of) {
  const { line, price, premium } = body;
  const { payment, coverage } = premium!;
  if (!takaful) return null;
  if (line === 'NMC') return takafulOfVehicle(db, takaful, { price, tenor, payment, day, coverage: coverage ?? 'TLO' });
  return line === 'SPEKTRA' ? takafulOfGoods(takaful, { price, tenor, payment }) : null;
}

/** The premium of the tariffs of a line; UFI has none. @throws Refusal TARIFF_NOT_FOUND */
async function byTariff(db: Db | Tx, body: SimulationBody, tenor: number, { groupId, area, day, sharia }: Of) {
  const { line, price, premium } = body;
  const shared = { price, tenor, payment: premium!.payment, day, sharia };
  if (line === 'SPEKTRA' && groupId) return premiumOn(db, { ...shared, groupId });
  if (line === 'NMC' && area) return vehiclePremiumOn(db, { ...shared, area, coverage: premium!.coverage ?? 'TLO' });
  throw noTariff();
}

/** The premiums of the tenors of a question: the amount that it names, else those of the tariffs. */
export async function premiumsOf(db: Db | Tx, body: SimulationBody, of: Of): Promise<PremiumOf> {
  const { premium } = body;
  if (!premium) return () => null;
  const { payment, amount, charge } = premium;
  if (amount != null) {
    const given: Premium = payment === 'M' ? { payment, amount } : { payment, amount, charge };
    return () => given;
  }
  const found = new Map<number, Premium | Refusal>();
  for (const tenor of new Set(body.tenors))
    try {
      found.set(
        tenor,
        premiumTerm((await byTakaful(db, body, tenor, of)) ?? (await byTariff(db, body, tenor, of)).plan, charge),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'TARIFF_NOT_FOUND') throw error;
      found.set(tenor, error);
    }
  return (tenor) => found.get(tenor) ?? null;
}
