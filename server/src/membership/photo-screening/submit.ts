import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { memberPhotos, photoRules, type PhotoPlace } from '@console/contracts/membership/photos-screening-membership';
import { inBranches } from '../../people/scope/predicate.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import { fileStoreOf } from '../../platform/files/stored-file.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { claimFiles } from '../../records/files/claim-files.ts';
import { sharpnessOf } from './sharpness.ts';

interface Body {
  readonly memberNo: string;
  readonly documentType: string;
  readonly fileId: string;
  readonly takenAt: string;
  readonly place?: PhotoPlace | null | undefined;
}

const photoBytes = 5 * 1024 * 1024;

/**
 * Takes a photo: it becomes the current document of its kind and waits for a screener. One that is too blurred to be
 * read is rejected at once.
 * @throws Refusal VALIDATION for the member, the file or the time; MEMBER_CLOSED
 */
export async function submitPhoto(services: Services, context: Context<unknown, Body>) {
  const { db } = services;
  const { caller, body } = context;
  const at = services.now();
  if (new Date(body.takenAt) > at) throw invalid({ field: 'takenAt', code: 'IN_FUTURE' });
  const stored = await db
    .selectFrom('stored_file_view')
    .select(['id', 'hash'])
    .where('id', '=', body.fileId)
    .where('module', '=', memberPhotos.module)
    .where('uploaded_by', '=', caller.username)
    .executeTakeFirst();
  if (!stored) throw invalid({ field: 'fileId', code: 'NOT_FOUND' });
  const sharpness = await sharpnessOf(await buffer(await fileStoreOf(services).open(stored.id)));
  return db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select(['id', 'branch_id', 'status', 'member_no', 'registration_source'])
      .where('member_no', '=', body.memberNo)
      .where('deleted_at', 'is', null)
      .where(inBranches(caller.scope, 'branch_id'))
      .forUpdate()
      .executeTakeFirst();
    if (!member) throw invalid({ field: 'memberNo', code: 'NOT_FOUND' });
    if (member.status === 'closed') throw new Refusal('MEMBER_CLOSED', { parameters: { memberNo: member.member_no } });
    const [id, documentId] = [randomUUID(), randomUUID()];
    await claimFiles(tx, {
      module: memberPhotos.module,
      recordId: id,
      username: caller.username,
      files: [{ field: 'fileId', fileId: stored.id, kinds: ['image'], maximumBytes: photoBytes }],
    });
    const tooBlurred = sharpness !== null && sharpness < photoRules.leastSharpness;
    // A photo that nobody can read takes the place of none.
    if (!tooBlurred)
      await tx
        .updateTable('member_document')
        .set({ current: false })
        .where('member_id', '=', member.id)
        .where('document_type', '=', body.documentType)
        .where('current', '=', true)
        .execute();
    await tx
      .insertInto('member_document')
      .values({
        id: documentId,
        member_id: member.id,
        document_type: body.documentType,
        file_id: stored.id,
        source: member.registration_source,
        uploaded_by: caller.username,
        uploaded_at: at,
        current: !tooBlurred,
      })
      .execute();
    const state = tooBlurred ? ('REJECTED' as const) : ('WAITING' as const);
    await tx
      .insertInto('photo_screening')
      .values({
        id,
        member_id: member.id,
        branch_id: member.branch_id,
        document_id: documentId,
        document_type: body.documentType,
        file_id: stored.id,
        file_hash: stored.hash,
        source: member.registration_source,
        taken_at: body.takenAt,
        latitude: body.place?.latitude ?? null,
        longitude: body.place?.longitude ?? null,
        accuracy: body.place?.accuracy ?? null,
        sharpness,
        state,
        ...(tooBlurred ? { decided_by: 'SYSTEM', decided_at: at } : {}),
        created_by: caller.username,
        created_at: at,
        updated_by: caller.username,
        updated_at: at,
      })
      .execute();
    await recordChange(tx, {
      actor: actorOf(context),
      at,
      module: memberPhotos.module,
      action: 'CREATE',
      entityId: id,
      entityLabel: `${member.member_no} ${body.documentType}`,
      before: null,
      after: { state },
    });
    const result = { secureId: id, version: 1, state };
    await context.remember(tx, result);
    return result;
  });
}
