import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import type { Tx } from '../platform/context.ts';
import type { Database } from '../platform/database/schema.ts';

interface Changed {
  readonly action: string;
  readonly after: { readonly secureId: string } | null;
}

/** What is switched off is not shown to the public either. */
export async function unpublish(tx: Tx, table: keyof Database, changed: readonly Changed[]): Promise<void> {
  const off = changed.flatMap(({ action, after }) => (action === 'deactivate' && after ? after.secureId : []));
  if (off.length > 0)
    await sql`update ${sql.table(table)} set published = false where id = any(${off}::uuid[])`.execute(tx);
}

/** An inactive record cannot be published. */
export const inactivePublished = ({
  values,
  before,
}: {
  readonly values: { readonly published: boolean };
  readonly before: { readonly status: string } | null;
}): FieldError[] =>
  values.published && before?.status === 'inactive' ? [{ field: 'published', code: 'INACTIVE_PUBLISHED' }] : [];
