import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { pageSizes } from '../core/list-limits.ts';

/** A user of an MRO with the state of the mapping. */
export const mroUser = z.object({
  secureId: z.uuid(),
  username: z.string(),
  name: z.string(),
  mroName: z.nullable(z.string()),
  isBranchMapping: z.boolean(),
  isMraMapping: z.boolean(),
  branchCount: z.int(),
  mraCount: z.int(),
});
export type MroUser = z.infer<typeof mroUser>;

const query = z.object({
  page: z.optional(z.int().check(z.gte(1))),
  size: z.optional(z.union(pageSizes.map((size) => z.literal(size)))),
  search: z.optional(z.string().check(z.minLength(3), z.maxLength(100))),
  mroSecureId: z.optional(z.uuid()),
  /** Only users with a complete mapping (true) or an incomplete one (false). */
  complete: z.optional(z.boolean()),
});
/** Page, search and filters of the users of MROs. */
export type MroQuery = z.infer<typeof query>;
const result = z.object({ rows: z.array(mroUser), total: z.int(), page: z.int(), size: z.int() });

/**
 * `GET mro/members`: the same users, for those who may view MROs; within their scope
 * (docs/model/branches-stores.md#members).
 */
export const mroMembers = call({
  name: 'mro.members',
  base: 'middle',
  access: { privilege: 'mro:browse', action: 'view' },
  method: 'GET',
  path: 'mro/members',
  summary: 'Members of MROs with the state of their mapping',
  query,
  result,
});

/** `GET user/user-mro`: active users mapped to an MRO, within scope (docs/model/platform.md#user-calls). */
export const mroUsers = call({
  name: 'user.mro',
  base: 'middle',
  access: { privilege: 'user:browse', action: 'view' },
  method: 'GET',
  path: 'user/user-mro',
  summary: 'Users of MROs with the state of their mapping',
  query,
  result,
});
