import { losses, lossRules, type Finding } from '@console/contracts/cards/card-lost';
import { transitionCode } from '@console/contracts/cards/lifecycle/transition-codes';
import type { Context } from '../../platform/context.ts';
import { invalidState, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { openPickUp } from '../card-pickup-records/open.ts';
import { claimFiles } from '../../records/files/claim-files.ts';
import type { Office } from '../lifecycle/actor.ts';
import { transition } from '../lifecycle/transition.ts';
import { notifyMember } from '../../membership/index.ts';
import { guardIdentified } from './identified.ts';
import { documentOf, lockLoss, moves, settle, type ReportedCard } from './locked.ts';

/** The transition for a card that was found, by its status before the loss. */
function codeFor(
  { status_before: before, holder_member_id: holder }: ReportedCard,
  office: Office | null | undefined,
): (typeof transitionCode)['findAtMra' | 'findAtBranch' | 'findAtMember' | 'findPickedUp'] {
  if (before === 'Customer') return transitionCode.findAtMember;
  if (before === 'Picked_Up') return transitionCode.findPickedUp;
  return !holder && office?.kind === 'MRA' ? transitionCode.findAtMra : transitionCode.findAtBranch;
}

/** The transaction of {@link findLoss}. Returns the member to notify, if any. */
const found = ({ db, now }: Services, context: Context<unknown, Finding>) =>
  db.transaction().execute(async (tx) => {
    const at = now();
    const { body, caller } = context;
    const { loss, cards, actor } = await lockLoss(tx, context, body, false);
    if (loss.state !== 'CONFIRMED' && loss.state !== 'REPLACED') throw invalidState(loss.state, 'found');
    const byMember = loss.reporter_kind === 'MEMBER';
    if (byMember) await guardIdentified(tx, loss.member_id as string, body.identifiedBy, caller, at);
    else if (!body.photo) throw new Refusal('PHOTO_REQUIRED');
    await claimFiles(tx, {
      module: losses.module,
      recordId: loss.id,
      username: caller.username,
      files: [{ field: 'photo', fileId: body.photo, kinds: ['image'], maximumBytes: lossRules.letterBytes }],
    });
    for (const code of [
      transitionCode.findAtMra,
      transitionCode.findAtBranch,
      transitionCode.findAtMember,
      transitionCode.findPickedUp,
    ] as const) {
      const own = cards.filter((card) => codeFor(card, body.office) === code);
      if (own.length === 0) continue;
      await transition(tx, {
        code,
        document: documentOf(loss),
        actor,
        at,
        ...(body.office && code !== transitionCode.findAtMember && code !== transitionCode.findPickedUp
          ? { to: { office: body.office } }
          : {}),
        cards: moves(own),
      });
      if (code === transitionCode.findAtBranch)
        await openPickUp(
          tx,
          own.map(({ card_id: id }) => id),
          { actor, at },
        );
    }
    const notice = loss.member_id
      ? await tx
          .selectFrom('member_view')
          .select(['member_no', 'name'])
          .where('id', '=', loss.member_id)
          .executeTakeFirst()
      : undefined;
    return {
      ...(await settle(tx, loss, context, {
        action: 'RESTORE',
        state: 'FOUND',
        result: 'FOUND',
        at,
        photo: body.photo ?? null,
      })),
      notice,
    };
  });

/**
 * Marks all cards of a confirmed loss as found and notifies the member that the number is active again.
 * @throws Refusal FOUND_AFTER_REPLACEMENT, NOT_IDENTIFIED, PHOTO_REQUIRED, INVALID_STATE
 */
export async function findLoss(services: Services, context: Context<unknown, Finding>) {
  const { notice, ...answer } = await found(services, context);
  if (notice)
    notifyMember(services, {
      id: `${answer.secureId}-${answer.version}`,
      member: notice,
      messages: ['{name}, kartu Anda sudah ditemukan dan dapat dipakai kembali.'],
    }).catch((error: unknown) => services.log.warn({ err: error }, 'the notice of a found card was not sent'));
  return answer;
}
