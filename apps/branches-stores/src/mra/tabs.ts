import { addressOf } from '@console/contracts/routes/address';
import { mros } from '@console/contracts/branches-stores/mro';
import { cardStock } from '@console/contracts/cards/card-stock/stock';
import { cardStock as cardStockRoutes, mro, user } from '@console/contracts/routes/modules';
import { users } from '@console/contracts/shell/user';
import { childTab } from '@console/ui/children';
import { branchTabs } from '../organisation/branch-tabs.ts';

export default [
  childTab(mros, { parent: 'mraId', routes: mro }),
  ...branchTabs('mraId'),
  childTab(users, { parent: 'mra', routes: user }),
  childTab(cardStock, {
    parent: 'mraId',
    routes: cardStockRoutes,
    detail: ({ officeKind, secureId }) =>
      addressOf(
        officeKind === 'MRA' ? '/card-stock/mra-page/:cardStockId' : '/card-stock/branch-page/:cardStockId',
        secureId,
      ),
  }),
];
