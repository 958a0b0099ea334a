import { aboutCalls, aboutIds, aboutVersions } from '@console/contracts/promos-products/about';
import type { ContentDraft } from '@console/contracts/promos-products/content/calls';
import { callsOf } from '@console/contracts/core/resource';
import { seedDate } from '../../../test/environment.ts';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { aboutTextModule } from './module.ts';

const server = useServer({ modules: [aboutTextModule] });
const calls = callsOf(aboutVersions);
const writer = testCaller('HOBIS01', { 'about:browse': 'Input' });
const colleague = testCaller('HOBIS02', { 'about:browse': 'Full Access' });
const approver = testCaller('HOBISHD01', { 'about:browse': 'Approval' });

const readDraft = async (): Promise<ContentDraft> => (await server.current.call(aboutCalls.draft, writer)).result;
const save = async (part: string, id: string, values: object, caller = writer) => {
  const { version, content } = await readDraft();
  const entries = content[part]!.map((entry) => (entry.id === id ? { ...entry, ...values } : entry));
  return server.current.call(aboutCalls.saveDraft, caller, {
    body: { version, content: { ...content, [part]: entries } },
  });
};
const publish = async (caller = writer) =>
  server.current.call(aboutCalls.publish, caller, {
    body: { version: (await readDraft()).version, note: 'Diperbarui bersama' },
  });
const published = async () => (await server.current.call(aboutCalls.published, null)).result;
const decide = async (name: 'approve' | 'reject' | 'withdraw', secureId: string, caller = approver, more = {}) => {
  const { version } = (await server.current.call(calls.detail, approver, { parameters: { secureId } })).result;
  return server.current.call(aboutCalls[name], caller, { body: { secureId, version, ...more } } as never);
};
const reason = 'belum disetujui hukum';
const longText = (words: string) => `<p>Syarat dan ketentuan yang ${words} berlaku bagi semua member.</p>`;

test('the seed has five sections, two legal texts in force and version 2 public', async () => {
  const about = await published();
  expect([about.version, about.sections.length, about.legal.map(({ kind }: { kind: string }) => kind)]).toEqual([
    2,
    5,
    ['TERMS', 'PRIVACY'],
  ]);
  expect(about.legal[0].consentVersion).toBe(1);
  expect(about.legal[1].consentVersion).toBeNull();
});

test('a text that nobody has to accept again is public at once; hidden sections are not shown', async () => {
  const { content } = await readDraft();
  const [first] = content['sections']!;
  await save('sections', first!.id, { visible: false });
  await save('contact', aboutIds.contact, { callCentre: '1500 456' });
  expect((await publish()).result).toMatchObject({ versionNo: 3, state: 'APPROVED' });
  const about = await published();
  expect(about.sections.map(({ id }: { id: string }) => id)).not.toContain(first!.id);
  expect(about).toMatchObject({ version: 3, contact: { callCentre: '1500 456' } });
});

test('a legal text that members must accept again waits for a second person, who did not shape it', async () => {
  await save('legal', aboutIds.TERMS, { body: longText('baru') }, colleague);
  const { result } = await publish();
  expect(result).toMatchObject({ versionNo: 4, state: 'WAITING' });
  const id = result.secureId as string;
  expect((await published()).version).toBe(3);
  await save('contact', aboutIds.contact, { callCentre: '1500 789' });
  expect((await publish()).body).toMatchObject({ code: 'CHANGE_PENDING' });
  expect((await decide('approve', id, colleague)).body).toMatchObject({ code: 'SELF_APPROVAL' });
  expect((await decide('approve', id, writer)).status).toBe(403);
  expect((await decide('approve', id)).result).toMatchObject({ state: 'APPROVED' });
  const about = await published();
  expect(about).toMatchObject({ version: 4, legal: [{ kind: 'TERMS', consentVersion: 4 }, { consentVersion: null }] });
  expect((await decide('approve', id)).body).toMatchObject({ code: 'NOT_PENDING' });
});

