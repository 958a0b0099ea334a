import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { marketingSchemesNmc } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import type { Resource } from '@console/contracts/core/resource';
import { screens } from '@console/ui/crud';
import { dealerPages } from './dealer-pages.ts';
import { nmcForm, nmcParts } from './parts.ts';

const dealers = { line: 'NMC', resource: dealersNmc as Resource, schemes: marketingSchemesNmc } as const;

export default screens(dealersNmc, { ...dealerPages(dealers, nmcParts, { counted: ['sfCount'] }), sections: nmcForm });
