import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as organisation } from './organisation/migration.ts';
import { migration as qanunBranch } from './qanun-branch/migration.ts';
import { migration as zipCode } from './zip-code/migration.ts';

/** The steps of the schema of offices and places; a name is never changed once released. */
export const branchesStoresMigrations: Readonly<Record<string, SchemaStep>> = {
  '0010_organisation': organisation,
  '0032_zip_code': zipCode,
  '0195_qanun_branch': qanunBranch,
};
