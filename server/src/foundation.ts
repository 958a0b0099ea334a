import { peopleGuard } from './people/guard.ts';
import type { Module } from './platform/http/application.ts';
import { numberReferences } from './records/number-references/module.ts';

/** Guards of all calls; registered before the modules of the program. */
export const foundation: readonly Module[] = [peopleGuard, numberReferences];
