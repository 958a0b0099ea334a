import type { Module } from './http/application.ts';
import { upkeepModule } from './upkeep/vacuum.ts';
import { mail } from './mail/module.ts';
import { openApiModule } from './openapi/module.ts';
import { scheduler } from './schedule/module.ts';

/** The modules of the platform, in the order in which they register their calls. */
export const platformModules: readonly Module[] = [upkeepModule, openApiModule, mail, scheduler];
