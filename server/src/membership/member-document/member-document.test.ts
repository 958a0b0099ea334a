import { fileCalls } from '@console/contracts/platform/files';
import { memberDocumentCalls as calls, memberDocuments } from '@console/contracts/membership/member-document';
import { memberCalls } from '@console/contracts/membership/membership';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { drawnPicture } from '../../../test/pictures.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { modulesUpToMembership } from '../modules.fixture.ts';
import type { Caller } from '../../platform/context.ts';
import { memberPhotoKind } from '../photo-screening/kind.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { officer, faultsOf } from '../registration/registration.fixtures.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';

const server = useServer({ modules: modulesUpToMembership });
const db = () => server.current.database.db;
const photo = async (by: Caller, blurred = false) => {
  const { result } = await upload(server.current, fileCalls.upload, by, {
    fields: { module: memberDocuments.module, kind: 'image' },
    name: 'foto.png',
    type: 'image/png',
    content: await drawnPicture(randomUUID(), blurred),
  });
  return result.fileId as string;
};
const by = officer(seedMember(100).officeCode);
const store = async (i: number, documentType: string, more: object = {}, caller = by) =>
  server.current.call(calls.store, caller, {
    parameters: { secureId: memberId(i) },
    body: { documentType, fileId: await photo(caller), ...more } as never,
  });
const documents = async (i: number) =>
  (await server.current.call(memberCalls.documents, by, { parameters: { secureId: memberId(i) } })).result as {
    documentType: string;
    current: boolean;
    screening: string | null;
    number: string | null;
    validUntil: string | null;
  }[];
/** Decides the latest photo of a kind, as the desk does. */
const decide = async (secureId: string, to: 'APPROVED' | 'REJECTED') => {
  const kind = memberPhotoKind(await protectionOf(server.current.app.services), () => ({}) as never);
  await db()
    .transaction()
    .execute(async (tx) => {
      const row = await tx
        .updateTable('photo_screening')
        .set({ state: to, decided_by: 'HOOPS02', decided_at: new Date() })
        .where('id', '=', secureId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await kind.follows(tx, row as never, to, { reasonIds: [], note: null, by: 'HOOPS02', at: new Date() });
    });
};

test('a document has a number, masked, and an end; it waits for a screener', async () => {
  const { result } = await store(100, '3', { number: '3174010203040005', validUntil: '2030-01-01' });
  expect(result.state).toBe('WAITING');
  const [card] = (await documents(100)).filter(({ documentType, current }) => documentType === '3' && current);
  expect(card).toMatchObject({ screening: 'WAITING', validUntil: '2030-01-01', number: expect.stringContaining('*') });
});

test('an approved identity card stays in force until somebody approves the new one', async () => {
  const cards = async () =>
    (await documents(100))
      .filter(({ documentType }) => documentType === '1')
      .map(({ current, screening }) => [current, screening]);
  const before = await store(100, '1');
  await decide(before.result.secureId, 'APPROVED');
  const first = await store(100, '1', { number: seedMember(100).nik });
  const second = await store(100, '1');
  expect(await cards()).toContainEqual([true, 'APPROVED']);
  expect((await cards()).filter(([current]) => current)).toHaveLength(1);
  await decide(first.result.secureId, 'REJECTED');
  expect(await cards()).toContainEqual([true, 'APPROVED']);
  await decide(second.result.secureId, 'APPROVED');
  const { rows } = await sql<{ id: string }>`select p.id from member_document d join photo_screening p
    on p.document_id = d.id where d.member_id = ${memberId(100)} and d.document_type = '1' and d.current`.execute(db());
  expect(rows).toEqual([{ id: second.result.secureId }]);
});

test('what is wrong stands beside its field, and nobody else changes a member', async () => {
  expect(faultsOf(await store(100, '1', { number: seedMember(101).nik }))).toEqual(['number DOCUMENT_NUMBER']);
  expect(faultsOf(await store(100, '3', { validUntil: '2020-01-01' }))).toEqual(['validUntil DOCUMENT_OVER']);
  expect(faultsOf(await store(100, '3', { fileId: randomUUID() }))).toEqual(['fileId NOT_FOUND']);
  expect((await store(101, '3')).status).toBe(404);
  const reader = officer(seedMember(100).officeCode, 'View Only');
  const asked = { parameters: { secureId: memberId(100) }, body: { documentType: '3', fileId: randomUUID() } as never };
  expect((await server.current.call(calls.store, reader, asked)).status).toBe(403);
  expect((await store(316, '3', {}, officer(seedMember(316).officeCode))).body.code).toBe('MEMBER_CLOSED');
  const blurred = await store(100, '5', { fileId: await photo(by, true) });
  expect(blurred.result.state).toBe('REJECTED');
});
