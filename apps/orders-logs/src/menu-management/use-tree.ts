import { queryEndpoint } from '@console/api';
import { menuCalls } from '@console/contracts/orders-logs/menu-management';

const tree = queryEndpoint(menuCalls.tree, { follows: ['sub-menu'] });

/** All menus with their sub-menus, including disabled ones. */
export const useTree = () => tree.useQuery({});
