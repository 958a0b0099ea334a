import { randomUUID } from 'node:crypto';
import { photoCalls as calls, memberPhotos } from '@console/contracts/membership/photos-screening-membership';
import { callsOf } from '@console/contracts/core/resource';
import { fileCalls } from '@console/contracts/platform/files';
import { queueCalls } from '@console/contracts/platform/queues';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import type { TestServer } from '../../../test/server.ts';
import { drawnPicture } from '../../../test/pictures.ts';
import { upload } from '../../../test/upload.ts';
import { roleId } from '../../people/roles/seed-id.ts';
import { seedId } from '../../platform/database/seed-id.ts';

const privilege = memberPhotos.privilege;
const operations = [{ secureId: roleId('ho_operations'), name: 'ho_operations', jobName: '2' }];
const person = (username: string, level: string) =>
  testCaller(username, { [privilege]: level, 'home:browse': 'View Only' }, { roles: operations });

export const screener = person('HOOPS02', 'Input');
export const colleague = person('HOOPS03', 'Input');
export const supervisor = person('HOOPS04', 'Full Access');
export const sender = person('HOOPS05', 'Input');
export const withoutReveal = testCaller('HOOPS06', { [privilege]: 'Input', 'home:browse': 'View Only' });

export type Person = typeof screener;
export const reasonId = (code: string) => seedId('reason-verification-return', code);

/** Steps of a screener on a running console. */
export const screening = (current: () => TestServer) => {
  const next = async (who: Person, filter: object = {}, code = 'PHOTO_SCREENING', skip: readonly string[] = []) =>
    (await current().call(queueCalls.takeNext, who, { body: { code, filter: filter as never, skip: [...skip] } }))
      .result.secureId as string | null;
  const desk = (who: Person, secureId: string) => current().call(calls.desk, who, { parameters: { secureId } });
  const look = (who: Person, secureId: string, of?: string) =>
    current().call(calls.photo, who, { parameters: { secureId }, body: of === undefined ? {} : { of } });
  /** Takes the next photo, and looks at it. */
  const open = async (who: Person, filter: object = {}, code = 'PHOTO_SCREENING') => {
    const secureId = await next(who, filter, code);
    if (secureId === null) throw new Error('Nothing waits');
    const { result } = await desk(who, secureId);
    await look(who, secureId);
    return { secureId, version: result.version as number, ...result };
  };
  /** A photo from an application; `blurred` cannot be read. */
  const send = async (
    memberNo: string,
    documentType: '1' | '2',
    { blurred = false, copyOf = randomUUID() as string } = {},
  ) => {
    const content = await drawnPicture(copyOf, blurred);
    const { result: file } = await upload(current(), fileCalls.upload, sender, {
      fields: { module: memberPhotos.module, kind: 'image' },
      name: 'foto.png',
      type: 'image/png',
      content,
    });
    const takenAt = new Date(seedDate.getTime() - 60_000).toISOString();
    return current().call(calls.submit, sender, { body: { memberNo, documentType, fileId: file.fileId, takenAt } });
  };
  const db = () => current().database.db;
  const list = async (query: object, who = admin) =>
    (await current().call(callsOf(memberPhotos).list, who, { query: query as never })).result;
  const decide = (name: 'approve' | 'reject' | 'escalate' | 'settle', who: Person, body: object) =>
    current().call(calls[name] as typeof calls.approve, who, { body: body as never });
  const stateOf = async (id: string) =>
    db().selectFrom('photo_screening').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const documentOf = async (id: string) =>
    db()
      .selectFrom('member_document as d')
      .innerJoin('photo_screening as p', 'p.document_id', 'd.id')
      .select('d.current')
      .where('p.id', '=', id)
      .executeTakeFirstOrThrow();
  return { db, next, desk, look, open, send, list, decide, stateOf, documentOf };
};
