import { fileCalls } from '@console/contracts/platform/files';
import type { Caller, Upload } from '../../platform/context.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { every } from '../../platform/jobs/periodic.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { findRecords } from '../resource/read.ts';
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

/**
 * Whether the caller may see a file: its uploader until a record references it, then everyone who may see the record.
 */
async function maySee(app: Application, fileId: string, caller: Caller): Promise<boolean> {
  if (!isUuid(fileId)) return false;
  const file = await app.services.db
    .selectFrom('stored_file_view')
    .select(['module', 'record_id', 'uploaded_by'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!file) return false;
  if (file.record_id === null) return file.uploaded_by === caller.username;
  const owner = fileOwners(app).get(file.module);
  if (owner) return owner.maySee(file.record_id, caller);
  const registered = resourcesOf(app).get(file.module);
  if (!registered || !caller.can(registered.resource.privilege, 'view')) return false;
  const found = await findRecords(app.services.db, registered, [file.record_id], caller.scope, {
    of: 'detail',
    caller,
  });
  return found.length > 0;
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
  serve(app, fileCalls.read, async ({ parameters, caller }) => {
    const fileId = parameters['fileId'] ?? '';
    if (!(await maySee(app, fileId, caller))) throw notFound();
    return fileAnswer(app.services, fileId);
  });
  every(app, hour, 'file-expire', () => removeExpiredFiles(app.services));
};
