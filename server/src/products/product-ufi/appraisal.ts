import { appraisalDays } from '@console/contracts/products/product/regional';
import { ageAtEnd } from '@console/contracts/products/product-ufi';
import type { Db, Tx } from '../../platform/context.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { regionOfBranch } from '../product/branch-region.ts';
import { ltvLimitOf } from './ltv.ts';

const dayMs = 86_400_000;
const months = 12;
/** Percentages have four decimals. */
const scale = 10_000n;
const whole = 100n;

/** Days between two plain dates. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** A percentage with four decimals, as a whole number of its last decimal. */
const steps = (percent: string): bigint => BigInt(Math.round(Number(percent) * Number(scale)));

interface Wanted {
  readonly productId: string;
  readonly branchId: string;
  readonly year: number;
  readonly loan?: number | undefined;
  readonly day: string;
}

async function valueOf(db: Db | Tx, { productId, branchId, year, day }: Wanted) {
  const region = await regionOfBranch(db, branchId, 'UFI');
  if (!region) throw notFound();
  const found = await db
    .selectFrom('product_ufi_appraisal')
    .select(['effective_from as from', 'value'])
    .where('product_id', '=', productId)
    .where('year', '=', year)
    .where('region_code', '=', region.regionCode)
    .where('effective_from', '<=', day)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) throw new Refusal('APPRAISAL_MISSING');
  const age = daysBetween(found.from, day);
  if (age > appraisalDays.blocked)
    throw new Refusal('APPRAISAL_STALE', { parameters: { days: age, most: appraisalDays.blocked } });
  return { regionName: region.regionName, ...found };
}

/**
 * What may be lent on a vehicle of a year at a branch on a day.
 * @throws Refusal NOT_FOUND, NOT_ACCEPTED, APPRAISAL_MISSING, APPRAISAL_STALE, LTV_EXCEEDED, TOO_OLD
 */
export async function appraisalOf(db: Db | Tx, wanted: Wanted) {
  const product = await db
    .selectFrom('product_ufi')
    .select(['vehicle_type', 'max_ltv_pct', 'max_age_at_end', 'blacklist_reason'])
    .where('id', '=', wanted.productId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!product) throw notFound();
  if (product.blacklist_reason !== null)
    throw new Refusal('NOT_ACCEPTED', { parameters: { reason: product.blacklist_reason } });
  const value = await valueOf(db, wanted);
  const age = Number(wanted.day.slice(0, 4)) - wanted.year;
  const longestTenor = ((product.max_age_at_end ?? ageAtEnd[product.vehicle_type]) - age) * months;
  if (longestTenor < 1) throw new Refusal('TOO_OLD');
  const ofAge = await ltvLimitOf(db, product.vehicle_type, age);
  const limits = [product.max_ltv_pct, ofAge].filter((limit) => limit !== null);
  if (limits.length === 0) throw new Refusal('TOO_OLD');
  const maxLtvPct = limits.reduce((least, each) => (Number(each) < Number(least) ? each : least));
  const mostLoan = Number((BigInt(value.value) * steps(maxLtvPct)) / (scale * whole));
  const { loan } = wanted;
  if (loan !== undefined && loan > mostLoan)
    throw new Refusal('LTV_EXCEEDED', { parameters: { maximum: mostLoan.toLocaleString('id-ID') } });
  return {
    ...value,
    maxLtvPct,
    mostLoan,
    ltvPct: loan === undefined ? null : ((loan / value.value) * Number(whole)).toFixed(4),
    longestTenor,
  };
}
