import type { Caller } from '../../platform/context.ts';

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
