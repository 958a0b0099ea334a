import { domainContract } from '../core/domain-contract.ts';
import { insurances } from './master-insurance.ts';
import { insurancesNmc } from './master-insurance-nmc.ts';
import { linesOfBusiness } from './master-lob.ts';
import { productNmcCalls, productsNmc } from './product-nmc.ts';
import { collateral, productUfiCalls } from './product-ufi.ts';
import { productInsuranceCalls, tariffsV1 } from './product-insurance.ts';
import { productInsuranceNmcCalls, tariffsNmc } from './product-insurance-nmc.ts';
import { productInsuranceV2Calls, tariffsV2 } from './product-insurance-v2.ts';
import { productCalls, products } from './product.ts';
import { productGroups } from './product-group.ts';
import { productGroupsNmc } from './product-group-nmc.ts';
import { objectGroups } from './product-group-ufi.ts';
import { vehicleGroups } from './vehicle-groups.ts';
import { catalogueCalls } from './public-catalogue.ts';

/** What the business lines sell: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'products',
  resources: [
    linesOfBusiness,
    productGroups,
    productGroupsNmc,
    objectGroups,
    vehicleGroups,
    products,
    productsNmc,
    collateral,
    insurances,
    insurancesNmc,
    tariffsV1,
    tariffsV2,
    tariffsNmc,
  ],
  calls: [
    productCalls,
    productNmcCalls,
    productUfiCalls,
    insurances.calls,
    insurancesNmc.calls,
    productInsuranceCalls,
    productInsuranceV2Calls,
    productInsuranceNmcCalls,
    catalogueCalls,
  ],
  errors: [],
});
