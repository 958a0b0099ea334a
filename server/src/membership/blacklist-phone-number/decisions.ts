import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalidState, notFound } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { requireSeesAll } from '../../records/approvals/sees-all.ts';
import { requirePhoneUpdate } from './members.ts';
import type { BlacklistState } from './table.ts';

export type Decision = 'approve' | 'reject' | 'remove';

/** The new state of a decision by current state; missing states refuse it (docs/model/membership.md#blacklist). */
const transitions: Readonly<Record<Decision, Partial<Record<BlacklistState, BlacklistState>>>> = {
  approve: { PROPOSED: 'ACTIVE', REMOVAL_PROPOSED: 'REMOVED' },
  reject: { PROPOSED: 'REJECTED', REMOVAL_PROPOSED: 'ACTIVE' },
  remove: { ACTIVE: 'REMOVAL_PROPOSED' },
};

const verbs: Readonly<Record<Decision, string>> = { approve: 'APPROVE', reject: 'REJECT', remove: 'REQUEST' };

interface Body {
  readonly items: readonly { readonly secureId: string; readonly version: number }[];
  readonly reason?: string | null;
}

async function decideOne(
  tx: Tx,
  context: Context<unknown, Body>,
  texts: ProtectedText,
  decision: Decision,
  item: Body['items'][number],
  now: Date,
): Promise<void> {
  const { username } = context.caller;
  if (decision !== 'remove') requireSeesAll({ resource: blacklistPhoneNumbers }, context.caller);
  const row = await tx
    .selectFrom('blacklist_phone')
    .selectAll()
    .where('id', '=', item.secureId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  requireVersion(row, item.version, blacklistPhoneNumbers);
  const state = transitions[decision][row.state];
  if (!state) throw invalidState(row.state, decision);
  // An editor, or the person who requested the removal, may not decide, admins included.
  if (decision !== 'remove') {
    const secondPerson = decision === 'approve' ? 'independent' : 'other';
    await guardSecondPerson(tx, { secondPerson, makers: row.editors, decider: context.caller, now });
  }
  const decided =
    decision === 'remove'
      ? { editors: [username], approver: null, decided_at: null }
      : { approver: username, decided_at: new Date() };
  await tx
    .updateTable('blacklist_phone')
    .set({ ...decided, state, version: sql`version + 1`, updated_by: username, updated_at: new Date() })
    .where('id', '=', row.id)
    .execute();
  await recordChange(tx, {
    actor: actorOf(context),
    module: blacklistPhoneNumbers.module,
    action: verbs[decision],
    entityId: row.id,
    entityLabel: String(mask('phone', texts.decrypt(row.phone_encrypted))),
    before: { state: row.state },
    after: { state },
    reason: context.body.reason ?? null,
  });
}

/**
 * Approves or rejects proposals of others, or proposes a removal: all rows or none.
 * @throws Refusal SELF_APPROVAL, APPROVER_DEPENDENT, MAKER_RIGHTS_LOST, INVALID_STATE, STALE_VERSION, NOT_FOUND
 */
export async function decide(
  context: Context<unknown, Body>,
  texts: ProtectedText,
  decision: Decision,
  now: Date,
): Promise<{ changed: number }> {
  await context.db.transaction().execute(async (tx) => {
    for (const item of context.body.items) await decideOne(tx, context, texts, decision, item, now);
    if (decision === 'approve') await requirePhoneUpdate(tx, now);
  });
  return { changed: context.body.items.length };
}
