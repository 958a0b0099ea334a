import type { Module } from '../platform/http/application.ts';
import { masterBannerModule } from './master-banner/module.ts';

/** The modules of banners of the promotions, in the order in which they register their calls. */
export const promosProductsModules: readonly Module[] = [masterBannerModule];
