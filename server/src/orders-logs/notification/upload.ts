import { randomUUID } from 'node:crypto';
import { notificationRules } from '@console/contracts/orders-logs/notification-words';
import { notifications, type NotificationUpload } from '@console/contracts/orders-logs/notification';
import { sql } from 'kysely';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx, Upload } from '../../platform/context.ts';
import { openCsv } from '../../platform/spreadsheets/csv-reader.ts';
import { FileFault } from '../../platform/spreadsheets/sheet.ts';
import type { Services } from '../../platform/services.ts';

const column = 'cust_no';
const atOnce = 5_000;
/** Milliseconds after which uploads without a notification are deleted. */
const keptMs = 30 * 86_400_000;

async function* numbersOf(file: Upload): AsyncGenerator<string> {
  const sheet = await openCsv(file.path);
  let at = -1;
  let read = 0;
  for await (const { cells } of sheet.rows) {
    if (at < 0) {
      at = cells.findIndex((cell) => cell?.toLowerCase() === column);
      if (at < 0) throw new FileFault('FILE_COLUMNS', {}, { missing: [column] });
      continue;
    }
    const number = cells[at]?.trim();
    if (!number) continue;
    read += 1;
    if (read > notificationRules.uploadRows)
      throw new FileFault('IMPORT_TOO_MANY_ROWS', { limit: notificationRules.uploadRows });
    yield number.slice(0, 30);
  }
}

async function store(tx: Tx, id: string, numbers: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`insert into notification_upload_row (upload_id, cust_no) select ${id}, number
      from unnest(${numbers}::text[]) number on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Stores the distinct member numbers of a file. @throws FileFault FILE_COLUMNS, FILE_EMPTY, IMPORT_TOO_MANY_ROWS */
export const keepNumbers = ({ db, now }: Services, context: Context): Promise<NotificationUpload> =>
  db.transaction().execute(async (tx) => {
    const { upload, caller } = context;
    if (!upload) throw new FileFault('FILE_EMPTY');
    const id = randomUUID();
    await tx
      .deleteFrom('notification_upload')
      .where('created_at', '<', new Date(now().getTime() - keptMs).toISOString())
      .where('id', 'not in', (used) =>
        used
          .selectFrom('notification')
          .select(sql<string>`upload_id::uuid`.as('id'))
          .where('upload_id', 'is not', null),
      )
      .execute();
    await tx
      .insertInto('notification_upload')
      .values({ id, name: upload.name.slice(0, 255), row_count: 0, created_by: caller.username, created_at: now() })
      .execute();
    let read = 0;
    let kept = 0;
    let waiting: string[] = [];
    for await (const number of numbersOf(upload)) {
      read += 1;
      waiting.push(number);
      if (waiting.length < atOnce) continue;
      kept += await store(tx, id, waiting);
      waiting = [];
    }
    kept += await store(tx, id, waiting);
    if (kept === 0) throw new FileFault('FILE_EMPTY');
    await tx.updateTable('notification_upload').set({ row_count: kept }).where('id', '=', id).execute();
    await recordEntry(tx, {
      actor: actorOf(context),
      module: notifications.module,
      action: 'UPLOAD',
      entityType: 'notification-upload',
      entityId: id,
      entityLabel: upload.name.slice(0, 255),
      recordCount: kept,
      at: now(),
    });
    return { uploadId: id, name: upload.name, rows: kept, repeated: read - kept };
  });
