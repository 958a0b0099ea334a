import { randomUUID } from 'node:crypto';
import { notifications } from '@console/contracts/orders-logs/notification';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { nextCode } from './code.ts';

/**
 * A new draft with the text and audience of another, without its time and its picture, which belongs to one record
 * only.
 */
export const copyNotification = ({ db, now }: Services, context: Context<unknown, { readonly secureId: string }>) =>
  db.transaction().execute(async (tx) => {
    const { caller } = context;
    const row = await tx
      .selectFrom('notification')
      .selectAll()
      .where('id', '=', context.body.secureId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    const {
      target,
      title,
      body,
      link,
      audience_kind,
      lines,
      branch_ids,
      card_type_ids,
      member_statuses,
      last_order_from,
      last_order_to,
      upload_id,
      role_ids,
    } = row;
    const copy = await tx
      .insertInto('notification')
      .values({
        id: randomUUID(),
        code: await nextCode(tx, now()),
        target,
        title,
        body,
        link,
        audience_kind,
        lines,
        branch_ids,
        card_type_ids,
        member_statuses,
        last_order_from,
        last_order_to,
        upload_id,
        role_ids,
        image_file_id: null,
        schedule_at: null,
        expires_at: null,
        editors: [caller.username],
        submitted_at: null,
        decided_by: null,
        decided_at: null,
        note: null,
        started_at: null,
        finished_at: null,
        cursor: null,
        audience_count: null,
        created_by: caller.username,
        created_at: now(),
        updated_by: caller.username,
        updated_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEntry(tx, {
      actor: actorOf(context),
      module: notifications.module,
      action: 'COPY',
      entityId: copy.id,
      entityLabel: `${copy.code} ${copy.title}`,
      changes: [{ field: 'code', before: row.code, after: copy.code }],
      at: now(),
    });
    const answer = { secureId: copy.id, version: copy.version, state: copy.state };
    await context.remember(tx, answer);
    return answer;
  });
