// Long: the rules of one module on one server.
import { fileCalls } from '@console/contracts/platform/files';
import { faqCalls, faqDocument, faqVersions } from '@console/contracts/promos-products/faq';
import type { ContentDraft } from '@console/contracts/promos-products/content/calls';
import { changesBetween } from '@console/contracts/promos-products/content/changes';
import type { Entry } from '@console/contracts/promos-products/content/document';
import { callsOf } from '@console/contracts/core/resource';
import sharp from 'sharp';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { files } from '../../records/files/module.ts';
import { linkProbes } from '../content/links.ts';
import { faqModule } from './module.ts';

const server = useServer({ modules: [faqModule, files] });
const calls = callsOf(faqVersions);
const writer = testCaller('HOBIS01', { 'faq:browse': 'Input' });
const reader = testCaller('AUDIT01', { 'faq:browse': 'View and Export' });
const note = 'Perbaikan jawaban';

const readDraft = async (): Promise<ContentDraft> => (await server.current.call(faqCalls.draft, writer)).result;
const save = (version: number, content: object, caller = writer) =>
  server.current.call(faqCalls.saveDraft, caller, { body: { version, content } });
const publish = async (body: object = {}, caller = writer) =>
  server.current.call(faqCalls.publish, caller, { body: { version: (await readDraft()).version, note, ...body } });
const published = async (query: object = {}) =>
  (await server.current.call(faqCalls.published, null, { query: { ...query } })).result;
/** Stores the draft with one question changed. */
const change = async (id: string, values: object) => {
  const { version, content } = await readDraft();
  const items = content['items']!.map((item) => (item.id === id ? { ...item, ...values } : item));
  return save(version, { ...content, items });
};
const question = (at: number): Promise<Entry> => readDraft().then(({ content }) => content['items']![at]!);

test('the seed has 6 categories, 40 questions, version 3 public and two unpublished edits', async () => {
  const { content, live, liveNo } = await readDraft();
  expect([content['categories']!.length, content['items']!.length, liveNo]).toEqual([6, 40, 3]);
  expect(changesBetween(faqDocument, live!, content).map(({ kind }) => kind)).toEqual(['changed', 'changed']);
  const { result } = await server.current.call(calls.list, reader, { query: {} });
  expect(result.rows.map(({ title, live: isLive }: { title: string; live: boolean }) => [title, isLive])).toEqual([
    ['Versi 3', true],
    ['Versi 2', false],
    ['Versi 1', false],
  ]);
});

test('a draft may be unfinished, keeps what was typed, and says so only when it is published', async () => {
  const { id } = await question(0);
  expect((await change(id, { question: 'Apa', answer: null })).status).toBe(200);
  expect(await question(0)).toMatchObject({ question: 'Apa', answer: null });
  const refused = await publish();
  expect(refused.body.errors).toMatchObject([
    { field: 'items[0].question', code: 'TOO_SHORT' },
    { field: 'items[0].answer', code: 'REQUIRED' },
  ]);
  await change(id, { question: 'Bagaimana cara menjadi member?', answer: '<p>Datang ke cabang terdekat.</p>' });
});

test('rich text is sanitised when the draft is stored', async () => {
  const { id } = await question(1);
  const answer = '<p onclick="x()">Bawa <b>KTP</b> <a href="javascript:x()">asli</a></p><script>x()</script>';
  await change(id, { answer });
  expect((await question(1))['answer']).toBe('<p>Bawa <strong>KTP</strong> asli</p>');
});

