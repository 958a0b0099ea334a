import { insurancesNmc } from '@console/contracts/products/master-insurance-nmc';
import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { productInsuranceNmc } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { coveredTab } from '../insurance/CoveredGroups.tsx';

export default [
  childTab(tariffsNmc, { parent: 'insuranceId', routes: productInsuranceNmc }),
  coveredTab(insurancesNmc),
];
