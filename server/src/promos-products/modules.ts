import type { Module } from '../platform/http/application.ts';
import { masterBannerModule } from './master-banner/module.ts';
import { masterLobModule } from './master-lob/module.ts';

/** What the services answer of promotions and products. */
export const promosProductsModules: readonly Module[] = [masterBannerModule, masterLobModule];
