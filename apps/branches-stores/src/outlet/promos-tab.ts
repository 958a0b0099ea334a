import type { BusinessLine } from '@console/contracts/core/business-lines';
import { text } from '@console/contracts/core/text';
import { promos, type Promos } from '@console/contracts/promos-products/promo';
import { promo, promoNmc, promoUfi } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';

const routes = { SPEKTRA: promo, NMC: promoNmc, UFI: promoUfi } as const;
const columns = ['promoCode', 'name', 'promoType', 'tenors', 'startDate', 'endDate', 'priority', 'state'] as const;

const promosOf = (line: BusinessLine, parent: 'inForceAt' | 'outletId', title: typeof inForce) => {
  const { module, privilege, pages } = routes[line];
  return childTab(promos[line] as unknown as Promos, {
    parent,
    // They are changed on their own pages.
    routes: { module, privilege, pages: { list: pages.list, detail: pages.detail } },
    columns,
    title,
  });
};

const inForce = text('Promo berlaku', 'Promos in force');

/** The promos that run today at an outlet, on its page. */
export const promosTab = (line: BusinessLine) => promosOf(line, 'inForceAt', inForce);

/** The promos that name a group of stores, on its page. */
export const promosOfGroup = promosOf('SPEKTRA', 'outletId', text('Promo', 'Promos'));
