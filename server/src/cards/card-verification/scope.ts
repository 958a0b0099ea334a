import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import { inCardOffices } from '../scope.ts';

/** Applications of the branches in scope, on the table `t`. Users of a print vendor see none. */
export const inVerificationScope = (scope: Scope): RawBuilder<boolean> =>
  inCardOffices(scope, sql`t.branch_id`, sql`null::uuid`);
