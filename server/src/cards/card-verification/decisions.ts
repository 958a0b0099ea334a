import { cardVerifications, checkedSteps } from '@console/contracts/cards/card-verification';
import { allInOrder, checklistItems } from '@console/contracts/cards/card-verification/checklist';
import { moveOf, type VerificationAct } from '@console/contracts/cards/card-verification/states';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { invalid, invalidState, Refusal } from '../../platform/http/refusal.ts';
import { requireVersion } from '../../platform/http/stale-version.ts';
import type { CardMember } from '../lifecycle/locked.ts';
import { notifyMember } from '../../membership/index.ts';
import { afterApproval } from './effects.ts';
import { guardSecondPerson } from '../../people/rights/second-person.ts';
import { checkClaim, guardSubmitter, lockVerification, type Verification } from './locked.ts';
import { decidedOn, unopenedPhotos } from './opening.ts';
import { moveVerification, type Moving } from './move.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';

interface Body {
  readonly secureId: string;
  readonly version: number;
  readonly note?: string | null | undefined;
  readonly reason?: string | undefined;
  readonly reasonIds?: readonly string[] | null | undefined;
}

type Decision = Extract<VerificationAct, 'approve' | 'override' | 'return' | 'reject' | 'cancel'>;
const shortestNote = 20;

/** Refuses a caller without the level or the claim, the submitter, and for an approval the verifier. */
async function checkActor(
  tx: Tx,
  row: Verification,
  act: Decision,
  caller: Context['caller'],
  now: Date,
): Promise<void> {
  const move = moveOf(act, row.state);
  if (!move || move.by === 'system') throw invalidState(row.state, act);
  if (!caller.can(cardVerifications.privilege, move.by))
    throw new Refusal('FORBIDDEN', { privilege: cardVerifications.privilege, action: move.by });
  if (move.national && !isHeadOffice(caller.mappingType, caller.isAdmin))
    throw new Refusal('FORBIDDEN', { privilege: cardVerifications.privilege, action: move.by });
  if (move.claimed) checkClaim(row, caller.username, now);
  const decision = { secondPerson: act === 'approve' ? 'independent' : 'other', decider: caller, now } as const;
  // The verifier cannot approve his own override, admins included.
  if (row.state === 'PENDING_APPROVAL') await guardSecondPerson(tx, { ...decision, makers: row.editors });
  if (act !== 'cancel') await guardSubmitter(tx, row, decision);
}

/** Requires that the caller has opened the photos. @throws Refusal PHOTOS_UNSEEN */
async function checkPhotos(tx: Tx, row: Verification, caller: Context['caller']): Promise<void> {
  if ((await unopenedPhotos(tx, row, caller)).length > 0) throw new Refusal('PHOTOS_UNSEEN');
}

function checkFindings(row: Verification): void {
  if (allInOrder(row.checklist)) return;
  const count = checklistItems.filter(({ key }) => row.checklist[key]?.result !== 'OK').length;
  throw new Refusal('CHECKLIST_INCOMPLETE', { parameters: { count } });
}

