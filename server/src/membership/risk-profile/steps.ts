import { riskProfiles } from '@console/contracts/membership/risk-profile-membership';
import { sql } from 'kysely';
import { isOfOffice } from '@console/contracts/core/page-needs';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { requireSeesAll } from '../../records/approvals/sees-all.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { assess } from './assess.ts';
import { putInForce } from './approve.ts';

type Given<More = unknown> = Pick<Context, 'caller' | 'request'> & {
  readonly body: { readonly secureId: string; readonly version: number } & More;
};

/** People of a branch see no factors, and rate nobody. @throws Refusal FORBIDDEN */
function requireRater(caller: Context['caller']): void {
  if (!isOfOffice(riskProfiles.writtenBy!, caller))
    throw new Refusal('FORBIDDEN', { privilege: riskProfiles.privilege, action: 'update' });
}

const moves = {
  SUBMIT: { before: 'DRAFT', after: 'SUBMITTED' },
  APPROVE: { before: 'SUBMITTED', after: 'APPROVED' },
  REJECT: { before: 'SUBMITTED', after: 'REJECTED' },
} as const;

/** Decisions on profiles, and the assessment that staff ask for. */
export const riskSteps = (registered: RegisteredResource, texts: ProtectedText, now: () => Date) => {
  const locked = async (tx: Tx, { caller, body }: Given) => {
    const options = { of: 'detail', caller, lock: true } as const;
    const [row] = await findRecords(tx, registered, [body.secureId], caller.scope, options);
    if (!row) throw notFound();
    const stored = await tx
      .selectFrom('risk_profile')
      .selectAll()
      .where('id', '=', row.secureId)
      .executeTakeFirstOrThrow();
    requireVersion(stored, body.version, riskProfiles);
    return { stored, label: `${stored.profile_no} ${String(row['memberName'])}` };
  };
  const submitted = async (tx: Tx, context: Given, action: string) => {
    const found = await locked(tx, context);
    if (found.stored.state !== 'SUBMITTED') throw invalidState(found.stored.state, action);
    return found;
  };
  const record = (tx: Tx, context: Given, action: keyof typeof moves, label: string, reason: string | null) =>
    recordEntry(tx, {
      actor: actorOf(context),
      module: riskProfiles.module,
      action,
      entityId: context.body.secureId,
      entityLabel: label,
      changes: [{ field: 'state', ...moves[action] }],
      reason,
      at: now(),
    });
  return {
    /** @throws Refusal APPROVER_LEVEL, SELF_APPROVAL and others for who is no second person */
    approve: async (tx: Tx, context: Given) => {
      const { caller } = context;
      requireSeesAll(registered, caller);
      const { stored, label } = await submitted(tx, context, 'approve');
      const decision = { secondPerson: 'independent', makers: stored.editors, decider: caller, now: now() } as const;
      await guardSecondPerson(tx, decision);
      const { version, proposed } = await putInForce(tx, texts, stored, caller.username, now());
      await record(tx, context, 'APPROVE', label, null);
      return { secureId: stored.id, version, state: 'APPROVED', proposed };
    },
    reject: async (tx: Tx, context: Given<{ readonly reason: string }>) => {
      const { caller: decider, body } = context;
      requireSeesAll(registered, decider);
      const { stored, label } = await submitted(tx, context, 'reject');
      await guardSecondPerson(tx, { secondPerson: 'other', makers: stored.editors, decider, now: now() });
      await tx
        .updateTable('risk_profile')
        .set({
          state: 'REJECTED',
          decided_by: decider.username,
          decided_at: now(),
          decision_note: body.reason,
          version: sql`version + 1`,
          updated_by: decider.username,
          updated_at: now(),
        })
        .where('id', '=', stored.id)
        .execute();
      await record(tx, context, 'REJECT', label, body.reason);
      return { secureId: stored.id, version: stored.version + 1, state: 'REJECTED' };
    },
    /** Asks a second person; what a high risk is approved on has to be there. @throws Refusal VALIDATION */
    submit: async (tx: Tx, context: Given) => {
      requireRater(context.caller);
      const { stored, label } = await locked(tx, context);
      if (stored.state !== 'DRAFT') throw invalidState(stored.state, 'submit');
      const faults = [
        ...(stored.source_of_funds === null ? ['sourceOfFunds'] : []),
        ...(stored.edd_document === null ? ['eddDocument'] : []),
      ].map((field) => ({ field, code: 'REQUIRED' }));
      if (stored.grade === 'HIGH' && faults.length > 0) throw invalid(...faults);
      const { username } = context.caller;
      await tx
        .updateTable('risk_profile')
        .set({ state: 'SUBMITTED', version: sql`version + 1`, updated_by: username, updated_at: now() })
        .where('id', '=', stored.id)
        .execute();
      await record(tx, context, 'SUBMIT', label, null);
      return { secureId: stored.id, version: stored.version + 1, state: 'SUBMITTED' };
    },
    /** The system rates the member of a profile by the latest rules. @throws Refusal RISK_OPEN_EXISTS */
    reassess: async (tx: Tx, context: Given) => {
      requireRater(context.caller);
      const { stored } = await locked(tx, context);
      const { id, version, state } = await assess(tx, texts, stored.member_id, context.caller.username, now());
      return { secureId: id, version, state };
    },
  };
};
