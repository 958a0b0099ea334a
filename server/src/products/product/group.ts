import type { FieldError } from '@console/contracts/core/errors';
import type { Caller, Tx } from '../../platform/context.ts';

interface Grouped {
  productGroupId: string | null;
}

/**
 * The group of a product before it is stored: that of core, until staff choose another one; then it stays until an
 * admin takes it back.
 * @param core the group that core names now, and the one it named before
 */
export function settleGroup(
  {
    values,
    before,
    store,
    caller,
  }: {
    readonly values: Grouped;
    readonly before: (Grouped & { readonly groupOverridden: boolean }) | null;
    readonly store: Record<string, unknown>;
    readonly caller: Caller | null;
  },
  core: { readonly now: string; readonly before: string | null },
): void {
  if (!before) {
    values.productGroupId = core.now;
    return;
  }
  values.productGroupId ??= before.productGroupId;
  if (core.now !== core.before && !before.groupOverridden) values.productGroupId = core.now;
  else if (values.productGroupId !== before.productGroupId) {
    const overridden = values.productGroupId !== core.now || (before.groupOverridden && caller?.isAdmin !== true);
    if (overridden !== before.groupOverridden) store['group_overridden'] = overridden;
  }
}

/**
 * The group that staff choose is of the line of business of core's group, whose rate method and limits the product was
 * bought for. An admin may choose any, and so may a second person who approves it.
 */
export async function otherLobErrors(
  tx: Tx,
  {
    values,
    before,
    caller,
  }: {
    readonly values: Grouped & { readonly coreGroupId: string };
    readonly before: Grouped | null;
    readonly caller: Caller | null;
  },
): Promise<FieldError[]> {
  const { productGroupId: chosen, coreGroupId } = values;
  if (!caller || caller.isAdmin || chosen === null || chosen === before?.productGroupId) return [];
  const rows = await tx
    .selectFrom('product_group')
    .select('lob_id')
    .distinct()
    .where('id', 'in', [chosen, coreGroupId])
    .execute();
  return rows.length > 1 ? [{ field: 'productGroupId', code: 'OTHER_LOB' }] : [];
}
