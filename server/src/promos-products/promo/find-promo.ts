import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import type { PromoCustomers, PromoType } from '@console/contracts/promos-products/promo/vocabulary';
import { sql } from 'kysely';
import { groupAndAbove } from '../../products/index.ts';
import { sellersAsked, type FindPromo, type PromoTerms } from '../../branches-stores/index.ts';
import { takesOutlet } from './of-outlets.ts';
import { holdsAtBranch, withinLimits } from './within-limits.ts';

/** What decides on the terms of a promo besides its line. */
export interface PromoOfTerms {
  readonly promoCode: string;
  readonly promoType: PromoType;
  readonly customerKind: PromoCustomers;
  readonly adminFee: number | null;
}

/** The values of a line of a rate sheet. */
export interface LineValues {
  readonly rateRegular: string | null;
  readonly rateRepeat: string | null;
  readonly storeSubsidy: string | null;
  readonly fifIncome: string | null;
  readonly storeAdminFee: number | null;
}

/** A line without any value of its own. */
export const emptyLine: LineValues = {
  rateRegular: null,
  rateRepeat: null,
  storeSubsidy: null,
  fifIncome: null,
  storeAdminFee: null,
};

/** The kinds of customers that a promo is for. */
export const kindsOf = (customers: PromoCustomers): readonly CustomerKind[] =>
  customers === 'ALL' ? ['REGULAR', 'REPEAT'] : [customers];

/**
 * What a line of a promo grants (docs/model/promos.md#types).
 * @param isDirectLoan a cash loan without a dealer: nothing that a dealer pays applies
 * @example termsOfLine({ promoType: 'ZERO', ... }, line, false).rateRegular; // '0'
 */
export function termsOfLine(promo: PromoOfTerms, line: LineValues, isDirectLoan: boolean): PromoTerms {
  const { promoCode, promoType, customerKind, adminFee } = promo;
  const paid = isDirectLoan ? emptyLine : line;
  return {
    promoCode,
    kinds: kindsOf(customerKind),
    rateRegular: promoType === 'ZERO' ? '0' : line.rateRegular,
    rateRepeat: promoType === 'ZERO' ? '0' : line.rateRepeat,
    withRate: promoType !== 'ADMIN',
    adminFee: promoType === 'ADMIN' ? adminFee : null,
    storeSubsidy: paid.storeSubsidy,
    fifIncome: paid.fifIncome,
    storeAdminFee: paid.storeAdminFee,
  };
}

interface Row extends PromoOfTerms, LineValues {
  readonly branchId: string;
  readonly tenor: number;
}

/**
 * Finds what the chosen promo grants: one that is active and in its period, through an approved line of a sheet that
 * holds on the day (docs/model/promos.md#consistency). Branches under Qanun have it only where it is allowed there; an
 * outlet that is named has it only where it is for it.
 */
export const findPromo: FindPromo = async (db, ask, tenors) => {
  const { line, branchIds, groupId, day, promoCode } = ask;
  const groupIds = groupId === null ? [] : await groupAndAbove(db, line, groupId);
  const sellers = sellersAsked(ask);
  const isForSeller =
    sellers === null || sellers === 'EVERYONE'
      ? sql`true`
      : takesOutlet(sql`o.business_line = ${line} and o.code = any(${sellers}::text[])`);
  const { rows } = await sql<Row>`
    select r.branch_id as "branchId", l.tenor, p.promo_code as "promoCode", p.promo_type as "promoType",
      p.customer_kind as "customerKind", p.admin_fee as "adminFee", l.rate_regular::text as "rateRegular",
      l.rate_repeat::text as "rateRepeat", l.store_subsidy::text as "storeSubsidy",
      l.fif_income::text as "fifIncome", l.store_admin_fee as "storeAdminFee"
    from promo p join promo_rate r on r.promo_id = p.id and r.deleted_at is null
      join promo_rate_line l on l.rate_id = r.id and l.ended_on is null and l.approval = 'APPROVED'
    where p.promo_code = ${promoCode} and p.business_line = ${line} and p.status = 'active' and p.deleted_at is null
      and ${day}::date between p.start_date and p.end_date and ${day}::date between r.period_from and r.period_to
      and r.branch_id = any(${branchIds}::uuid[]) and l.tenor = any(${tenors}::int[])
      and (${groupId}::uuid is null or p.product_group_ids && ${groupIds}::uuid[])
      and ${withinLimits(ask)} and ${holdsAtBranch(day)} and ${isForSeller}`.execute(db);
  const byBranch = new Map<string, Map<number, PromoTerms>>();
  for (const { branchId, tenor, ...row } of rows) {
    const own = byBranch.get(branchId) ?? new Map<number, PromoTerms>();
    byBranch.set(branchId, own.set(tenor, termsOfLine(row, row, line === 'UFI')));
  }
  return (branchId) => byBranch.get(branchId) ?? new Map();
};
