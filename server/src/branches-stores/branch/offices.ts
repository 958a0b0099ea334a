import { sharedIdentity, type Office } from '@console/contracts/branches-stores/branch/office';
import type { BranchRecord, BranchRegisters } from '@console/contracts/branches-stores/branch/register';
import { branchLines } from '@console/contracts/branches-stores/branch/lines';
import { insuranceAreaOf } from '@console/contracts/branches-stores/provinces';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { sameValue } from '@console/contracts/core/same-value';
import { sql } from 'kysely';
import { inMras, inOffices } from '../../people/scope/predicate.ts';
import { differences } from '../../platform/audit/differences.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Caller, Db, Tx } from '../../platform/context.ts';
import type { Changed } from '../../records/resource/definition.ts';

/** What an office is, by the names of the contract. */
const identity = sql`b.address, b.city, b.provinsi, b.zip_code as "zipCode", b.phone, b.email, b.latitude, b.longitude`;

/** What the office is in another line; nothing when it is new. */
export async function otherLineOf(tx: Tx, officeCode: string): Promise<Readonly<Record<string, unknown>>> {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`select ${identity} from branch b
    where b.office_code = ${officeCode} and b.deleted_at is null limit 1`.execute(tx);
  return rows[0] ?? {};
}

/** The same for who enters an office, within their scope; `null` when it is new there. */
export async function officeFor(db: Db, officeCode: string, { scope }: Caller): Promise<Office | null> {
  const { rows } = await sql<Office>`select ${identity}, (select array_agg(line.business_line order by
        array_position(array['SPEKTRA', 'NMC', 'UFI'], line.business_line))
      from branch line where line.office_code = b.office_code and line.deleted_at is null) as lines
    from branch b join mro_view o on o.id = b.mro_id
    where b.office_code = ${officeCode} and b.deleted_at is null
      and (${inMras(scope, 'o.mra_id')} or ${inOffices(scope, 'b.office_code')}) limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Other lines of the office of a branch `t`. */
export const otherLines = sql`coalesce((select array_agg(other.business_line order by
    array_position(array['SPEKTRA', 'NMC', 'UFI'], other.business_line)) from branch other
  where other.office_code = t.office_code and other.id <> t.id and other.deleted_at is null), '{}')`;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Change = Changed<BranchRegisters>;

/** Whether a change says something else of the office itself. */
const changesOffice = ({ action, before, after }: Change): boolean =>
  action === 'update' && sharedIdentity.some((name) => !sameValue(before?.[name], after?.[name]));

/** Gives an office the same address in every line; each changed branch is audited. */
export async function applyToOtherLines(tx: Tx, line: BusinessLine, changed: readonly Change[]): Promise<void> {
  for (const change of changed) {
    const { before, after, actor } = change;
    if (!before || !after || !changesOffice(change)) continue;
    const { rows } = await sql<{ id: string; line: BusinessLine; label: string; area: string | null }>`
      select b.id, b.business_line as line, b.office_code || ' ' || b.name as label, b.insurance_area as area
      from branch b where b.office_code = ${before.officeCode} and b.business_line <> ${line}
        and b.deleted_at is null for update`.execute(tx);
    for (const other of rows) {
      const old = pick(before, other.area);
      // An area that an admin has given stays.
      const area =
        other.area === insuranceAreaOf(before.provinsi ?? '') ? insuranceAreaOf(after.provinsi ?? '') : other.area;
      const next = pick(after, area);
      const columns = Object.entries(next).map(([name, value]) => sql`${sql.ref(snake(name))} = ${value}`);
      await sql`update branch set ${sql.join(columns)}, version = version + 1, updated_by = ${actor.username},
          updated_at = ${after.updatedAt} where id = ${other.id}`.execute(tx);
      await recordEntries(tx, [
        {
          actor,
          module: branchLines[other.line].module,
          action: 'UPDATE',
          entityId: other.id,
          entityLabel: other.label,
          changes: differences(old, next),
          at: new Date(after.updatedAt),
        },
      ]);
    }
  }
}

const pick = (record: Pick<BranchRecord, (typeof sharedIdentity)[number]>, insuranceArea: string | null) => ({
  ...Object.fromEntries(sharedIdentity.map((name) => [name, record[name]])),
  insuranceArea,
});
