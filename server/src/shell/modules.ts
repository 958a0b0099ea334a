import type { Module } from '../platform/http/application.ts';
import { appSettingsModule } from './app-setting-properties/module.ts';
import { home } from './home/module.ts';
import { profile } from './profile/module.ts';
import { rolesModule } from './roles/module.ts';
import { start } from './start/module.ts';
import { users } from './user/module.ts';
import { userUpkeep } from './user/upkeep/module.ts';

/** The console's own modules, in the order in which they register their calls. */
export const shellModules: readonly Module[] = [
  profile,
  users,
  userUpkeep,
  rolesModule,
  appSettingsModule,
  home,
  start,
];