test('who shaped a rejected text has shaped the next one too', async () => {
  await save('legal', aboutIds.TERMS, { body: longText('ditolak') }, colleague);
  const id = (await publish()).result.secureId as string;
  expect((await decide('reject', id, approver, { reason })).result).toMatchObject({ state: 'REJECTED' });
  const next = (await publish()).result;
  expect(next).toMatchObject({ state: 'WAITING' });
  expect((await decide('approve', next.secureId, colleague)).body).toMatchObject({ code: 'SELF_APPROVAL' });
  const stranger = testCaller('HOBIS03', { 'about:browse': 'Full Access' });
  expect((await decide('withdraw', next.secureId, stranger)).status).toBe(404);
  expect((await decide('withdraw', next.secureId, writer)).result).toMatchObject({ state: 'WITHDRAWN' });
  expect((await published()).version).toBe(4);
});

test('a legal text holds from its effective date; until then the earlier one does', async () => {
  const before = (await published()).legal[1];
  await save('legal', aboutIds.PRIVACY, { body: longText('mendatang'), effectiveDate: '2099-01-01' });
  const { version, content } = await readDraft();
  const terms = (await published()).legal[0];
  await server.current.call(aboutCalls.saveDraft, writer, {
    body: {
      version,
      content: {
        ...content,
        legal: content['legal']!.map((entry) =>
          entry.id === aboutIds.TERMS
            ? { ...entry, body: terms.body, effectiveDate: terms.effectiveDate, reconsent: true }
            : entry,
        ),
      },
    },
  });
  expect((await publish()).result).toMatchObject({ state: 'APPROVED' });
  expect((await published()).legal[1]).toEqual(before);
  server.current.setNow(new Date('2099-01-01T00:00:00+07:00'));
  expect((await published()).legal[1]).toMatchObject({ body: longText('mendatang'), effectiveDate: '2099-01-01' });
  server.current.setNow(seedDate);
});

test('entries that exist always are neither added nor removed, and keep their kind', async () => {
  const { version, content } = await readDraft();
  const [terms] = content['legal']!;
  const { result } = await server.current.call(aboutCalls.saveDraft, writer, {
    body: { version, content: { ...content, contact: [], legal: [{ ...terms, kind: 'PRIVACY' }] } },
  });
  expect(result.content.contact).toHaveLength(1);
  expect(result.content.legal.map(({ kind }: { kind: string }) => kind)).toEqual(['TERMS', 'PRIVACY']);
});

test('social links have https, and the contact block is filled in', async () => {
  const { version, content } = await readDraft();
  const [link] = content['socials']!;
  await server.current.call(aboutCalls.saveDraft, writer, {
    body: { version, content: { ...content, socials: [{ ...link, url: 'http://contoh.id/x' }] } },
  });
  const refused = await publish();
  expect(refused.body.errors).toContainEqual(expect.objectContaining({ field: 'socials[0].url', code: 'HTTPS_ONLY' }));
  expect(refused.body.errors).toContainEqual(
    expect.objectContaining({ field: 'contact[0].callCentre', code: 'REQUIRED' }),
  );
});

test('who shaped a version has shaped the text that somebody else restores from it', async () => {
  const drop = async () =>
    server.current.call(aboutCalls.discardDraft, writer, { body: { version: (await readDraft()).version } });
  await drop();
  await save('legal', aboutIds.TERMS, { body: longText('dipulihkan'), reconsent: true }, colleague);
  const shaped = (await publish(colleague)).result;
  expect(shaped.state).toBe('WAITING');
  expect((await decide('reject', shaped.secureId, approver, { reason })).result).toMatchObject({ state: 'REJECTED' });
  await drop();
  const restored = await server.current.call(aboutCalls.restore, writer, {
    parameters: { no: String(shaped.versionNo) },
    body: { version: (await readDraft()).version },
  });
  expect(restored.result.editors.toSorted()).toEqual(['HOBIS01', 'HOBIS02']);
  const next = (await publish()).result;
  expect((await decide('approve', next.secureId, colleague)).body).toMatchObject({ code: 'SELF_APPROVAL' });
  expect((await decide('approve', next.secureId)).result).toMatchObject({ state: 'APPROVED' });
});
