import { collateral } from '@console/contracts/products/product-ufi';
import { productUfi } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { ratesTab } from '../product-group/group-tabs.tsx';

export default [childTab(collateral, { parent: 'objectGroupId', routes: productUfi }), ratesTab('UFI')];
