import type { Module } from '../platform/http/application.ts';
import { auth } from './sign-in/module.ts';
import { budgetsModule } from './budgets/module.ts';
import { identity } from './identity/module.ts';
import { outages } from './notices/low-storage.ts';
import { notices } from './notices/module.ts';
import { preferences } from './preferences/module.ts';
import { privileges } from './caller-privileges/module.ts';
import { proof } from './proof/module.ts';
import { secondFactors } from './second-factor/module.ts';
import { parameters } from './parameters/module.ts';
import { standIns } from './stand-in/module.ts';
import { viewAs } from './view-as/module.ts';

/** The modules of the area people, in the order in which they register their calls. */
export const peopleModules: readonly Module[] = [
  outages,
  auth,
  proof,
  secondFactors,
  identity,
  parameters,
  privileges,
  preferences,
  budgetsModule,
  notices,
  viewAs,
  standIns,
];
