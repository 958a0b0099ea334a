import { useHeld } from '@console/auth';
import { useRouteTable } from './route-table.ts';

/**
 * The address of the list of a module under a filter; `undefined` when it has none, or the person may not open it.
 * @example
 * const linkTo = useListLink();
 * linkTo('user', { role: secureId }); // /user?role=0193…
 */
export function useListLink(): (module: string, filter: Readonly<Record<string, string>>) => string | undefined {
  const table = useRouteTable();
  const held = useHeld();
  return (module, filter) => {
    const first = table.find((entry) => entry.module === module);
    if (!first || first.query !== undefined || first.path.includes(':') || !held(first.privilege)) return undefined;
    return `${first.path}?${new URLSearchParams(filter).toString()}`;
  };
}
