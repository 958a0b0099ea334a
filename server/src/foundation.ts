import { peopleGuard } from './people/guard.ts';
import type { Module } from './platform/http/application.ts';
import { numberReferences } from './records/number-references/module.ts';

/** What guards and reads the calls of every program, whatever modules it serves; before them. */
export const foundation: readonly Module[] = [peopleGuard, numberReferences];
