import type { Module } from '../platform/http/application.ts';
import { blacklistPhoneNumberModule } from './blacklist-phone-number/module.ts';
import { programTypeModule } from './program-type/resource.ts';
import { tokenManagementModule } from './token-management/module.ts';

/** The modules of members, in the order in which they register their calls. */
export const membershipModules: readonly Module[] = [
  programTypeModule,
  tokenManagementModule,
  blacklistPhoneNumberModule,
];
