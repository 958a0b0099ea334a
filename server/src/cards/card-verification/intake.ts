import { cardVerifications, stepsOf } from '@console/contracts/cards/card-verification';
import type { CardApplication } from '@console/contracts/cards/card-verification/calls';
import { reapplyDays, type VerificationPreference } from '@console/contracts/cards/card-verification/states';
import { nameOnCard, nameOnCardPattern } from '@console/contracts/cards/name-on-card';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../platform/settings/settings.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { lockMembers } from '../lifecycle/locked.ts';
import { keepDocuments, openSteps } from './attempt.ts';
import { lockVerification } from './locked.ts';
import { moveVerification } from './move.ts';
import { inVerificationScope } from './scope.ts';

const dayMs = 86_400_000;

async function memberOf(tx: Tx, memberNo: string) {
  const known = await tx.selectFrom('member').select('id').where('member_no', '=', memberNo).executeTakeFirst();
  if (!known) throw invalid({ field: 'memberNo', code: 'NOT_FOUND' });
  const member = (await lockMembers(tx, [known.id])).get(known.id)!;
  const more = await tx.selectFrom('member').select(['program_type_id', 'verification_step']).where('id', '=', known.id).executeTakeFirstOrThrow();
  return { ...member, ...more };
}
type Applying = Awaited<ReturnType<typeof memberOf>>;

async function guardMember(tx: Tx, { id, member_no: memberNo, status, live_card_id: card }: Applying, now: Date): Promise<void> {
  if (status !== 'pending' && status !== 'active') throw new Refusal('MEMBER_NOT_ACTIVE', { parameters: { memberNo } });
  if (card !== null) throw new Refusal('MEMBER_HAS_LIVE_CARD', { parameters: { memberNo } });
  const open = await tx.selectFrom('card_verification').select('id').where('member_id', '=', id).where('deleted_at', 'is', null)
    .where(sql<boolean>`(state in ('SUBMITTED', 'AUTO_CHECKING', 'MANUAL_CHECKING', 'PENDING_APPROVAL', 'RETURNED') or (state = 'APPROVED' and card_id is null))`).executeTakeFirst();
  if (open) throw new Refusal('VERIFICATION_OPEN', { parameters: { memberNo } });
  const rejected = await tx.selectFrom('card_verification').select('decided_at').where('member_id', '=', id).where('state', '=', 'REJECTED').orderBy('decided_at', 'desc').executeTakeFirst();
  const from = rejected?.decided_at ? new Date(rejected.decided_at).getTime() + reapplyDays * dayMs : 0;
  if (from > now.getTime()) throw new Refusal('REAPPLY_TOO_EARLY', { parameters: { date: toWireInstant(from).slice(0, 10) } });
}

async function sourceOf(tx: Tx, code: string, preference: VerificationPreference) {
  const source = await tx.selectFrom('card_source').selectAll().where('code', '=', code).where('status', '=', 'active').where('deleted_at', 'is', null).executeTakeFirst();
  if (!source) throw invalid({ field: 'sourceCode', code: 'NOT_FOUND' });
  const allowed = { DIGITAL: source.allow_digital, BRANCH_PICKUP: source.allow_pickup, HOME: source.allow_home };
  if (!allowed[preference]) throw new Refusal('PREFERENCE_NOT_ALLOWED', { parameters: { source: source.name } });
  return source;
}

async function typeOf(tx: Tx, member: Applying, code: string | null | undefined, fallback: string, preference: VerificationPreference) {
  const type = await tx.selectFrom('card_type').selectAll().where(code ? sql<boolean>`code = ${code}` : sql<boolean>`id = ${fallback}`).where('status', '=', 'active').where('deleted_at', 'is', null).executeTakeFirst();
  if (!type) throw invalid({ field: 'cardTypeCode', code: 'NOT_FOUND' });
  const fits = (type.program_type_ids.length === 0 || type.program_type_ids.includes(member.program_type_id)) && (preference === 'DIGITAL' ? type.digital : type.physical);
  if (!fits) throw new Refusal('TYPE_NOT_ALLOWED', { parameters: { type: type.name } });
  return type;
}

/** The branch where the card is to be picked up, which an application for pick-up names. */
async function pickUpBranch(tx: Tx, { preference, pickUpOfficeCode }: CardApplication, home: string): Promise<string | null> {
  if (preference !== 'BRANCH_PICKUP') return null;
  if (!pickUpOfficeCode) return home;
  const branch = await tx.selectFrom('branch').select('id').where('office_code', '=', pickUpOfficeCode).where('business_line', '=', 'SPEKTRA').where('status', '=', 'active').executeTakeFirst();
  if (!branch) throw invalid({ field: 'pickUpOfficeCode', code: 'NOT_FOUND' });
  return branch.id;
}

