import { cardVerifications } from '@console/contracts/cards/card-verification';
import { Readable } from 'node:stream';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { watermarked } from '../../platform/files/drawing/watermark.ts';
import { FileAnswer } from '../../platform/http/answer.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { spendReveal } from '../../records/operations/reveal.ts';
import type { Services } from '../../platform/services.ts';
import { claimantOf, decidesOn, type Verification } from './locked.ts';
import { openData, openedPhoto } from './opening.ts';
import { photoOf } from './read-file.ts';
import { inVerificationScope } from './scope.ts';

interface Body {
  readonly attempt: number;
  readonly documentType: string;
  readonly reason?: string | null | undefined;
}

/** A user with the claim, or the second person who decides, may open photos without a reason. */
async function permit(tx: Tx, row: Verification, context: Context<unknown, Body>, at: Date): Promise<void> {
  if (claimantOf(row, at) === context.caller.username || decidesOn(row, context.caller)) {
    await openData(tx, row, context, at);
    return openedPhoto(tx, row, context, context.body, at);
  }
  const { reason, documentType, attempt } = context.body;
  if (!reason) throw new Refusal('CLAIM_REQUIRED');
  await spendReveal(tx, context.caller, cardVerifications.privilege, at);
  await recordEntry(tx, {
    actor: actorOf(context),
    module: cardVerifications.module,
    action: 'REVEAL',
    entityId: row.id,
    entityLabel: row.verification_no,
    reason,
    at,
    changes: [{ field: `photo ${documentType}/${attempt}`, before: null, after: '***' }],
  });
}

/**
 * A photo with the reader's name and the time as watermark (docs/model/platform.md#personal-data).
 * @throws Refusal NOT_FOUND, CLAIM_REQUIRED, FORBIDDEN, REVEAL_LIMIT, OPENING_LIMIT, UNDECIDED_LIMIT
 */
export async function openPhoto(services: Services, context: Context<unknown, Body>): Promise<FileAnswer> {
  const {
    caller,
    body,
    parameters: { secureId = '' },
  } = context;
  const at = services.now();
  const row = await context.db
    .selectFrom('card_verification as t')
    .selectAll('t')
    .where('t.id', '=', secureId)
    .where('t.deleted_at', 'is', null)
    .where(inVerificationScope(caller.scope))
    .executeTakeFirst();
  const picture = row && (await photoOf(services, row.id, body.attempt, body.documentType));
  if (!row || !picture) throw notFound();
  await context.db.transaction().execute((tx) => permit(tx, row, context, at));
  const shown = await watermarked(picture, `${caller.username} ${toWireInstant(at).slice(0, 16).replace('T', ' ')}`);
  return new FileAnswer(Readable.from([shown]), {
    name: `${row.verification_no}-${body.documentType}.webp`,
    type: 'image/webp',
    disposition: 'inline',
    headers: { 'cache-control': 'no-store', 'content-length': String(shown.length) },
  });
}
