import { randomUUID } from 'node:crypto';
import { losses, lossRules, type MemberReport, type OfficeReport } from '@console/contracts/cards/card-lost';
import type { LossKind } from '@console/contracts/cards/reason-for-loss';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { claimFiles } from '../../records/files/claim-files.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import type { LockedCard } from '../lifecycle/locked.ts';
import type { Travelling } from './travelling.ts';

type Reporting = Context<unknown, MemberReport> | Context<unknown, OfficeReport>;
const dayMs = 86_400_000;

/** Checks the reason of loss. @throws Refusal VALIDATION for a reason that does not apply, POLICE_LETTER_REQUIRED */
export async function guardReason(
  tx: Tx,
  { reasonId, policeLetterNo, policeLetterFile }: MemberReport | OfficeReport,
  kind: LossKind,
): Promise<void> {
  const reason = await tx
    .selectFrom('loss_reason')
    .select(['applies_to', 'police_letter_required'])
    .where('id', '=', reasonId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reason?.applies_to.includes(kind)) throw invalid({ field: 'reasonId', code: 'NOT_FOUND' });
  if (reason.police_letter_required && !(policeLetterNo?.trim() && policeLetterFile))
    throw new Refusal('POLICE_LETTER_REQUIRED');
}

/** Checks the date of loss against the cards' movements. @throws Refusal LOST_DATE_INVALID */
export function guardDate(lostDate: string, cards: readonly LockedCard[], at: Date): void {
  const late = lostDate > toWireInstant(at).slice(0, 10);
  const wrong = cards.find(
    (card) => late || lostDate < toWireInstant(Date.parse(card.last_movement_at) - dayMs).slice(0, 10),
  );
  if (wrong) throw new Refusal('LOST_DATE_INVALID', { parameters: { cardNo: wrong.card_no } });
}

/** Stores a report without its cards, with its files and an audit entry. */
export async function insertLoss(
  tx: Tx,
  context: Reporting,
  kind: LossKind,
  first: LockedCard,
  at: Date,
  rest: {
    readonly state: 'REPORTED' | 'CONFIRMED';
    readonly memberId: string | null;
    readonly reportedBy: string;
    readonly phone: string | null;
    readonly identifiedBy: readonly string[];
    readonly relation: string | null;
    readonly wants: boolean;
    readonly source?: Travelling | undefined;
  },
) {
  const { body, caller } = context;
  const [id, no] = [randomUUID(), await takeDocumentNumber(tx, 'LST', at)];
  await tx
    .insertInto('card_loss')
    .values({
      id,
      loss_no: no,
      reporter_kind: kind,
      reason_id: body.reasonId,
      lost_date: body.lostDate,
      reported_by: rest.reportedBy,
      relation: rest.relation,
      phone_encrypted: rest.phone,
      police_letter_no: body.policeLetterNo?.trim() || null,
      police_letter_file: body.policeLetterFile ?? null,
      chronology: body.chronology.trim(),
      wants_replacement: rest.wants,
      member_id: rest.memberId,
      office_branch_id: first.office_branch_id,
      office_mra_id: first.office_mra_id,
      source_kind: rest.source?.kind ?? null,
      source_id: rest.source?.id ?? null,
      source_no: rest.source?.no ?? null,
      state: rest.state,
      editors: [caller.username],
      decided_by: rest.state === 'CONFIRMED' ? caller.username : null,
      decided_at: rest.state === 'CONFIRMED' ? at : null,
      note: null,
      identified_by: [...rest.identifiedBy],
      photo: null,
      created_by: caller.username,
      created_at: at,
      updated_by: caller.username,
      updated_at: at,
    })
    .execute();
  await claimFiles(tx, {
    module: losses.module,
    recordId: id,
    username: caller.username,
    files: [
      {
        field: 'policeLetterFile',
        fileId: body.policeLetterFile,
        kinds: ['image', 'pdf'],
        maximumBytes: lossRules.letterBytes,
      },
    ],
  });
  await recordEntry(tx, {
    actor: actorOf(context),
    module: losses.module,
    action: 'CREATE',
    entityId: id,
    entityLabel: no,
    at,
  });
  return { document: { kind: 'loss', id, no } as const, answer: { secureId: id, version: 1, state: rest.state } };
}