test('the second of two savers gets 409 with the text of the first, and overwrites nothing', async () => {
  const { version, content } = await readDraft();
  const [first] = content['items']!;
  const other = testCaller('HOBIS02', { 'faq:browse': 'Input' });
  const typed = (answer: string) => ({
    ...content,
    items: content['items']!.map((item) => (item.id === first!.id ? { ...item, answer } : item)),
  });
  expect((await save(version, typed('<p>Yang pertama menyimpan.</p>'), other)).status).toBe(200);
  const refused = await save(version, typed('<p>Yang kedua menyimpan.</p>'));
  expect(refused).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } });
  const theirs = refused.body.result as ContentDraft;
  expect(theirs).toMatchObject({ version: version + 1, updatedBy: 'HOBIS02' });
  expect(theirs.content['items']![0]!['answer']).toBe('<p>Yang pertama menyimpan.</p>');
  expect((await question(0))['answer']).toBe('<p>Yang pertama menyimpan.</p>');
});

test('of two who save and publish at once one is refused, and no save is lost', async () => {
  const { version, content } = await readDraft();
  const answers = await Promise.all([save(version, content), save(version, content), save(version, content)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect((await readDraft()).version).toBe(version + 1);
});

test('publishing makes the next number, shows it at once, and asks for a note', async () => {
  const { id } = await question(2);
  await change(id, { answer: '<p>Buka menu Profil, lalu pilih Ganti nomor telepon.</p>' });
  expect((await publish({ note: 'ya' })).body.errors).toMatchObject([{ field: 'note', code: 'TOO_SHORT' }]);
  expect((await publish({}, reader)).status).toBe(403);
  const before = await published();
  const { result } = await publish();
  expect(result).toMatchObject({ versionNo: 4, state: 'APPROVED' });
  const after = await published();
  expect([before.version, after.version]).toEqual([3, 4]);
  expect(JSON.stringify(after)).toContain('Ganti nomor telepon.');
  expect(await publish()).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_PUBLISH' } });
  const entry = await server.current.database.db
    .selectFrom('audit_entry')
    .select(['action', 'entity_label', 'reason'])
    .where('entity_id', '=', result.secureId)
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ action: 'PUBLISH', entity_label: 'Versi 4', reason: note });
});

test('a category with questions cannot go, and one without any cannot be published', async () => {
  const { version, content } = await readDraft();
  const [first, ...rest] = content['categories']!;
  const used = content['items']!.filter(({ parentId }) => parentId === first!.id).length;
  expect(await save(version, { ...content, categories: rest })).toMatchObject({
    status: 409,
    body: { code: 'IN_USE', result: { referencedBy: [{ module: 'faq', count: used }] } },
  });
  const empty = { id: seedId('faq', 'empty'), name: 'Kosong', icon: 'OTHER' };
  const same = { id: seedId('faq', 'same'), name: String(first!['name']).toUpperCase(), icon: 'OTHER' };
  await save(version, { ...content, categories: [...content['categories']!, empty, same] });
  expect((await publish()).body.errors).toMatchObject([
    { field: 'categories[7].name', code: 'DUPLICATE' },
    { field: 'categories[6].name', code: 'CATEGORY_EMPTY' },
    { field: 'categories[7].name', code: 'CATEGORY_EMPTY' },
  ]);
  const { version: now } = await readDraft();
  expect((await save(now, content)).status).toBe(200);
});

test('a question is unique in its category', async () => {
  const [one, other] = [await question(0), await question(1)];
  await change(other.id, { question: one['question'] });
  expect((await publish()).body.errors).toMatchObject([{ field: 'items[1].question', code: 'DUPLICATE' }]);
  await change(other.id, { question: other['question'] });
});

test('a draft is discarded to what is public, and an earlier version is copied into it', async () => {
  const { id } = await question(3);
  await change(id, { answer: '<p>Jawaban yang dibuang lagi.</p>' });
  const discarded = await server.current.call(faqCalls.discardDraft, writer, {
    body: { version: (await readDraft()).version },
  });
  expect(discarded.result.content).toEqual(discarded.result.live);
  const restore = (no: string, version: number) =>
    server.current.call(faqCalls.restore, writer, { parameters: { no }, body: { version } });
  const { version } = await readDraft();
  expect((await restore('99', version)).status).toBe(404);
  expect((await restore('1', version - 1)).body).toMatchObject({ code: 'STALE_VERSION', result: { version } });
  const restored = await restore('1', version);
  const { result: list } = await server.current.call(calls.list, reader, { query: { sort: ['versionNo,asc'] } });
  const first = await server.current.call(faqCalls.content, reader, {
    parameters: { secureId: list.rows[0].secureId },
  });
  expect(restored.result.content).toEqual(first.result.content);
  expect((await published()).version).toBe(4);
});

