import { groupMappings, type AddOutcome } from '@console/contracts/membership/membership-group';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntries } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { inBranches } from '../../people/scope/predicate.ts';
import { sql } from 'kysely';
import { join, lockedGroup } from './join.ts';

interface Body {
  readonly groupId: string;
  readonly memberIds: readonly string[];
  readonly role: 'CHAIR' | 'MEMBER';
  readonly joinedDate: string;
  readonly note: string | null;
}

interface Named {
  readonly id: string;
  readonly member_no: string;
  readonly name: string;
}

/** Adds members within the scope of the caller to a group, each by itself: those that cannot join are named. */
export async function addMembers(tx: Tx, context: Context<unknown, Body>, now: Date) {
  const { groupId, memberIds, role, joinedDate, note } = context.body;
  const { caller } = context;
  const group = await lockedGroup(tx, groupId);
  const { rows } = await sql<Named>`select m.id, m.member_no, m.name from member m
    where m.id = any(${memberIds}::uuid[]) and m.deleted_at is null
      and ${inBranches(caller.scope, 'm.branch_id')}`.execute(tx);
  const outcomes: Omit<AddOutcome, 'message'>[] = [];
  const joined: { readonly id: string; readonly member: Named }[] = [];
  for (const member of rows) {
    const joining = { memberId: member.id, role, joinedDate, note };
    const result = await join(tx, group, joining, { username: caller.username, now });
    if ('id' in result) joined.push({ id: result.id, member });
    outcomes.push({
      memberId: member.id,
      memberNo: member.member_no,
      name: member.name,
      code: 'code' in result ? result.code : null,
    });
  }
  await recordEntries(
    tx,
    joined.map(({ id, member }) => ({
      actor: actorOf(context),
      module: groupMappings.module,
      action: 'CREATE',
      entityId: id,
      entityLabel: `${group.code} ${member.member_no}`,
      changes: [{ field: 'role', before: null, after: role }],
      at: now,
    })),
  );
  return { added: joined.length, outcomes };
}
