import { provinces } from '@console/contracts/branches-stores/provinces';
import { zipCodes, type ZipCode } from '@console/contracts/branches-stores/zip-code';
import { sql } from 'kysely';
import { differences } from '../../platform/audit/differences.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/context.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { define, type Changed, type GuardedAction, type Sql } from '../../records/resource/definition.ts';
import { inOffices } from '../../people/scope/predicate.ts';
import { codesOutside, moveCodes, officeErrors } from './offices.ts';
import { usesOf, type ZipCodeUser } from './users.ts';

const provincesOf = (area: string) =>
  sql`(${sql.join(provinces.filter((province) => province.area === area).map(({ name }) => sql.lit(name)))})`;
const branchName = sql`(select b.name from branch_view b
  where b.business_line = 'SPEKTRA' and b.office_code = t.office_code)`;
const servedBy = (line: 'NMC' | 'UFI', column: string) => sql`coalesce(${sql.ref(`t.${column}`)},
  (select b.office_code from branch_view b
    where b.business_line = ${sql.lit(line)} and b.office_code = t.office_code and b.deleted_at is null))`;

/** Codes that the branch with an id serves in its line. */
const ofBranch = (branchId: string, code: Sql) =>
  sql`${code} = (select office_code from branch_view branch where id = ${branchId})`;

/** `text%` with escaped pattern characters. */
const beginning = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;

type Change = Changed<typeof zipCodes>;

/** Gives all rows of a saved code its offices; each changed row is audited. */
async function moveOthers(tx: Tx, changed: readonly Change[]): Promise<void> {
  for (const { action, after, actor } of changed) {
    if (!after || (action !== 'create' && action !== 'update')) continue;
    const { officeCode, officeCodeNmc, officeCodeUfi } = after;
    const moved = await moveCodes(
      tx,
      new Map([[after.code, { officeCode, officeCodeNmc, officeCodeUfi }]]),
      actor,
      new Date(after.updatedAt),
    );
    await recordEntries(
      tx,
      moved.map((row) => ({
        actor,
        module: zipCodes.module,
        action: row.before.officeCode === row.after.officeCode ? 'UPDATE' : 'MOVE_PARENT',
        entityId: row.id,
        entityLabel: row.label,
        changes: differences({ ...row.before }, { ...row.after }),
        at: new Date(after.updatedAt),
      })),
    );
  }
}

/** Those of the records that would be the last active rows of their code. */
async function lastActive(tx: Tx, records: readonly ZipCode[]): Promise<ZipCode[]> {
  const remaining = await tx
    .selectFrom('zip_code')
    .select('code')
    .distinct()
    .where(
      'code',
      'in',
      records.map(({ code }) => code),
    )
    .where('deleted_at', 'is', null)
    .where('status', '=', 'active')
    .where(
      'id',
      'not in',
      records.map(({ secureId }) => secureId),
    )
    .execute();
  const kept = new Set(remaining.map(({ code }) => code));
  return records.filter(({ code }) => !kept.has(code));
}

async function guard(
  tx: Tx,
  users: readonly ZipCodeUser[],
  action: GuardedAction,
  records: readonly ZipCode[],
): Promise<ReadonlyMap<string, Refusal>> {
  if (users.length === 0 || (action !== 'deactivate' && action !== 'delete')) return new Map();
  const concerned = action === 'delete' ? records : await lastActive(tx, records);
  const uses = await usesOf(
    tx,
    users,
    [...new Set(concerned.map(({ code }) => code))],
    action === 'delete' ? 'ever' : 'active',
  );
  return new Map(
    concerned.flatMap(({ secureId, code }) => {
      const refusal = uses.get(code);
      return refusal ? [[secureId, refusal] as const] : [];
    }),
  );
}

/**
 * How zip codes are stored, and the rules that need the database (docs/model/branches-stores.md#zip-codes).
 * @param users modules whose records refer to zip codes
 */
export const zipCodeDefinition = (users: () => readonly ZipCodeUser[]) =>
  define(zipCodes, {
    table: 'zip_code',
    serialised: true,
    derived: {
      branchName,
      servedByNmc: servedBy('NMC', 'office_code_nmc'),
      servedByUfi: servedBy('UFI', 'office_code_ufi'),
      insuranceArea: sql`case when t.provinsi in ${provincesOf('1')} then '1' when t.provinsi in ${provincesOf('2')}
        then '2' else '3' end`,
    },
    scope: (scope) => inOffices(scope, 't.office_code'),
    filters: {
      kota: (kota: string) => sql`lower(t.kota) like lower(${beginning(kota)})`,
      branch: (branchId: string) => ofBranch(branchId, sql`t.office_code`),
      branchNmc: (branchId: string) => ofBranch(branchId, sql`coalesce(t.office_code_nmc, t.office_code)`),
      branchUfi: (branchId: string) => ofBranch(branchId, sql`coalesce(t.office_code_ufi, t.office_code)`),
    },
    search: (pattern, text) =>
      sql`(t.code like ${beginning(text)} or t.kelurahan ilike ${pattern} or t.kecamatan ilike ${pattern})`,
    async beforeSave(tx, { values, before, caller }) {
      const scope = caller?.scope ?? null;
      const errors = await officeErrors(tx, values, scope);
      if (scope && before?.code !== values.code && (await codesOutside(tx, [values.code], scope)).size > 0)
        errors.push({ field: 'code', code: 'NOT_ALLOWED' });
      return errors;
    },
    guard: (tx, action, records) => guard(tx, users(), action, records),
    afterChange: moveOthers,
  });
