import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../platform/context.ts';
import { inCardOffices } from '../scope.ts';

/** Applications of the branches of the scope; users of a print vendor see none. The table is `t`. */
export const inVerificationScope = (scope: Scope): RawBuilder<boolean> =>
  inCardOffices(scope, sql`t.branch_id`, sql`null::uuid`);
