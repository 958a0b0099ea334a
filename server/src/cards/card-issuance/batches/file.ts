import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { FileAnswer } from '../../../platform/http/answer.ts';
import { invalidState, Refusal } from '../../../platform/http/refusal.ts';
import { protectionOf } from '../../../platform/protected-text/protection.ts';
import { notify } from '../../../people/notices/notify.ts';
import { protectedZip } from '../print-file/protected-zip.ts';
import { printFile } from '../print-file/rows.ts';
import { audit, actionContext, guardVendor, seen, type Work } from '../work.ts';
import { lockBatch } from './batch.ts';

/** Letters and digits without look-alikes. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/** 24 of 55 characters give 138 bits. The archive format uses a weak key derivation, so the password must be long. */
const newPassword = (): string =>
  Array.from({ length: 24 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/**
 * Creates the print file, encrypted with a new password that is sent separately as a notice. Every download is audited;
 * a repeated download needs a reason.
 * @throws Refusal DOWNLOAD_REASON_REQUIRED
 */
export async function takePrintFile(
  work: Work,
  context: Context<unknown, { readonly secureId: string; readonly reason?: string | null | undefined }>,
): Promise<FileAnswer> {
  const { secureId, reason = null } = context.body;
  const password = newPassword();
  const secret = (await protectionOf(work.app.services)).encrypt(JSON.stringify({ password }));
  const { name, content } = await context.db.transaction().execute(async (tx) => {
    await seen(tx, work.batches, context, secureId);
    const { actor, at } = await actionContext(tx, work, context);
    guardVendor(actor, 'print-file');
    const batch = await lockBatch(tx, secureId);
    if (batch.state === 'WITHDRAWN') throw invalidState(batch.state, 'print-file');
    if (batch.downloads > 0 && !reason) throw new Refusal('DOWNLOAD_REASON_REQUIRED');
    const file = await printFile(tx, secureId);
    await tx
      .updateTable('card_print_batch')
      .set({
        downloads: sql`downloads + 1`,
        file_taken_at: batch.file_taken_at ?? at,
        file_taken_by: batch.file_taken_by ?? actor.name,
        version: sql`version + 1`,
        updated_by: actor.name,
        updated_at: at,
      })
      .where('id', '=', secureId)
      .execute();
    await audit(tx, context, {
      action: 'PRINT_FILE',
      entityId: batch.issuance_id,
      entityLabel: batch.batch_no,
      recordCount: file.rows,
      reason: reason ?? null,
    });
    await notify(tx, {
      userIds: [context.caller.userId],
      kind: 'PRINT_FILE_PASSWORD',
      parameters: { batchNo: batch.batch_no },
      secret,
      link: `/card-issuance/${batch.issuance_id}?tab=batches`,
      at,
    });
    return { name: batch.batch_no, content: protectedZip(`${batch.batch_no}.csv`, file.text, password, at) };
  });
  return new FileAnswer(content, {
    name: `${name}.zip`,
    type: 'application/zip',
    headers: { 'cache-control': 'no-store' },
  });
}
