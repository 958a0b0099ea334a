import type { Module } from '../platform/http/application.ts';
import { productModule } from './product/module.ts';
import { productNmcModule } from './product-nmc/module.ts';
import { productUfiModule } from './product-ufi/module.ts';
import { masterInsuranceModule } from './master-insurance/module.ts';
import { masterInsuranceNmcModule } from './master-insurance-nmc/module.ts';
import { productInsuranceModule } from './product-insurance/module.ts';
import { productInsuranceNmcModule } from './product-insurance-nmc/module.ts';
import { productInsuranceV2Module } from './product-insurance-v2/module.ts';
import { masterLobModule } from './master-lob/module.ts';
import { productGroupModule } from './product-group/module.ts';
import { productGroupNmcModule } from './product-group-nmc/module.ts';
import { productGroupUfiModule } from './product-group-ufi/module.ts';
import { vehicleGroupsModule } from './vehicle-groups/module.ts';
import { publicCatalogueModule } from './public-catalogue/module.ts';

/** What the services answer of products. */
export const productsModules: readonly Module[] = [
  masterLobModule,
  productGroupModule,
  productGroupNmcModule,
  productGroupUfiModule,
  vehicleGroupsModule,
  productModule,
  productNmcModule,
  productUfiModule,
  masterInsuranceModule,
  masterInsuranceNmcModule,
  productInsuranceModule,
  productInsuranceV2Module,
  productInsuranceNmcModule,
  publicCatalogueModule,
];
