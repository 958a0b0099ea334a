import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { marketingSchemesUfi } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { screens } from '@console/ui/crud';
import { dealerPages } from './dealer-pages.ts';
import { ufiParts } from './parts.ts';

export default screens(
  dealersUfi,
  dealerPages(marketingSchemesUfi, ufiParts, { sold: ['vehicleTypes'], hidden: ['maxLtvPct'] }),
);
