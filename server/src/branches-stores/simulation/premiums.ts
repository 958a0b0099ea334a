import type { SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import { premiumTerm, type Premium } from '@console/instalments';
import type { Db, Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { premiumOn, vehiclePremiumOn } from '../../products/index.ts';

/** The premium of a term, or why there is none; `null` without insurance. */
export type PremiumOf = (tenor: number) => Premium | Refusal | null;

interface Of {
  readonly groupId: string | null;
  readonly day: string;
  readonly sharia: boolean;
  /** Of the branch, for vehicles. */
  readonly area: string | null;
}

const noTariff = () => new Refusal('TARIFF_NOT_FOUND');

/** The premium of the tariffs of a line; UFI has none. @throws Refusal TARIFF_NOT_FOUND */
async function byTariff(db: Db | Tx, body: SimulationBody, tenor: number, { groupId, area, ...of }: Of) {
  const { line, price, premium } = body;
  const shared = { price, tenor, payment: premium!.payment, ...of };
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
      found.set(tenor, premiumTerm((await byTariff(db, body, tenor, of)).plan, charge));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'TARIFF_NOT_FOUND') throw error;
      found.set(tenor, error);
    }
  return (tenor) => found.get(tenor) ?? null;
}