async function failedSteps(tx: Tx, { id, attempt }: Verification): Promise<string[]> {
  const rows = await tx
    .selectFrom('card_verification_step')
    .select('step')
    .where('verification_id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'FAILED')
    .execute();
  return rows.map(({ step }) => step);
}

const setSteps = (tx: Tx, { id, attempt }: Verification, from: 'FAILED' | 'OVERRIDDEN', to: 'FAILED' | 'OVERRIDDEN') =>
  tx
    .updateTable('card_verification_step')
    .set({ state: to })
    .where('verification_id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', from)
    .execute();

/** Reads the named reasons, which must be active. @throws Refusal REASONS_REQUIRED, VALIDATION */
async function reasonsOf(tx: Tx, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw new Refusal('REASONS_REQUIRED');
  const reasons = await tx
    .selectFrom('verification_return_reason')
    .select(['id', 'name', 'final_reject', 'message_to_applicant'])
    .where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .execute();
  if (reasons.length < wanted.length) throw invalid({ field: 'reasonIds', code: 'NOT_FOUND' });
  return reasons;
}

type Outcome = Pick<Moving, 'note' | 'reasonIds' | 'set'> & { readonly messages?: readonly string[] };
/** Who decides, when; and how the data of the member are read. */
interface Deciding {
  readonly by: string;
  readonly at: Date;
  readonly texts: ProtectedText;
}
type Decide = (tx: Tx, row: Verification, member: CardMember, body: Body, deciding: Deciding) => Promise<Outcome>;

const decide: Readonly<Record<Decision, Decide>> = {
  async approve(tx, row, member, { note }, { by, at, texts }) {
    if (row.state === 'MANUAL_CHECKING') {
      checkFindings(row);
      const failed = await failedSteps(tx, row);
      if (failed.length > 0)
        throw new Refusal('STEP_FAILED', {
          parameters: {
            steps: failed.map((step) => checkedSteps.find(({ value }) => value === step)?.title.id ?? step).join(', '),
          },
        });
    }
    return {
      note: note || null,
      set: {
        ...(row.state === 'MANUAL_CHECKING' ? { verifier: by } : {}),
        card_id: await afterApproval(tx, texts, row, member, at),
      },
    };
  },
  async override(tx, row, _member, { note }, { by }) {
    if ((note ?? '').trim().length < shortestNote)
      throw new Refusal('NOTE_REQUIRED', { parameters: { minimum: shortestNote } });
    checkFindings(row);
    if ((await failedSteps(tx, row)).length === 0) throw new Refusal('NO_FAILED_STEP');
    await setSteps(tx, row, 'FAILED', 'OVERRIDDEN');
    return { note: note ?? null, set: { verifier: by, editors: [...new Set([...row.editors, by])], draft_note: null } };
  },
  async return(tx, row, _member, { note, reasonIds }, { by, at }) {
    if (row.state === 'PENDING_APPROVAL') {
      if ((note ?? '').trim().length < 5) throw new Refusal('NOTE_REQUIRED', { parameters: { minimum: 5 } });
      await setSteps(tx, row, 'OVERRIDDEN', 'FAILED');
      return { note: note ?? null };
    }
    const reasons = await reasonsOf(tx, reasonIds ?? []);
    const final = reasons.find(({ final_reject: isFinal }) => isFinal);
    if (final) throw new Refusal('REASON_FINAL', { parameters: { reason: final.name } });
    return {
      note: note || null,
      reasonIds: reasons.map(({ id }) => id),
      set: { verifier: by, returned_at: at, draft_note: null },
      messages: reasons.map(({ message_to_applicant: message }) => message),
    };
  },
  async reject(tx, _row, _member, { note, reasonIds }, { by }) {
    const reasons = await reasonsOf(tx, reasonIds ?? []);
    if (!reasons.some(({ final_reject: isFinal }) => isFinal)) throw new Refusal('REASON_NOT_FINAL');
    return {
      note: note || null,
      reasonIds: reasons.map(({ id }) => id),
      set: { verifier: by, draft_note: null },
      messages: reasons.map(({ message_to_applicant: message }) => message),
    };
  },
  cancel(_tx, row, _member, { reason }) {
    if (row.card_id !== null) throw new Refusal('CARD_MADE', { parameters: { verificationNo: row.verification_no } });
    return Promise.resolve({ note: reason ?? null });
  },
};

/** Stores a decision (docs/model/cards.md#verification). The applicant is notified after the transaction. */
export async function decideOn(services: Services, context: Context<unknown, Body>, act: Decision) {
  const { caller, body } = context;
  const at = services.now();
  const texts = await protectionOf(services);
  const { row, member, state, messages } = await context.db.transaction().execute(async (tx) => {
    const found = await lockVerification(tx, body.secureId, caller.scope);
    await checkActor(tx, found.row, act, caller, at);
    requireVersion(found.row, body.version, cardVerifications);
    if (act === 'approve' || act === 'override') await checkPhotos(tx, found.row, caller);
    await decidedOn(tx, found.row, caller);
    const { messages: told = [], ...outcome } = await decide[act](tx, found.row, found.member, body, {
      by: caller.username,
      at,
      texts,
    });
    return {
      ...found,
      messages: told,
      state: await moveVerification(tx, found.row, act, { actor: actorOf(context), at, ...outcome }),
    };
  });
  await notifyMember(services, { id: `${row.id}-${row.version}`, member, messages });
  return { secureId: row.id, version: row.version + 1, state };
}
