import { cardVerifications } from '@console/contracts/cards/card-verification';
import type { CardApplication } from '@console/contracts/cards/card-verification/calls';
import type { VerificationPreference } from '@console/contracts/cards/card-verification/states';
import { nameOnCard, nameOnCardPattern } from '@console/contracts/cards/name-on-card';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context, Scope, Tx } from '../../platform/context.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn } from '../../people/settings/settings.ts';
import { guardTypes } from '../card-types/at-branch.ts';
import { lockMembers } from '../lifecycle/locked.ts';
import { inCardOffices } from '../scope.ts';
import { allows, applicantRefusals, fits, storeApplication } from './application.ts';
import { keepDocuments, openSteps } from './attempt.ts';
import { lockVerification } from './locked.ts';
import { moveVerification } from './move.ts';

/** A member of the caller's branches; other members answer as unknown. @throws Refusal VALIDATION */
async function memberOf(tx: Tx, memberNo: string, scope: Scope) {
  const known = await tx
    .selectFrom('member_view')
    .select('id')
    .where('member_no', '=', memberNo)
    .where(inCardOffices(scope, sql`branch_id`, sql`null::uuid`))
    .executeTakeFirst();
  if (!known) throw invalid({ field: 'memberNo', code: 'NOT_FOUND' });
  const member = (await lockMembers(tx, [known.id])).get(known.id)!;
  const more = await tx
    .selectFrom('member_view')
    .select(['program_type_id', 'verification_step'])
    .where('id', '=', known.id)
    .executeTakeFirstOrThrow();
  return { ...member, ...more };
}
type Applying = Awaited<ReturnType<typeof memberOf>>;

async function sourceOf(tx: Tx, code: string, preference: VerificationPreference) {
  const source = await tx
    .selectFrom('card_source')
    .selectAll()
    .where('code', '=', code)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!source) throw invalid({ field: 'sourceCode', code: 'NOT_FOUND' });
  if (!allows(source, preference)) throw new Refusal('PREFERENCE_NOT_ALLOWED', { parameters: { source: source.name } });
  return source;
}

async function typeOf(
  tx: Tx,
  member: Applying,
  code: string | null | undefined,
  fallback: string,
  preference: VerificationPreference,
) {
  const type = await tx
    .selectFrom('card_type')
    .selectAll()
    .where(code ? sql<boolean>`code = ${code}` : sql<boolean>`id = ${fallback}`)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!type) throw invalid({ field: 'cardTypeCode', code: 'NOT_FOUND' });
  if (!fits(type, member.program_type_id, preference))
    throw new Refusal('TYPE_NOT_ALLOWED', { parameters: { type: type.name } });
  return type;
}

/** The branch for pick-up, which is required for that preference. */
async function pickUpBranch(
  tx: Tx,
  { preference, pickUpOfficeCode }: CardApplication,
  home: string,
): Promise<string | null> {
  if (preference !== 'BRANCH_PICKUP') return null;
  if (!pickUpOfficeCode) return home;
  const branch = await tx
    .selectFrom('branch_view')
    .select('id')
    .where('office_code', '=', pickUpOfficeCode)
    .where('business_line', '=', 'SPEKTRA')
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!branch) throw invalid({ field: 'pickUpOfficeCode', code: 'NOT_FOUND' });
  return branch.id;
}

const nameFor = (given: string | null | undefined, fallback: string): string => {
  const name = given ? given.trim().toUpperCase() : fallback;
  if (!nameOnCardPattern.test(name)) throw invalid({ field: 'nameOnCard', code: 'PATTERN' });
  return name;
};

/**
 * Stores a new application (docs/model/cards.md#submission).
 * @throws Refusal MEMBER_NOT_ACTIVE, MEMBER_HAS_LIVE_CARD, VERIFICATION_OPEN, REAPPLY_TOO_EARLY, TYPE_NOT_ALLOWED,
 *   TYPE_NOT_FOR_BRANCH, PREFERENCE_NOT_ALLOWED, DOCUMENT_REQUIRED
 */
export async function submit(services: Services, context: Context<unknown, CardApplication>) {
  const { caller, body } = context;
  const [texts, at, actor] = [await protectionOf(services), services.now(), actorOf(context)];
  return context.db.transaction().execute(async (tx) => {
    const member = await memberOf(tx, body.memberNo, caller.scope);
    const source = await sourceOf(tx, body.sourceCode, body.preference);
    const refusal = (await applicantRefusals(tx, [member], at)).get(member.id);
    if (refusal) throw refusal;
    const type = await typeOf(tx, member, body.cardTypeCode, source.default_card_type_id, body.preference);
    const pickUpBranchId = await pickUpBranch(tx, body, member.branch_id);
    await guardTypes(tx, [{ branchId: pickUpBranchId ?? member.branch_id, cardTypeId: type.id }], at);
    const isHome = body.preference === 'HOME';
    if (isHome && !body.deliveryAddress) throw invalid({ field: 'deliveryAddress', code: 'REQUIRED' });
    const { id, number } = await storeApplication(
      tx,
      {
        member,
        source,
        cardTypeId: type.id,
        nameOnCard: nameFor(body.nameOnCard, nameOnCard(member.name)),
        preference: body.preference,
        pickUpBranchId,
        deliveryAddress: isHome && body.deliveryAddress ? texts.encrypt(body.deliveryAddress) : null,
        zipCode: isHome ? (body.zipCode ?? null) : null,
      },
      caller.username,
      at,
    );
    await keepDocuments(tx, { id, attempt: 1, username: caller.username }, body.documents);
    await recordChange(tx, {
      actor,
      at,
      module: cardVerifications.module,
      action: 'CREATE',
      entityId: id,
      entityLabel: number,
      before: null,
      after: { state: 'SUBMITTED' },
    });
    const result = { secureId: id, verificationNo: number, state: 'SUBMITTED' as const };
    await context.remember(tx, result);
    return result;
  });
}

/**
 * Resubmits a returned application. After the maximum of resubmissions it is rejected instead
 * (docs/model/cards.md#submission).
 */
export async function resubmit(
  services: Services,
  context: Context<unknown, Pick<CardApplication, 'documents' | 'nameOnCard'>>,
) {
  const {
    caller,
    body,
    parameters: { secureId = '' },
  } = context;
  const [at, actor] = [services.now(), actorOf(context)];
  return context.db.transaction().execute(async (tx) => {
    const { row } = await lockVerification(tx, secureId, caller.scope);
    const limit = Number(await settingIn(tx, 'card.verification.max-resubmit'));
    const isLast = row.state === 'RETURNED' && row.attempt > limit;
    const attempt = row.attempt + 1;
    const state = isLast
      ? await moveVerification(tx, row, 'exhaust', { actor, at })
      : await moveVerification(tx, row, 'resubmit', {
          actor,
          at,
          set: {
            attempt,
            submitted_at: at,
            next_check_at: at,
            check_tries: 0,
            failed_steps: [],
            checklist: '{}',
            draft_note: null,
            editors: [],
            name_on_card: nameFor(body.nameOnCard, row.name_on_card),
          },
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
