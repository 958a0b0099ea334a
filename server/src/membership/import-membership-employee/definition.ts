import { employeeImports } from '@console/contracts/membership/import-membership-employee';
import { sql } from 'kysely';
import { midnight } from '../../platform/database/midnight.ts';
import { define } from '../../records/resource/definition.ts';

const column = (name: string) => sql.ref(`t.${name}`);

/** How imports of employees are read: the person's own, those that wait for the person's approval, all by admins. */
export const employeeImportDefinition = define(employeeImports, {
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
  where: sql`t.module = ${employeeImports.module}`,
  belongs: sql`t.module = ${employeeImports.module}`,
  scope: ({ viewer }) =>
    !viewer || viewer.isAdmin
      ? sql`true`
      : sql`(t.uploaded_by = ${viewer.username} or ((t.state = 'WAITING_APPROVAL' or t.decided_by = ${viewer.username})
          and exists (select from user_privilege_view p where p.user_id = ${viewer.userId}
            and p.privilege = ${employeeImports.privilege} and p.level in ('Approval', 'Full Access'))))`,
  filters: {
    uploadedBy: (username: string) => sql`t.uploaded_by in (${username}, ${username.toUpperCase()})`,
    from: (from: string) => sql`t.uploaded_at >= ${midnight(from)}`,
    to: (to: string) => sql`t.uploaded_at < ${midnight(to, 1)}`,
  },
});
