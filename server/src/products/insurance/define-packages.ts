import type { insurances } from '@console/contracts/products/master-insurance';
import type { insurancesNmc } from '@console/contracts/products/master-insurance-nmc';
import { agreementAlertDays } from '@console/contracts/products/insurance/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { Definition, Sql } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

type Packages = typeof insurances | typeof insurancesNmc;

interface Package {
  readonly secureId: string;
  readonly agreementFrom: string;
  readonly agreementTo: string;
}

type TariffTable = 'insurance_tariff' | 'insurance_tariff_v1' | 'insurance_tariff_nmc';

/** How many rows of tariffs a package has in all these tables. */
const countOf = (tables: readonly TariffTable[], insuranceId: Sql): Sql =>
  sql`(${sql.join(
    tables.map(
      (table) => sql`(select count(*)::int from ${sql.table(table)} x
        where x.insurance_id = ${insuranceId} and x.deleted_at is null)`,
    ),
    sql` + `,
  )})`;

/** Why a package is not switched on. */
async function activationRefusal(
  tx: Tx,
  tariffs: readonly TariffTable[],
  { secureId, agreementFrom, agreementTo }: Package,
  day: string,
): Promise<Refusal | null> {
  if (agreementFrom > day || agreementTo < day) return new Refusal('AGREEMENT_EXPIRED');
  const { rows } = await sql<{ count: number }>`
    select ${countOf(tariffs, sql`${secureId}::uuid`)} as count`.execute(tx);
  return rows[0]!.count > 0 ? null : new Refusal('NO_TARIFF');
}

/**
 * How packages of one business line are stored: the same for both but what is given.
 * @param tariffs tables of their tariffs, old and new
 * @param onlyOf codes of the groups that would have no insurance without these packages
 */
export const definePackages = <R extends Packages>(
  table: 'insurance_package' | 'insurance_package_nmc',
  {
    tariffs,
    onlyOf,
    now,
  }: {
    readonly tariffs: readonly TariffTable[];
    readonly onlyOf: (tx: Tx, packages: readonly string[], day: string) => Promise<string[]>;
    readonly now: () => Date;
  },
): Definition<R> =>
  ({
    table,
    derived: {
      tariffCount: countOf(tariffs, sql`t.id`),
    },
    filters: {
      insurerName: (name: string) => sql`lower(t.insurer_name) = lower(${name})`,
      endsSoon: (soon: boolean) => {
        const day = jakartaDay(now());
        const ending = sql`t.agreement_to between ${day}::date and ${dayAfter(day, agreementAlertDays)}::date`;
        return soon ? ending : sql`not (${ending})`;
      },
    },
    lov: { order: sql`t.insurer_name, t.insurance_code` },
    async guard(tx: Tx, action: string, records: readonly Package[]) {
      const refused = new Map<string, Refusal>();
      const day = jakartaDay(now());
      if (action === 'activate')
        for (const record of records) {
          const refusal = await activationRefusal(tx, tariffs, record, day);
          if (refusal) refused.set(record.secureId, refusal);
        }
      if (action === 'deactivate') {
        const ids = records.map(({ secureId }) => secureId);
        const groups = await onlyOf(tx, ids, day);
        const refusal = new Refusal('LAST_PACKAGE', { parameters: { groups: groups.join(', ') } });
        if (groups.length > 0) for (const id of ids) refused.set(id, refusal);
      }
      return refused;
    },
  }) as unknown as Definition<R>;
