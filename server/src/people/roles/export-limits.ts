import type { ExportLimit } from '@console/contracts/shell/privileges';
import type { Db } from '../../platform/context.ts';

/** The restrictions of those roles that restrict exports, so that the client can explain them before a request. */
export async function exportLimitsOf(db: Db, roles: readonly { readonly secureId: string }[]): Promise<ExportLimit[]> {
  if (roles.length === 0) return [];
  const rows = await db
    .selectFrom('role')
    .select(['id', 'export_restriction'])
    .where(
      'id',
      'in',
      roles.map(({ secureId }) => secureId),
    )
    .execute();
  return rows
    .filter(({ export_restriction: { mode } }) => mode !== 'NONE')
    .map(({ id, export_restriction: { mode, lines } }) => ({
      roleSecureId: id,
      lines:
        mode === 'BLOCK_ALL'
          ? null
          : Object.fromEntries(
              lines.filter(({ allowed }) => allowed).map(({ module, maxPeriodDays }) => [module, maxPeriodDays]),
            ),
    }));
}
