import { notifications, type NotificationCreate } from '@console/contracts/orders-logs/notification';
import { notificationRules, removableStates } from '@console/contracts/orders-logs/notification-words';
import type { FieldError } from '@console/contracts/core/errors';
import routes from '@console/contracts/routes.json' with { type: 'json' };
import { sql } from 'kysely';
import type { Caller, Tx } from '../../platform/context.ts';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import { invalidState } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import type { Services } from '../../platform/services.ts';
import { nextCode } from './code.ts';
import { isQuiet, quietHours } from './quiet.ts';

const dayMs = 86_400_000;
const when = sql`coalesce(t.schedule_at, t.submitted_at, t.created_at)`;
const dayOf = sql`(${when} at time zone 'Asia/Jakarta')::date`;
const places = new Set(routes.routes.map(({ path }) => path));

/** Clears values that do not apply to the target or audience. */
function tidy(values: NotificationCreate): void {
  if (values.target !== 'MEMBER_PUSH') values.imageFileId = null;
  if (values.target !== 'MEMBER_INBOX') values.expiresAt = null;
  if (values.audienceKind !== 'SEGMENT')
    Object.assign(values, { lines: [], cardTypeIds: [], memberStatuses: [], lastOrderFrom: null, lastOrderTo: null });
  if (values.audienceKind !== 'SEGMENT' && values.audienceKind !== 'BRANCH') values.branchIds = [];
  if (values.audienceKind !== 'ROLE') values.roleIds = [];
  if (values.audienceKind !== 'UPLOAD') values.uploadId = null;
}

/** Errors of the planned time. */
export async function scheduleErrors(
  tx: Tx,
  { target, scheduleAt }: Pick<NotificationCreate, 'target' | 'scheduleAt'>,
  now: Date,
): Promise<FieldError[]> {
  if (scheduleAt === null) return [];
  const at = new Date(scheduleAt);
  if (at < now) return [{ field: 'scheduleAt', code: 'SCHEDULE_PAST' }];
  if (at.getTime() - now.getTime() > notificationRules.scheduleDays * dayMs)
    return [{ field: 'scheduleAt', code: 'SCHEDULE_TOO_FAR', parameters: { days: notificationRules.scheduleDays } }];
  const quiet = await quietHours(tx);
  return target === 'MEMBER_PUSH' && isQuiet(at, quiet)
    ? [{ field: 'scheduleAt', code: 'SCHEDULE_QUIET', parameters: { ...quiet } }]
    : [];
}

async function uploadErrors(tx: Tx, uploadId: string | null, caller: Caller | null): Promise<FieldError[]> {
  if (uploadId === null) return [];
  const row = await tx
    .selectFrom('notification_upload')
    .select('created_by')
    .where('id', '=', uploadId)
    .executeTakeFirst();
  return row && (caller === null || row.created_by === caller.username)
    ? []
    : [{ field: 'uploadId', code: 'UPLOAD_UNKNOWN' }];
}

/** How notifications are stored, and the rules that need the database. */
export const notificationDefinition = ({ now }: Services) =>
  define(notifications, {
    table: 'notification',
    parts: ['notification_recipient', 'notification_tally', 'notification_test'],
    derived: {
      code: sql`t.code`,
      state: sql`t.state`,
      author: sql`t.created_by`,
      audienceCount: sql`t.audience_count`,
      sentCount: sql`t.sent_count`,
      deliveredCount: sql`t.delivered_count`,
      openedCount: sql`t.opened_count`,
      failedCount: sql`t.failed_count`,
      skippedCount: sql`t.skipped_count`,
      openedRate: sql`case when t.sent_count > 0 then round(100.0 * t.opened_count / t.sent_count)::int end`,
      submittedAt: sql`t.submitted_at`,
      decidedBy: sql`t.decided_by`,
      decidedAt: sql`t.decided_at`,
      note: sql`t.note`,
      startedAt: sql`t.started_at`,
      finishedAt: sql`t.finished_at`,
    },
    references: { branchIds: 'branch', cardTypeIds: 'card_type', roleIds: 'role' },
    filters: {
      from: (day: string) => sql`${dayOf} >= ${day}::date`,
      to: (day: string) => sql`${dayOf} <= ${day}::date`,
      author: (name: string) => sql`t.created_by = upper(${name})`,
    },
    sorts: { scheduleAt: when },
    async load(db, records, { of }) {
      for (const record of records) {
        record.tally =
          of === 'list'
            ? []
            : (
                await db
                  .selectFrom('notification_tally')
                  .select(['hour', 'outcome', 'cause', 'count'])
                  .where('notification_id', '=', record.secureId)
                  .orderBy('hour')
                  .orderBy('outcome')
                  .execute()
              ).map((row) => ({ ...row, cause: row.cause || null }));
      }
    },
    async beforeSave(tx, save) {
      const { values, before, store, actor, caller } = save;
      tidy(values);
      const errors = [...(await checkFiles(tx, notifications, save)), ...(await scheduleErrors(tx, values, now()))];
      if (values.uploadId !== before?.uploadId) errors.push(...(await uploadErrors(tx, values.uploadId, caller)));
      if (values.target === 'CONSOLE' && values.link !== null && !places.has(values.link))
        errors.push({ field: 'link', code: 'NOT_FOUND' });
      if (values.audienceKind === 'ALL' && caller && !caller.can(notifications.privilege, 'operate'))
        errors.push({ field: 'audienceKind', code: 'NOT_ALLOWED' });
      if (before && before.target !== values.target && before.submittedAt !== null)
        errors.push({ field: 'target', code: 'IMMUTABLE' });
      const earlier = before
        ? await tx.selectFrom('notification').select('editors').where('id', '=', before.secureId).executeTakeFirst()
        : undefined;
      store['editors'] = [...new Set([...(earlier?.editors ?? []), actor.username])];
      if (!before) store['code'] = await nextCode(tx, now());
      return errors;
    },
    guard: (_tx, action, records) =>
      Promise.resolve(
        new Map(
          records
            .filter(({ state }) => (action === 'delete' ? !removableStates.includes(state) : state !== 'draft'))
            .map(({ secureId, state }) => [secureId, invalidState(state, action)]),
        ),
      ),
    afterChange: (tx, changed) => keepFiles(tx, notifications, changed, now()),
  });
