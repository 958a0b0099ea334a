import { declaredErrors } from './declared-errors.ts';
import { peopleGuard } from './people/guard.ts';
import type { Module } from './platform/http/application.ts';
import { numberReferences } from './records/number-references/module.ts';

/** Codes of refusals and guards of all calls; registered before the modules of the program. */
export const foundation: readonly Module[] = [declaredErrors, peopleGuard, numberReferences];
