import { memberDocumentCalls as calls, memberDocuments } from '@console/contracts/membership/member-document';
import { inBranches } from '../../people/scope/predicate.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import type { Module } from '../../platform/http/application.ts';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { fileOwners } from '../../records/files/owners.ts';
import { measured, storePhoto, uploadOf } from '../../records/photos/submit.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { memberPhotoKind } from '../photo-screening/kind.ts';
import { photoReasons } from '../photo-screening/reasons.ts';
import { deskSource } from '@console/contracts/membership/registration';

/** A member within the scope, locked. @throws Refusal NOT_FOUND, MEMBER_CLOSED */
async function memberOf(tx: Tx, id: string, scope: Scope) {
  const member = await tx
    .selectFrom('member')
    .select(['id', 'member_no', 'branch_id', 'status', 'nik_hash'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(inBranches(scope, 'branch_id'))
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw notFound();
  if (member.status === 'closed') throw new Refusal('MEMBER_CLOSED', { parameters: { memberNo: member.member_no } });
  return member;
}

/** Documents of members that staff take (docs/model/membership.md#documents-of-members). */
export const memberDocumentModule: Module = async (app) => {
  const { services } = app;
  const { db, now } = services;
  const texts = await protectionOf(services);
  const kind = memberPhotoKind(texts, () => photoReasons(app).current);
  const { module, privilege, errors } = memberDocuments;
  app.errors.add(errors);
  // Photos are seen at the desk of the screeners alone, with a watermark.
  fileOwners(app).set(module, {
    maySee: () => Promise.resolve(false),
    mayUpload: (caller) => caller.can(privilege, 'update'),
  });
  serve(app, calls.store, async (context) => {
    const { caller, body, parameters } = context;
    const { documentType, fileId, number = null, validUntil = null } = body;
    const at = now();
    if (validUntil !== null && validUntil < jakartaDay(at))
      throw invalid({ field: 'validUntil', code: 'DOCUMENT_OVER' });
    const stored = await uploadOf(db, fileId, module, caller.username);
    if (!stored) throw invalid({ field: 'fileId', code: 'NOT_FOUND' });
    const sharpness = await measured(services, stored.id);
    return db.transaction().execute(async (tx) => {
      const member = await memberOf(tx, parameters['secureId'] ?? '', caller.scope);
      if (documentType === '1' && number !== null && texts.hash(number) !== member.nik_hash)
        throw invalid({ field: 'number', code: 'DOCUMENT_NUMBER' });
      const subject = {
        branchId: member.branch_id,
        source: deskSource,
        label: member.member_no,
        columns: { member_id: member.id },
      };
      const sent = { documentType, fileId, takenAt: toWireInstant(at), number, validUntil };
      const actor = actorOf(context);
      const photo = await storePhoto(tx, kind, { module, stored, sharpness, subject, sent, actor, at });
      const result = { secureId: photo.secureId, state: photo.state };
      await context.remember(tx, result);
      return result;
    });
  });
};
