import { instalmentFields } from '@console/contracts/branches-stores/financial-scheme/fields';
import type { ReferencedBy } from '@console/contracts/core/resource';
import { same } from '../../platform/audit/differences.ts';
import type { Tx } from '../../platform/context.ts';
import { inUse } from '../../records/resource/guards.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { useCounter } from '../../records/resource/uses.ts';

type Values = Readonly<Record<string, unknown>>;

/** What uses a scheme now, of all branches. */
async function usesOf(tx: Tx, registered: RegisteredResource, id: string): Promise<readonly ReferencedBy[]> {
  const found: ReferencedBy[] = [];
  for (const [module, { field }] of Object.entries(registered.resource.usedBy)) {
    const count = (await useCounter(registered, module, field)(tx, [id], 'active')).get(id) ?? 0;
    if (count > 0) found.push({ module, count });
  }
  return found;
}

/**
 * A field that moves an instalment stays as it is while an active outlet or promo uses the scheme: another scheme is
 * made like it.
 * @throws Refusal IN_USE
 */
export async function requireUnlocked(
  tx: Tx,
  registered: RegisteredResource,
  values: Values,
  before: (Values & { readonly secureId: string }) | null,
): Promise<void> {
  if (!before) return;
  const isMoved = instalmentFields.some((name) => name in values && !same(values[name], before[name]));
  if (!isMoved) return;
  const uses = await usesOf(tx, registered, before.secureId);
  if (uses.length > 0) throw inUse(uses);
}
