import type { Module } from '../platform/http/application.ts';
import { masterBannerModule } from './master-banner/module.ts';

/** The migrations of banners; a released name never changes. */
export const promosProductsModules: readonly Module[] = [masterBannerModule];
