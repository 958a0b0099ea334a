import { prevents, type KnownUse, type ReferencedBy } from '@console/contracts/core/resource';
import type { Db, Scope, Tx } from '../../platform/context.ts';
import { foreignUses } from './foreign-uses.ts';
import { referenceFields } from './references.ts';
import type { RegisteredResource } from './registered.ts';
import { activeField, useCounter } from './uses.ts';

/** Filters of the list of a module that find the records that use one, as far as its list has them. */
function listFilter(
  { resource, peers, uses }: RegisteredResource,
  module: string,
  field: string | undefined,
  id: string,
  onlyActive: boolean,
): Readonly<Record<string, string>> | undefined {
  if (field === undefined) return uses.get(resource.module)?.get(module)?.filter?.(id);
  const peer = peers.get(module);
  if (!peer || !Object.hasOwn(peer.resource.list.filters, field)) return undefined;
  const active = onlyActive ? activeField(peer) : null;
  const narrowed = active !== null && Object.hasOwn(peer.resource.list.filters, active);
  return { [field]: id, ...(narrowed ? { [active]: 'active' } : {}) };
}

/** What a use is called and where its records are found, for those that have no list page of their own. */
function placeOf({ resource, uses }: RegisteredResource, module: string): Pick<ReferencedBy, 'title' | 'list'> {
  const { title, list } = uses.get(resource.module)?.get(module) ?? {};
  return { ...(title ? { title } : {}), ...(list ? { list } : {}) };
}

/**
 * The active records that use a record: those that prevent its deactivation, and those that do not.
 * @param scope of the person who asks
 */
export async function knownUses(
  db: Db | Tx,
  registered: RegisteredResource,
  id: string,
  scope: Scope,
): Promise<KnownUse[]> {
  const found: KnownUse[] = [];
  for (const [module, use] of Object.entries(registered.resource.usedBy)) {
    const count = (await useCounter(registered, module, use.field)(db, [id], 'active', scope)).get(id) ?? 0;
    const filter = listFilter(registered, module, use.field, id, true);
    if (count > 0)
      found.push({
        module,
        count,
        ...placeOf(registered, module),
        ...(filter ? { filter: { ...filter } } : {}),
        prevents: prevents(use, 'deactivate'),
      });
  }
  return found;
}

/** Reference fields of all modules that point at a resource: they prevent its deletion. */
const pointingAt = ({ definition, peers }: RegisteredResource): { module: string; field: string }[] =>
  [...peers.values()].flatMap((peer) =>
    referenceFields(peer)
      .filter(({ table }) => table === definition.table)
      .map(({ name }) => ({ module: peer.resource.module, field: name })),
  );

/**
 * The uses that prevent an action, by the id of the record used: those that the contract declares in `usedBy`, and for
 * a delete every reference field and every foreign key that points at the module. Only active records prevent a
 * deactivation. A delete is prevented by all that ever named the record, deleted ones too: their history keeps what
 * they named.
 */
export async function preventingUses(
  db: Db | Tx,
  registered: RegisteredResource,
  action: 'deactivate' | 'delete',
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ReferencedBy[]>> {
  const declared = Object.entries(registered.resource.usedBy)
    .filter(([, use]) => prevents(use, action))
    .map(([module, { field }]) => ({ module, field }));
  const pointing = action === 'delete' ? pointingAt(registered) : [];
  const others = pointing.filter(
    ({ module, field }) => !declared.some((use) => use.module === module && use.field === field),
  );
  const found = new Map<string, ReferencedBy[]>();
  for (const { module, field } of [...declared, ...others]) {
    const onlyActive = action === 'deactivate';
    const count = useCounter(registered, module, field);
    const counts = await count(db, ids, onlyActive ? 'active' : 'ever');
    const used = [...counts.keys()].filter((id) => counts.get(id) !== 0);
    const listed = onlyActive || used.length === 0 ? counts : await count(db, used, 'live');
    for (const id of used) {
      // Deleted records stand in no list, so none is offered where there are only those.
      const filter = listed.get(id) ? listFilter(registered, module, field, id, onlyActive) : undefined;
      const use = { module, count: counts.get(id) ?? 0, ...placeOf(registered, module), ...(filter ? { filter } : {}) };
      found.set(id, [...(found.get(id) ?? []), use]);
    }
  }
  if (action === 'delete')
    for (const [id, uses] of await foreignUses(db, registered, ids)) {
      const named = found.get(id) ?? [];
      found.set(id, [...named, ...uses.filter(({ module }) => named.every((use) => use.module !== module))]);
    }
  return found;
}
