import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { SchemeTerms, SimulationBody } from '@console/contracts/branches-stores/branch/simulation';
import { shareOf } from '@console/instalments';
import type { ResolvedFee } from './resolve.ts';

/** The least down payment that a scheme asks for at a tenor, in percent. */
export const leastDown = ({ dpMinPct, dpBands = [] }: SchemeTerms, tenor: number): string | null =>
  dpBands.find(({ tenorFrom, tenorTo }) => tenorFrom <= tenor && tenor <= tenorTo)?.dpMinPct ?? dpMinPct ?? null;

/** What is asked for, with what the scheme says in its place. Without a down payment it is the least of the scheme. */
function asScheme(body: SimulationBody, scheme: SchemeTerms, tenors: readonly number[]): SimulationBody {
  const { firstInstalment, insurance } = scheme;
  const isAsked = body.dpPercent != null || body.dpAmount != null;
  return {
    ...body,
    tenors: [...tenors],
    ...(isAsked ? {} : { dpPercent: leastDown(scheme, tenors[0] ?? 0) }),
    ...(firstInstalment ? { firstInstalment } : {}),
    ...(insurance && body.premium ? { premium: { ...body.premium, ...insurance } } : {}),
  };
}

/** A question about a scheme, divided by the least down payment of its tenors: bands of fees follow from it. */
export function underScheme(body: SimulationBody): readonly SimulationBody[] {
  const { scheme, tenors } = body;
  if (!scheme) return [body];
  const downs = [...new Set(tenors.map((tenor) => leastDown(scheme, tenor)))];
  return downs.map((down) =>
    asScheme(
      body,
      scheme,
      tenors.filter((tenor) => leastDown(scheme, tenor) === down),
    ),
  );
}

/** Fees, charged as the scheme says where it does. */
export function chargedBy(scheme: SchemeTerms | null | undefined, fees: readonly ResolvedFee[]): ResolvedFee[] {
  const of: Readonly<Record<string, SchemeTerms['adminCharge']>> = {
    ADMIN: scheme?.adminCharge,
    PROVISI: scheme?.provisiCharge,
  };
  return fees.map((fee) => {
    const charge = of[fee.feeType];
    return charge && charge !== 'BY_FEE' ? { ...fee, charge } : fee;
  });
}

interface Calculated {
  readonly kind: CustomerKind;
  readonly price: number;
  readonly base: number;
  readonly downPayment: number;
}
type SchemeRefusal = readonly [code: string, parameters: Readonly<Record<string, string>>];

/** Why a contract is not one of the scheme; `null` when it is. */
export function refusedBy(
  { customerKind, dpMaxPct, plafondMin, plafondMax }: SchemeTerms,
  { kind, price, base, downPayment }: Calculated,
): SchemeRefusal | null {
  if (customerKind && customerKind !== 'ALL' && customerKind !== kind) return ['KIND_NOT_IN_SCHEME', {}];
  if (dpMaxPct && downPayment > shareOf(price, dpMaxPct)) return ['DP_TOO_HIGH', { maximum: dpMaxPct }];
  const isOutside = base < (plafondMin ?? 0) || (plafondMax != null && base > plafondMax);
  return isOutside ? ['OUTSIDE_PLAFOND', { base: String(base) }] : null;
}
