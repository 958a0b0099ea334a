import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { bulkLimit } from '../core/list-limits.ts';
import { text } from '../core/text.ts';

const access = { privilege: 'user:browse', action: 'update' } as const;
const users = z.array(z.uuid()).check(z.minLength(1), z.maxLength(bulkLimit));
/** Required, except from admins, whose change takes effect at once. */
const reason = z.nullish(z.string());
/** Accounts changed, and changes that await a second person. */
const result = z.object({ changed: z.int(), waiting: z.optional(z.int()) });
const refusals = ['SELF_CHANGE', 'BEYOND_OWN_RIGHTS', 'CHANGE_PENDING'];

/** Members of MROs: a member is a user mapped to the MRO (docs/model/branches-stores.md#members). */
export const mroMemberCalls = {
  add: call({
    name: 'mro.members.add',
    audit: 'UPDATE',
    base: 'middle',
    access,
    method: 'POST',
    path: 'mro/members',
    summary: 'Maps users to an MRO; nothing when one is mapped already',
    idempotent: true,
    body: z.object({
      mroSecureId: z.uuid(),
      userSecureIds: users,
      /** Also to its MRA and to all its active branches, so that their mapping is complete. */
      complete: z.boolean(),
      reason,
    }),
    result,
    errors: ['ALREADY_MAPPED', ...refusals],
    changes: ['user', 'mro'],
    stepUp: 'always',
  }),
  remove: call({
    name: 'mro.members.remove',
    audit: 'UPDATE',
    base: 'middle',
    access,
    method: 'DELETE',
    path: 'mro/members',
    summary: 'Takes the mapping from users of an MRO',
    body: z.object({ mroSecureId: z.uuid(), userSecureIds: users, reason }),
    result,
    errors: refusals,
    changes: ['user', 'mro'],
    stepUp: 'always',
  }),
} as const;

export const mroMemberErrors = {
  ALREADY_MAPPED: {
    status: 409,
    text: text('Sudah dipetakan: {names}', 'Already mapped: {names}'),
  },
};
