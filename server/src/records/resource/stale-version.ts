import type { Caller } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { present } from './present.ts';
import type { RegisteredResource, Row } from './registered.ts';

/** 409 with the current record as the caller may see it: the form merges it with what was typed. */
export const staleVersion = (registered: RegisteredResource, row: Row, caller: Caller): Refusal =>
  new Refusal('STALE_VERSION', { result: present(registered, row, caller) });