test('the public sees the answers of a platform and a line, with an ETag, and nothing else of them', async () => {
  const all = await published();
  const motor = await published({ line: 'NMC', platform: 'APP' });
  const names = (faq: typeof all) =>
    faq.categories.flatMap(({ items }: typeof all) => items.map((item: Entry) => item.id));
  expect(names(motor).length).toBeLessThan(names(all).length);
  expect(Object.keys(all.categories[0].items[0]).toSorted()).toEqual(
    ['answer', 'id', 'images', 'lines', 'platforms', 'question', 'tags'].toSorted(),
  );
  const address = `${server.current.origin}/api/publish/faq`;
  const answer = await fetch(address);
  const etag = answer.headers.get('etag') ?? '';
  expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('a vote of the public counts for an answer that it sees', async () => {
  const id = (await published()).categories[0].items[0].id as string;
  const votes = async () =>
    (await server.current.call(faqCalls.votes, reader)).result.find((each: { id: string }) => each.id === id);
  const before = await votes();
  const vote = (itemId: string, helpful: boolean) =>
    server.current.call(faqCalls.vote, null, { body: { itemId, helpful } });
  expect((await vote(id, true)).status).toBe(200);
  expect((await vote(id, false)).status).toBe(200);
  expect(await votes()).toEqual({ id, helpfulYes: before.helpfulYes + 1, helpfulNo: before.helpfulNo + 1 });
  expect((await vote(seedId('faq', 'unknown'), true)).status).toBe(404);
});

test('a picture is shown to the public once its answer is published', async () => {
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#102030' } })
    .png()
    .toBuffer();
  const sent = await upload(server.current, fileCalls.upload, writer, {
    content: Uint8Array.from(content),
    name: 'gambar.png',
    type: 'image/png',
    fields: { kind: 'image', module: 'faq' },
  });
  const { fileId } = sent.result;
  const { id } = await question(0);
  const foreign = testCaller('HOBIS02', { 'faq:browse': 'Input' });
  const { version, content: draft } = await readDraft();
  const items = draft['items']!.map((item) => (item.id === id ? { ...item, images: [fileId] } : item));
  expect((await save(version, { ...draft, items }, foreign)).body.errors).toMatchObject([
    { field: 'items[0].images', code: 'NOT_FOUND' },
  ]);
  expect((await change(id, { images: [fileId] })).status).toBe(200);
  const fetched = async () => (await fetch(`${server.current.origin}/api/publish/faq/image/${fileId}`)).status;
  expect(await fetched()).toBe(404);
  expect((await publish()).status).toBe(200);
  expect(await fetched()).toBe(200);
});

test('links that do not answer are named with their questions', async () => {
  const { id, ...item } = await question(0);
  await change(id, {
    answer: `<p>Lihat ${['ada', 'hilang'].map((page) => `<a href="https://contoh.id/${page}">${page}</a>`).join(' ')}</p>`,
  });
  linkProbes(server.current.app).isThere = (_, href) => Promise.resolve(href.endsWith('/ada'));
  expect((await server.current.call(faqCalls.links, writer)).result).toEqual([
    { href: 'https://contoh.id/hilang', entries: [item['question']] },
  ]);
});

test('who only reads sees the draft and changes nothing', async () => {
  const { version, content } = await readDraft();
  expect((await server.current.call(faqCalls.draft, reader)).status).toBe(200);
  expect((await save(version, content, reader)).status).toBe(403);
  expect((await save(version, content, admin)).status).toBe(200);
});
