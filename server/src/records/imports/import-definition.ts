import type { importRegister } from '@console/contracts/platform/import-register';
import type { Resource } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { midnight } from '../../platform/database/midnight.ts';
import type { Definition } from '../resource/definition.ts';

const column = (name: string) => sql.ref(`t.${name}`);

type Register = ReturnType<typeof importRegister>;
/** A resource that was declared with the shared part. */
type Listed = Resource & { readonly derived: { readonly [Name in keyof Register['derived']]: unknown } };
type ImportRegister = Resource<Register['fields'], Register['derived'], Register['list']['filters']>;

/** How imports of a module are read: the person's own, those that wait for the person's approval, all by admins. */
export const importDefinition = <R extends Listed>({ module, privilege }: R): Definition<R> => {
  const definition: Definition<ImportRegister> = {
    table: 'import_job',
    columns: {
      version: sql`1`,
      createdBy: 'uploaded_by',
      createdAt: 'uploaded_at',
      updatedBy: 'uploaded_by',
      updatedAt: 'uploaded_at',
    },
    derived: {
      importNo: column('import_no'),
      importKind: column('import_kind'),
      fileName: column('file_name'),
      totalRows: column('total_rows'),
      validRows: sql`t.new_rows + t.changed_rows + t.same_rows`,
      errorRows: column('error_rows'),
      appliedRows: column('applied_rows'),
      failedRows: column('failed_rows'),
      state: column('state'),
      startedAt: column('started_at'),
      uploadedBy: column('uploaded_by'),
      uploadedAt: column('uploaded_at'),
    },
    where: sql`t.module = ${module}`,
    belongs: sql`t.module = ${module}`,
    scope: ({ viewer }) =>
      !viewer || viewer.isAdmin
        ? sql`true`
        : sql`(t.uploaded_by = ${viewer.username}
            or ((t.state = 'WAITING_APPROVAL' or t.decided_by = ${viewer.username})
          and exists (select from user_privilege_view p where p.user_id = ${viewer.userId}
            and p.privilege = ${privilege} and p.level in ('Approval', 'Full Access'))))`,
    filters: {
      uploadedBy: (username: string) => sql`t.uploaded_by in (${username}, ${username.toUpperCase()})`,
      from: (from: string) => sql`t.uploaded_at >= ${midnight(from)}`,
      to: (to: string) => sql`t.uploaded_at < ${midnight(to, 1)}`,
    },
  };
  return definition as unknown as Definition<R>;
};
