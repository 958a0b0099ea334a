import type { insurances } from '@console/contracts/products/master-insurance';
import type { insurancesNmc } from '@console/contracts/products/master-insurance-nmc';
import { agreementAlertDays } from '@console/contracts/products/insurance/vocabulary';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import type { Definition } from '../../records/resource/definition.ts';
import { jakartaDay } from '../../records/resource/phase.ts';

type Packages = typeof insurances | typeof insurancesNmc;

interface Package {
  readonly secureId: string;
  readonly agreementFrom: string;
  readonly agreementTo: string;
}

/** Why a package is not switched on. */
async function activationRefusal(
  tx: Tx,
  tariffs: keyof Database,
  { secureId, agreementFrom, agreementTo }: Package,
  day: string,
): Promise<Refusal | null> {
  if (agreementFrom > day || agreementTo < day) return new Refusal('AGREEMENT_EXPIRED');
  const { rows } = await sql`select 1 from ${sql.table(tariffs)}
    where insurance_id = ${secureId} and deleted_at is null limit 1`.execute(tx);
  return rows.length > 0 ? null : new Refusal('NO_TARIFF');
}

/**
 * How packages of one business line are stored: the same for both but what is given.
 * @param tariffs table of their sets of tariffs
 * @param onlyOf codes of the groups that would have no insurance without these packages
 */
export const definePackages = <R extends Packages>(
  table: 'insurance_package' | 'insurance_package_nmc',
  {
    tariffs,
    onlyOf,
    now,
  }: {
    readonly tariffs: 'insurance_tariff' | 'insurance_tariff_nmc';
    readonly onlyOf: (tx: Tx, packages: readonly string[], day: string) => Promise<string[]>;
    readonly now: () => Date;
  },
): Definition<R> =>
  ({
    table,
    derived: {
      tariffCount: sql`(select count(*)::int from ${sql.table(tariffs)} x
        where x.insurance_id = t.id and x.deleted_at is null)`,
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
