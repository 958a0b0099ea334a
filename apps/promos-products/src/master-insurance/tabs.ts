import { insurances } from '@console/contracts/products/master-insurance';
import { tariffsV1 } from '@console/contracts/products/product-insurance';
import { tariffsV2 } from '@console/contracts/products/product-insurance-v2';
import { productInsurance, productInsuranceV2 } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { coveredTab } from '../insurance/CoveredGroups.tsx';

export default [
  childTab(tariffsV2, { parent: 'insuranceId', routes: productInsuranceV2 }),
  childTab(tariffsV1, { parent: 'insuranceId', routes: productInsurance }),
  coveredTab(insurances),
];
