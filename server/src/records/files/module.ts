import type { Field } from '@console/contracts/core/fields';
import { fileCalls } from '@console/contracts/platform/files';
import type { Caller, Context, Upload } from '../../platform/context.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { mayReveal } from '../../people/roles/reveal-right.ts';
import { findRecords } from '../resource/read.ts';
import type { RegisteredResource, Row } from '../resource/registered.ts';
import { recordOpening, watermarkedAnswer } from './person-picture.ts';
import { fileOwners } from './owners.ts';
import { fileAnswer, keepUpload, removeExpiredFiles } from '../../platform/files/stored-file.ts';
import { resourcesOf } from '../resource/registered.ts';

const hour = 3_600_000;

function checkUploader(app: Application, module: string, caller: Caller): void {
  const owner = fileOwners(app).get(module);
  if (owner) {
    if (owner.mayUpload?.(caller) === false) throw notFound();
    return;
  }
  const privilege = resourcesOf(app).get(module)?.resource.privilege;
  if (privilege === undefined) throw notFound();
  // Approvers also upload files, such as minutes that prove their decision.
  if (!(['create', 'update', 'approve'] as const).some((action) => caller.can(privilege, action)))
    throw new Refusal('FORBIDDEN', { privilege, action: 'create' });
}

/** A stored file that the caller may see. */
interface Seen {
  /** Of a picture of a person: the record that has it, and its privilege. */
  readonly person?: { readonly registered: RegisteredResource; readonly record: Row };
}

/** Whether a record has the file as a picture of a person. */
const isOfPerson = ({ resource }: RegisteredResource, record: Row, fileId: string): boolean =>
  Object.entries<Field>({ ...resource.fields, ...resource.derived }).some(
    ([name, { image }]) => image?.ofPerson === true && record[name] === fileId,
  );

/**
 * A file that the caller may see: its uploader until a record references it, then everyone who may see the record; a
 * picture of a person is for its uploader, who decides on the record, and who may reveal personal data.
 */
async function seen(app: Application, fileId: string, caller: Caller): Promise<Seen | null> {
  if (!isUuid(fileId)) return null;
  const { db } = app.services;
  const file = await db
    .selectFrom('stored_file_view')
    .select(['module', 'record_id', 'uploaded_by'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!file) return null;
  if (file.record_id === null) return file.uploaded_by === caller.username ? {} : null;
  const owner = fileOwners(app).get(file.module);
  if (owner) return (await owner.maySee(file.record_id, caller)) ? {} : null;
  const registered = resourcesOf(app).get(file.module);
  if (!registered || !caller.can(registered.resource.privilege, 'view')) return null;
  const options = { of: 'detail', caller } as const;
  const [record] = await findRecords(db, registered, [file.record_id], caller.scope, options);
  if (!record) return null;
  if (!isOfPerson(registered, record, fileId)) return {};
  const may =
    file.uploaded_by === caller.username ||
    caller.can(registered.resource.privilege, 'approve') ||
    (await mayReveal(db, caller));
  return may ? { person: { registered, record } } : null;
}

/** Uploads and stored files (docs/model/platform.md#file-uploads). */
export const files: Module = (app) => {
  serve(app, fileCalls.upload, async ({ body, caller, upload }) => {
    checkUploader(app, body.module, caller);
    return keepUpload(app.services, {
      upload: upload as Upload,
      kind: body.kind,
      module: body.module,
      username: caller.username,
    });
  });
  serve(app, fileCalls.read, async (context) => {
    const fileId = context.parameters['fileId'] ?? '';
    const file = await seen(app, fileId, context.caller);
    if (!file) throw notFound();
    if (!file.person) return fileAnswer(app.services, fileId);
    await recordOpening(app, context as Context, file.person);
    return watermarkedAnswer(app.services, fileId, context.caller);
  });
  every(app, hour, 'file-expire', () => removeExpiredFiles(app.services));
};
