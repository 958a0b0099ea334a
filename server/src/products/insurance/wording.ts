import type { Readable } from 'node:stream';
import type { Call } from '@console/contracts/core/call';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import { FileAnswer } from '../../platform/http/answer.ts';
import type { Application } from '../../platform/http/application.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { coreFeedSource } from '../../records/core-feed/source.ts';
import { labelOf } from '../../records/resource/label.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';

/** A document that was stored with its package, such as that of a seeded one. */
async function storedWording(services: Services, recordId: string, name: string): Promise<Readable | null> {
  const file = await services.db
    .selectFrom('stored_file_view')
    .select('id')
    .where('record_id', '=', recordId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!file) return null;
  return fileStoreOf(services)
    .open(file.id)
    .catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
}

/** Serves the wordings of the packages of one line, which core delivers beside their rows; each reading is audited. */
export function serveWording(app: Application, call: Call, registered: RegisteredResource): void {
  serve(app, call, async (context: Context) => {
    const { caller, db, parameters } = context;
    const [record] = await findRecords(db, registered, [parameters['secureId'] ?? ''], caller.scope, {
      of: 'list',
      caller,
    });
    if (!record) throw notFound();
    const name = record['wordingDocument'] as string | null;
    const content =
      name &&
      ((await coreFeedSource(app).current.document(registered.resource.module, name)) ??
        (await storedWording(app.services, record.secureId, name)));
    if (!name || !content) throw new Refusal('DOCUMENT_MISSING');
    await db.transaction().execute((tx) =>
      recordEntry(tx, {
        actor: actorOf(context),
        module: registered.resource.module,
        action: 'DOWNLOAD',
        entityId: record.secureId,
        entityLabel: labelOf(registered, record),
        changes: [{ field: 'wordingDocument', before: null, after: name }],
        at: app.services.now(),
      }),
    );
    return new FileAnswer(content, { name, type: 'application/pdf' });
  });
}
