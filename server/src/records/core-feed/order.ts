import type { RegisteredResource } from '../resource/registered.ts';

/**
 * The core-fed resources in the order in which their feeds run: what others refer to first, so that one night brings
 * both. A circle is entered where it is met first.
 * @example inOrder([storeGroups, companies]).map(({ resource }) => resource.module); // ['companies', 'store-groups']
 */
export function inOrder(resources: readonly RegisteredResource[]): RegisteredResource[] {
  const ordered: RegisteredResource[] = [];
  const visited = new Set<RegisteredResource>();
  const visit = (registered: RegisteredResource): void => {
    if (visited.has(registered)) return;
    visited.add(registered);
    const targets = Object.values(registered.resource.fields).map(({ target }) => target?.module);
    for (const other of resources) if (targets.includes(other.resource.module)) visit(other);
    ordered.push(registered);
  };
  for (const registered of resources) visit(registered);
  return ordered;
}
