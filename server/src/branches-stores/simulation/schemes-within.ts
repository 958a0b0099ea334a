import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Premium } from '@console/instalments';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/context.ts';
import type { Calculation } from './calculate.ts';

/** What financial schemes say in place of fees and parameters, where a contract yields less by it. */
export interface SchemeVariant {
  readonly adminCharge: 'BY_FEE' | 'FINANCED' | 'UPFRONT';
  readonly provisiCharge: 'BY_FEE' | 'FINANCED' | 'UPFRONT';
  readonly firstInstalment: 'ADDB' | 'ADDM';
  readonly tenors: readonly string[];
  /** How a contract pays its insurance, as `M`, `S FINANCED` or `S UPFRONT`. */
  readonly insurance: readonly string[];
}

/** The tables of financial schemes by line. */
export const schemeTables = { SPEKTRA: 'financial_scheme', NMC: 'financial_scheme_nmc' } as const;

/**
 * The schemes of these lines of business within a period, each way of charging once: those that finance what a fee row
 * lets be paid at signing, or begin a month later. Inactive ones count: they may be activated again.
 * @param until the last day; `null`: open
 */
export async function schemesWithin(
  db: Db | Tx,
  line: BusinessLine,
  lobIds: readonly string[],
  { day, until }: { readonly day: string; readonly until: string | null },
): Promise<readonly SchemeVariant[]> {
  if (line === 'UFI') return [];
  const { rows } = await sql<SchemeVariant>`select t.admin_charge as "adminCharge",
      t.provisi_charge as "provisiCharge", t.first_instalment as "firstInstalment",
      array_agg(distinct tenor) as tenors, array_agg(distinct t.insurance_payment_type
        || case when t.insurance_payment_type = 'M' then '' else ' ' || t.insurance_charge end) as insurance
    from ${sql.table(schemeTables[line])} t, unnest(t.tenors) tenor
    where t.deleted_at is null and t.lob_id = any(${lobIds}::uuid[])
      and (t.effective_to is null or t.effective_to >= ${day}::date)
      and (${until}::date is null or t.effective_from <= ${until}::date)
      and ('FINANCED' in (t.admin_charge, t.provisi_charge) or t.first_instalment = 'ADDB')
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}

/** Of premiums, those that contracts of the scheme may have. */
export const premiumsUnder = ({ insurance }: SchemeVariant, premiums: readonly Premium[]): readonly Premium[] =>
  premiums.filter((premium) =>
    insurance.includes(premium.payment === 'M' ? 'M' : `${premium.payment} ${premium.charge}`),
  );

/** The calculation under a scheme; `null` where the scheme changes nothing or does not offer the tenor. */
export function under(of: Calculation, scheme: SchemeVariant, tenor: number): Calculation | null {
  const { adminCharge, provisiCharge, firstInstalment, tenors } = scheme;
  const isOther =
    adminCharge !== 'BY_FEE' ||
    provisiCharge !== 'BY_FEE' ||
    firstInstalment !== (of.group.parameters.firstInstalment ?? 'ADDB');
  if (!isOther || !tenors.includes(String(tenor))) return null;
  return { ...of, body: { ...of.body, scheme: { adminCharge, provisiCharge }, firstInstalment } };
}
