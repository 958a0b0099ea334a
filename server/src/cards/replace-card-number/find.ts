import { bareCardNumber } from '@console/contracts/core/card-number';
import {
  openReplacementStates,
  replacements,
  type FoundForReplacement,
} from '@console/contracts/cards/replace-card-number';
import type { Language } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Db } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { settings } from '../../people/settings/settings.ts';
import { typeFaults } from '../card-types/at-branch.ts';
import { findMember, shownMember } from '../card-pickup-records/find.ts';
import { inCardOffices } from '../scope.ts';
import { guardDead, guardOldCard, guardSeen, lossOf, oldCardOf, replacingActor, typesFor } from './guards.ts';

interface Asked {
  readonly term?: string | undefined;
  readonly lossId?: string | undefined;
}

/** Reports a replaced card number differently from an unknown one. @throws Refusal FOUND_AFTER_REPLACEMENT */
async function guardReplaced(db: Db, { caller }: Pick<Context, 'caller'>, term: string): Promise<void> {
  const {
    rows: [found],
  } = await sql<{
    by: string;
  }>`select r.card_no as by from card c join card r on r.id = c.replaced_by_card_id
    join member_view m on m.id = c.holder_member_id
    where c.card_no = ${bareCardNumber(term)}
      and ${inCardOffices(caller.scope, sql`m.branch_id`, sql`null::uuid`)}`.execute(db);
  if (found) throw new Refusal('FOUND_AFTER_REPLACEMENT', { parameters: { cardNo: found.by } });
}

/** The search term: the typed number, or the number of the member who reported the loss. */
async function termOf(db: Db, context: Pick<Context, 'caller'>, { term, lossId }: Asked): Promise<string> {
  if (term) return term.trim();
  if (!lossId) throw notFound();
  const {
    rows: [loss],
  } = await sql<{
    memberNo: string;
  }>`select m.member_no as "memberNo" from card_loss t join card_loss_card l on l.loss_id = t.id
    join card c on c.id = l.card_id join member_view m on m.id = c.holder_member_id
    where t.id = ${lossId} and ${inCardOffices(context.caller.scope, sql`t.office_branch_id`, sql`t.office_mra_id`)}
      limit 2`.execute(db);
  if (!loss) throw notFound();
  return loss.memberNo;
}

/** Choices of the page: reasons, types and open requests. */
async function choices({ services: { db, now }, errors }: Application, memberId: string, language: Language) {
  const reasons = await db
    .selectFrom('card_reset_reason')
    .select([
      'id as secureId',
      'name',
      'loss_required as lossRequired',
      'fee_charged as feeCharged',
      'keep_expiry as keepExpiry',
      'approval_required as approvalRequired',
    ])
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .execute();
  const allowed = await typesFor(db, memberId);
  const faultOf = await typeFaults(
    db,
    allowed.map(({ id: cardTypeId, branch_id: branchId }) => ({ cardTypeId, branchId })),
    now(),
  );
  const types = allowed.map(
    ({ id: secureId, name, physical, digital, replacement_fee: replacementFee, branch_id: branchId }) => {
      const fault = faultOf({ cardTypeId: secureId, branchId });
      return {
        secureId,
        name,
        physical,
        digital,
        replacementFee,
        refusal: fault && errors.text(fault.code, language, fault.parameters),
      };
    },
  );
  const open = await db
    .selectFrom('card_replacement as r')
    .innerJoin('card_type as t', 't.id', 'r.card_type_id')
    .select([
      'r.id as secureId',
      'r.version',
      'r.replacement_no as replacementNo',
      'r.state',
      'r.result',
      't.name as cardType',
    ])
    .where('r.member_id', '=', memberId)
    .where('r.state', 'in', [...openReplacementStates])
    .executeTakeFirst();
  const pickUp =
    open &&
    (await db
      .selectFrom('card_pickup as p')
      .innerJoin('card as c', 'c.id', 'p.card_id')
      .select(['p.id as secureId', 'p.version', 'p.pickup_no as pickUpNo', 'c.card_no as cardNo'])
      .where('p.replacement_id', '=', open.secureId)
      .where('p.state', '=', 'IN_PROGRESS')
      .executeTakeFirst());
  return {
    reasons,
    types,
    open: open ? { ...open, pickUp: pickUp ? { ...pickUp, type: 'STOCK' as const } : null } : null,
  };
}

/**
 * Finds the member whose card number is to be replaced, with the card and all choices, or the reason why it cannot be
 * replaced. The search is audited.
 */
export async function findForReplacement(
  app: Application,
  texts: ProtectedText,
  context: Context<unknown, Asked>,
): Promise<FoundForReplacement> {
  const { db } = app.services;
  await db.transaction().execute((tx) => replacingActor(tx, context));
  const term = await termOf(db, context, context.body);
  await guardReplaced(db, context, term);
  const row = await findMember(app.services, texts, context, term);
  await guardSeen(db, context, row.id);
  await recordEntry(db, {
    actor: actorOf(context),
    module: replacements.module,
    action: 'SEARCH',
    entityId: row.id,
    entityLabel: row.member_no,
    at: app.services.now(),
  });
  const card = await oldCardOf(db, row.id);
  const { address_encrypted: address, zip_code: zip } = await db
    .selectFrom('member_view')
    .select(['address_encrypted', 'zip_code'])
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  const refuse = async (): Promise<FoundForReplacement['refusal']> => {
    try {
      if (!card) throw new Refusal('NO_CARD_TO_REPLACE', { parameters: { memberNo: row.member_no } });
      guardOldCard({ status: row.status, member_no: row.member_no, live_card_id: null }, card);
      await guardDead(db, row, card);
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { code: error.code, message: app.errors.text(error.code, context.language, error.details.parameters) };
    }
  };
  const loss = card ? await lossOf(db, card.id) : undefined;
  return {
    member: shownMember(texts, row),
    lossNo: loss?.loss_no ?? null,
    feeExempt: loss?.fee_exempt ?? false,
    ...(await choices(app, row.id, context.language)),
    hasAddress: Boolean(address && zip),
    refusal: await refuse(),
    card: card && {
      secureId: card.id,
      cardNo: card.card_no,
      cardStatus: card.status,
      cardTypeId: card.card_type_id,
      cardType: card.type,
      expiryDate: card.expiry_date,
    },
    waiverNeedsApproval: await settings(app.services).flag('card.replacement.approval-fee-waiver'),
  };
}
