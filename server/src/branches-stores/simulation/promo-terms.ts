import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import { text } from '@console/contracts/core/text';
import type { Db, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import { promoKey, type Ask, type FeeLevel, type InBranch, type PromoTerms, type RateLevel } from './levels.ts';
import type { ResolvedRate } from './resolve.ts';
import { allLines } from './tables.ts';

/** Finds what the promo that was chosen grants: one query for all branches and tenors. */
export type FindPromo = (db: Db | Tx, ask: Ask, tenors: readonly number[]) => Promise<InBranch<PromoTerms>>;

/**
 * Who finds promos; their domain, which comes later, adds itself.
 * @example promoFinders(app).push(findPromo);
 */
export const promoFinders = part((): FindPromo[] => []);

const isAsked = ({ promoCode, promo }: Ask): boolean => promoCode != null || promo !== undefined;

/** What the promo of a question grants; `null` where it asks for none. */
export async function readPromo(
  app: Application,
  db: Db | Tx,
  ask: Ask,
  tenors: readonly number[],
): Promise<InBranch<PromoTerms> | null> {
  if (ask.promo) return ask.promo;
  const [find] = promoFinders(app);
  return find && isAsked(ask) ? find(db, ask, tenors) : null;
}

/**
 * What a promo grants to a kind of customer: nothing to others than it is for, nor where its rate is not the one that
 * applies.
 */
export function grantedBy(
  promo: PromoTerms | undefined,
  kind: CustomerKind,
  { path }: Pick<ResolvedRate, 'path'>,
): PromoTerms | null {
  if (!promo?.kinds.includes(kind)) return null;
  return promo.withRate && path[0]?.level !== promoKey ? null : promo;
}

const mapped =
  <Hit>(promoIn: InBranch<PromoTerms> | null, hitOf: (promo: PromoTerms) => Hit | null): InBranch<Hit> =>
  (branchId) =>
    new Map(
      [...(promoIn?.(branchId) ?? [])].flatMap(([tenor, promo]) => {
        const hit = hitOf(promo);
        return hit ? [[tenor, hit] as const] : [];
      }),
    );

const notHere = text('tidak berlaku di sini', 'does not hold here');
const without = (ask: Ask) => (isAsked(ask) ? notHere : null);

/** The rate of the promo, before all others (docs/model/branches-stores.md#which-rate-and-fee-apply). */
export const promoRates = (app: Application): RateLevel => ({
  key: promoKey,
  title: text('Promo'),
  order: 10,
  lines: allLines,
  without,
  find: async (db, ask, tenors) =>
    mapped(await readPromo(app, db, ask, tenors), ({ promoCode: detail, kinds, rateRegular, rateRepeat }) => ({
      regular: rateRegular,
      repeat: rateRepeat,
      detail,
      kinds,
    })),
});

/** The admin fee of the promo, before all others, also before that of a Qanun record. */
export const promoFeesOf = (app: Application): FeeLevel => ({
  key: promoKey,
  title: text('Promo'),
  order: 1,
  lines: allLines,
  inQanun: 'kept',
  find: async (db, ask, tenors) =>
    mapped(await readPromo(app, db, ask, tenors), ({ adminFee, kinds }) =>
      adminFee === null
        ? null
        : [{ feeType: 'ADMIN', unit: 'AMOUNT' as const, regular: String(adminFee), repeat: null, charge: null, kinds }],
    ),
});
