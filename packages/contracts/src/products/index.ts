import { domainContract } from '../core/domain-contract.ts';
import { linesOfBusiness } from './master-lob.ts';
import { productNmcCalls, productsNmc } from './product-nmc.ts';
import { collateral, productUfiCalls } from './product-ufi.ts';
import { productCalls, products } from './product.ts';
import { productGroups } from './product-group.ts';
import { productGroupsNmc } from './product-group-nmc.ts';
import { objectGroups } from './product-group-ufi.ts';

/** What the business lines sell: the records, calls and error codes of this folder. */
export const contract = domainContract({
  domain: 'products',
  resources: [linesOfBusiness, productGroups, productGroupsNmc, objectGroups, products, productsNmc, collateral],
  calls: [productCalls, productNmcCalls, productUfiCalls],
  errors: [],
});
