import { dealersUfi } from '@console/contracts/branches-stores/dealer-ufi';
import { marketingSchemesUfi } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import type { Resource } from '@console/contracts/core/resource';
import { screens } from '@console/ui/crud';
import { dealerPages } from './dealer-pages.ts';
import { ufiParts } from './parts.ts';

const dealers = { line: 'UFI', resource: dealersUfi as Resource, schemes: marketingSchemesUfi } as const;

export default screens(dealersUfi, dealerPages(dealers, ufiParts, { sold: ['vehicleTypes'], hidden: ['maxLtvPct'] }));
