import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { marketingSchemesNmc } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import { screens } from '@console/ui/crud';
import { dealerPages } from './dealer-pages.ts';
import { nmcForm, nmcParts } from './parts.ts';

export default screens(dealersNmc, { ...dealerPages(marketingSchemesNmc, nmcParts), sections: nmcForm });
