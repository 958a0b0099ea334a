import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { productInsuranceNmc } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';

export default [childTab(tariffsNmc, { parent: 'insuranceId', routes: productInsuranceNmc })];