const nameFor = (given: string | null | undefined, fallback: string): string => {
  const name = given ? given.trim().toUpperCase() : fallback;
  if (!nameOnCardPattern.test(name)) throw invalid({ field: 'nameOnCard', code: 'PATTERN' });
  return name;
};

/** Steps that an application goes through: those of the source, if it has any, and of the member. */
const requiredOf = (source: readonly string[], member: string): string[] => {
  const steps = stepsOf([...source, member]);
  return steps.length > 0 ? steps : ['none'];
};

/**
 * Takes an application (cards model, /card-verification, new → SUBMITTED).
 * @throws Refusal MEMBER_NOT_ACTIVE, MEMBER_HAS_LIVE_CARD, VERIFICATION_OPEN, REAPPLY_TOO_EARLY, TYPE_NOT_ALLOWED, PREFERENCE_NOT_ALLOWED, DOCUMENT_REQUIRED
 */
export async function submit(services: Services, context: Context<unknown, CardApplication>) {
  const { caller, body } = context;
  const [texts, at, actor] = [await protectionOf(services), services.now(), actorOf(context)];
  return context.db.transaction().execute(async (tx) => {
    const member = await memberOf(tx, body.memberNo);
    const source = await sourceOf(tx, body.sourceCode, body.preference);
    await guardMember(tx, member, at);
    const type = await typeOf(tx, member, body.cardTypeCode, source.default_card_type_id, body.preference);
    if (body.preference === 'HOME' && !body.deliveryAddress) throw invalid({ field: 'deliveryAddress', code: 'REQUIRED' });
    const id = randomUUID();
    const number = await takeDocumentNumber(tx, 'VRF', at);
    const required = requiredOf(source.required_steps, member.verification_step);
    await tx.insertInto('card_verification').values({
      id, verification_no: number, member_id: member.id, branch_id: member.branch_id, source_id: source.id, card_type_id: type.id, name_on_card: nameFor(body.nameOnCard, nameOnCard(member.name)),
      preference: body.preference, pickup_branch_id: await pickUpBranch(tx, body, member.branch_id),
      delivery_address_encrypted: body.preference === 'HOME' && body.deliveryAddress ? texts.encrypt(body.deliveryAddress) : null, zip_code: body.preference === 'HOME' ? body.zipCode ?? null : null,
      required_steps: required, state: 'SUBMITTED', submitted_at: at, next_check_at: at,
      created_by: caller.username, created_at: at, updated_by: caller.username, updated_at: at,
    }).execute();
    const seen = await tx.selectFrom('card_verification as t').select('t.id').where('t.id', '=', id).where(inVerificationScope(caller.scope)).executeTakeFirst();
    // A member of another branch is nobody to this caller.
    if (!seen) throw notFound();
    await keepDocuments(tx, { id, attempt: 1, username: caller.username }, body.documents);
    await openSteps(tx, id, 1, required);
    await tx.insertInto('card_verification_event').values({ verification_id: id, attempt: 1, at, by: caller.username, from_state: null, to_state: 'SUBMITTED', note: null, reason_ids: [] }).execute();
    await recordChange(tx, { actor, at, module: cardVerifications.module, action: 'CREATE', entityId: id, entityLabel: number, before: null, after: { state: 'SUBMITTED' } });
    const result = { secureId: id, verificationNo: number, state: 'SUBMITTED' as const };
    await context.remember(tx, result);
    return result;
  });
}

/** Takes a returned application again, at most three times; once more and it is refused (cards model, RETURNED → SUBMITTED). */
export async function resubmit(services: Services, context: Context<unknown, Pick<CardApplication, 'documents' | 'nameOnCard'>>) {
  const { caller, body, parameters: { secureId = '' } } = context;
  const [at, actor] = [services.now(), actorOf(context)];
  return context.db.transaction().execute(async (tx) => {
    const { row } = await lockVerification(tx, secureId, caller.scope);
    const limit = Number(await settingIn(tx, 'card.verification.max-resubmit'));
    const isLast = row.state === 'RETURNED' && row.attempt > limit;
    const attempt = row.attempt + 1;
    const state = isLast ? await moveVerification(tx, row, 'exhaust', { actor, at }) : await moveVerification(tx, row, 'resubmit', {
      actor, at, set: { attempt, submitted_at: at, next_check_at: at, check_tries: 0, failed_steps: [], checklist: '{}', draft_note: null, editors: [], name_on_card: nameFor(body.nameOnCard, row.name_on_card) },
    });
    if (!isLast) {
      await keepDocuments(tx, { id: row.id, attempt, username: caller.username }, body.documents);
      await openSteps(tx, row.id, attempt, row.required_steps);
    }
    const result = { secureId: row.id, verificationNo: row.verification_no, state };
    await context.remember(tx, result);
    return result;
  });
}
