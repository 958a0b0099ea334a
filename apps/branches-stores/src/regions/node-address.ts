import { useCan } from '@console/auth';
import type { OrganisationNode } from '@console/contracts/branches-stores/regions';
import { routeAt, useRouteTable } from '@console/ui/navigation';

const modules = {
  mra: 'mra',
  mro: 'mro',
  kiosk: 'master-kios',
  SPEKTRA: 'branch',
  NMC: 'master-branch-nmc',
  UFI: 'master-branch-ufi',
} as const;

/** Address of a node's own page, if the console has its module and the user may see it. */
export function useNodeAddress({ type, businessLine, secureId }: OrganisationNode): string | undefined {
  const key = type === 'branch' ? businessLine : type === 'region' ? null : type;
  const address = key ? `/${modules[key]}/${secureId}` : '';
  const route = routeAt(useRouteTable(), address);
  const can = useCan(route?.privilege ?? '');
  return route && can('view') ? address : undefined;
}
