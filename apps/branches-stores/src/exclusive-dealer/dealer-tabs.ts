import { dealerAdminFees } from '@console/contracts/branches-stores/exclusive-dealer-admin';
import { dealerRates } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import { exclusiveDealerAdmin, exclusiveDealerRate } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { promosTab } from '../outlet/promos-tab.ts';
import { saoTab } from '../sao-assign/tab.ts';
import dealers from '../sales-force/dealers.ts';
import { salesForceTab } from '../sales-force/tab.ts';

/** The terms of a dealer on its page. New ones begin with NMC, so that those of UFI are added on the registers. */
const tabsOf = (of: 'NMC' | 'UFI') => {
  const routesOf = <R extends { readonly pages: { readonly create: string } }>(routes: R) => {
    const { create: _, ...pages } = routes.pages;
    return of === 'NMC' ? routes : { ...routes, pages };
  };
  return [
    childTab(dealerAdminFees, { parent: 'dealerId', routes: routesOf(exclusiveDealerAdmin) }),
    childTab(dealerRates, { parent: 'dealerId', routes: routesOf(exclusiveDealerRate) }),
  ];
};

export const tabsUfi = [...tabsOf('UFI'), saoTab, promosTab('UFI')];
export default [...tabsOf('NMC'), salesForceTab(dealers), saoTab, promosTab('NMC')];
