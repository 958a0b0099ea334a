import type { Module } from '../platform/http/application.ts';
import { masterBannerModule } from './master-banner/module.ts';
import { masterLobModule } from './master-lob/module.ts';
import { productGroupModule } from './product-group/module.ts';
import { productGroupNmcModule } from './product-group-nmc/module.ts';
import { productGroupUfiModule } from './product-group-ufi/module.ts';

/** What the services answer of promotions and products. */
export const promosProductsModules: readonly Module[] = [
  masterBannerModule,
  masterLobModule,
  productGroupModule,
  productGroupNmcModule,
  productGroupUfiModule,
];
