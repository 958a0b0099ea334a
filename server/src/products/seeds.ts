import { demonstration, type ListedSeed } from '../platform/database/seed.ts';
import { seed as masterInsurance } from './master-insurance/seed.ts';
import { seed as masterInsuranceNmc } from './master-insurance-nmc/seed.ts';
import { seed as productInsurance } from './product-insurance/seed.ts';
import { seed as productInsuranceNmc } from './product-insurance-nmc/seed.ts';
import { seed as productInsuranceV2 } from './product-insurance-v2/seed.ts';
import { seed as masterLob } from './master-lob/seed.ts';
import { seed as product } from './product/seed.ts';
import { seed as productGroup } from './product-group/seed.ts';
import { seed as productGroupNmc } from './product-group-nmc/seed.ts';
import { seed as productNmc } from './product-nmc/seed.ts';
import { seed as productUfi } from './product-ufi/seed.ts';
import { seed as productGroupUfi } from './product-group-ufi/seed.ts';

/** Initial data of products, in the order of its references. */
export const productsSeeds: readonly ListedSeed[] = demonstration(
  masterLob,
  productGroup,
  productGroupNmc,
  productGroupUfi,
  product,
  productNmc,
  productUfi,
  masterInsurance,
  masterInsuranceNmc,
  productInsurance,
  productInsuranceV2,
  productInsuranceNmc,
);
