import branchesStores from '../../apps/branches-stores/remote.ts';
import cards from '../../apps/cards/remote.ts';
import membership from '../../apps/membership/remote.ts';
import ordersLogs from '../../apps/orders-logs/remote.ts';
import promosProducts from '../../apps/promos-products/remote.ts';

/** All remotes, as parts of this one application. */
export const remotes = [branchesStores, cards, membership, ordersLogs, promosProducts];
