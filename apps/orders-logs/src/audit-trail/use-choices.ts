import { queryEndpoint } from '@console/api';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { roleCalls } from '@console/contracts/shell/roles';
import { text } from '@console/contracts/core/text';
import { useText } from '@console/ui/messages';
import { useModules } from '@console/ui/navigation';
import { useMemo } from 'react';
import { withoutPage } from './use-module-title.ts';

const allRoles = queryEndpoint(roleCalls.all);

/** The audit trail with select filters for role and module: the existing roles, and the modules by their titles. */
export function useChoices(): typeof auditTrail {
  const read = useText();
  const { options } = useModules();
  const { data: roles = [] } = allRoles.useQuery({});
  return useMemo(() => {
    const modules = [...options, ...withoutPage].toSorted((a, b) => read(a.title).localeCompare(read(b.title)));
    const { filters } = auditTrail.list;
    const chosen = {
      ...filters,
      role: {
        ...filters.role,
        kind: 'choice' as const,
        options: roles.map(({ name }) => ({ value: name, title: text(name) })),
      },
      module: { ...filters.module, kind: 'choice' as const, options: modules },
    };
    return { ...auditTrail, list: { ...auditTrail.list, filters: chosen } } as unknown as typeof auditTrail;
  }, [options, roles, read]);
}
