import { zipCodes, type ZipCodeAffected } from '@console/contracts/branches-stores/zip-code';
import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { inOffices } from '../../people/scope/predicate.ts';
import { zipCodeDefinition } from './definition.ts';
import { zipCodeHandler } from './import.ts';
import { allZipCodeUsers, recordsIn, type ZipCodeUser } from './users.ts';

/**
 * Active codes in the scope, ascending, each with its first row: all for admins, those of their branches for others.
 */
async function activeCodes(db: Db, scope: Scope): Promise<readonly { secureId: string; code: string }[]> {
  const { rows } = await sql<{ secureId: string; code: string }>`
    select distinct on (code) id as "secureId", code from zip_code
    where deleted_at is null and status = 'active' and ${inOffices(scope, 'office_code')}
    order by code, kelurahan collate "und-x-icu", id`.execute(db);
  return rows;
}

async function affectedBy(db: Db, users: readonly ZipCodeUser[], code: string): Promise<ZipCodeAffected> {
  const rows = await db
    .selectFrom('zip_code')
    .select(['office_code', 'office_code_nmc', 'office_code_ufi'])
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .execute();
  return {
    code,
    rows: rows.length,
    officeCode: rows[0]?.office_code ?? null,
    officeCodeNmc: rows[0]?.office_code_nmc ?? null,
    officeCodeUfi: rows[0]?.office_code_ufi ?? null,
    referencedBy: await recordsIn(db, users, code),
  };
}

/** Postal codes and the branch that serves each (docs/model/branches-stores.md#zip-codes). */
export const zipCodeModule: Module = (app) => {
  const users = () => allZipCodeUsers(app);
  registerResource(app, zipCodes, zipCodeDefinition(users));
  registerImport(app, zipCodeHandler);
  serve(app, zipCodes.calls['lov'], ({ db, caller }) => activeCodes(db, caller.scope));
  serve(app, zipCodes.calls['affected'], ({ db, query }) => affectedBy(db, users(), (query as { code: string }).code));
};
