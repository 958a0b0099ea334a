import type { Module } from '../platform/http/application.ts';
import { development } from './develop/module.ts';
import { hosting } from './hosting/module.ts';
import { releases } from './module.ts';

/** The modules of the area releases, in the order in which they register their calls. */
export const releasesModules: readonly Module[] = [hosting, releases, development];
