import { queryEndpoint } from '@console/api';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { roleCalls } from '@console/contracts/shell/roles';
import { text } from '@console/contracts/text';
import { useText } from '@console/ui/messages';
import { useRouteTable } from '@console/ui/navigation';
import { useMemo } from 'react';

const allRoles = queryEndpoint(roleCalls.all);
/** Acts that belong to no page. */
const withoutPage = [{ value: 'auth', title: text('Masuk dan keluar', 'Sign-in and sign-out') }];

/** The trail with its filters of role and module as choices: the roles there are, and the modules of the route table by their titles. */
export function useChoices(): { readonly resource: typeof auditTrail; readonly moduleTitle: (module: string) => string } {
  const read = useText();
  const table = useRouteTable();
  const { data: roles = [] } = allRoles.useQuery({});
  return useMemo(() => {
    const modules = [...new Map(table.map(({ module, moduleTitle }) => [module, moduleTitle])), ...withoutPage.map(({ value, title }) => [value, title] as const)]
      .map(([value, title]) => ({ value, title })).toSorted((a, b) => read(a.title).localeCompare(read(b.title)));
    const { filters } = auditTrail.list;
    const chosen = {
      ...filters,
      role: { ...filters.role, kind: 'choice' as const, options: roles.map(({ name }) => ({ value: name, title: text(name) })) },
      module: { ...filters.module, kind: 'choice' as const, options: modules },
    };
    const titles = new Map(modules.map(({ value, title }) => [value, read(title)]));
    return { resource: { ...auditTrail, list: { ...auditTrail.list, filters: chosen } } as typeof auditTrail, moduleTitle: (module: string) => titles.get(module) ?? module };
  }, [table, roles, read]);
}
