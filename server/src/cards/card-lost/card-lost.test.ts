// Long: all cases share one server with its seeded cards; another file would start another server.
import { losses, lossCalls, type Loss } from '@console/contracts/cards/card-lost';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { uploadedFile } from '../../../test/stored-file.ts';
import { officeOf, seedMember, seedOfficeCodes } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { branch } from '../lifecycle/lifecycle.fixtures.ts';
import { seedCardId, seedDocumentId } from '../lifecycle/seed/plan.ts';
import { cardIssuanceModule } from '../card-issuance/module.ts';
import { closeLosses } from './close.ts';
import { lossModule } from './module.ts';

const server = useServer({ modules: [cardIssuanceModule, lossModule] });
const db = () => server.current.database.db;
const privilege = 'card-lost:browse';
const at = (officeCode: string, level: string, name = `${level}${officeCode}`): Caller =>
  testCaller(
    name.toUpperCase().replaceAll(' ', ''),
    { [privilege]: level },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch(officeCode).id], mraIds: [] } },
  );
const [clerk, head, stranger] = [at('10050', 'Input'), at('10050', 'Approval'), at('13010', 'Approval', 'JAUH')];
const counter = (member: number) => at(seedOfficeCodes[officeOf(member) - 1] as string, 'Input');
const call = (name: keyof typeof lossCalls, caller: Caller, body: object) =>
  server.current.call(lossCalls[name], caller, { body });
const reason = (code: string) => seedId('reason-for-loss', code);
const card = (n: number) =>
  db()
    .selectFrom('card')
    .select(['status', 'card_no', 'stock_class', 'holder_member_id'])
    .where('id', '=', seedCardId(n))
    .executeTakeFirstOrThrow();
const cardNo = async (n: number) => (await card(n)).card_no;
const story = 'Tidak ditemukan saat hitung fisik brankas sore hari.';
const report = async (caller: Caller, ns: readonly number[], rest: object = {}) =>
  call('reportOffice', caller, {
    kind: 'OFFICE',
    reasonId: reason('OTHER'),
    lostDate: '2026-03-16',
    chronology: story,
    cardNos: await Promise.all(ns.map(cardNo)),
    ...rest,
  });
const nameOf = (member: number, name: string, caller = counter(member)) =>
  call('compareName', caller, { memberId: memberId(member), name });
const block = (member: number, rest: object = {}) =>
  call('reportMember', counter(member), {
    memberId: memberId(member),
    reasonId: reason('LOST_WALLET'),
    lostDate: '2026-03-15',
    chronology: story,
    identifiedBy: ['KTP', 'MAIDEN_NAME'],
    wantsReplacement: false,
    ...rest,
  });
const detail = async (secureId: string) =>
  (await server.current.call(callsOf(losses)['detail'], admin, { parameters: { secureId } })).result as Loss;
const item = async (secureId: string) => ({ secureId, version: (await detail(secureId)).version });
const photo = (username: string) => uploadedFile(db(), { module: 'card-lost', uploaded_by: username });

beforeEach(() => server.current.setNow(seedDate));
afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

describe('/card-lost', () => {
  it('holds reported cards until a second person of the office confirms', async () => {
    const created = await report(clerk, [412, 413]);
    expect(created).toMatchObject({ status: 200, result: { state: 'REPORTED' } });
    expect(await card(412)).toMatchObject({ status: 'Branch', stock_class: 'held' });
    expect((await report(clerk, [412])).body).toMatchObject({ code: 'CARD_ALREADY_LOST' });
    const items = [await item(created.result.secureId)];
    expect((await call('confirm', stranger, { items })).status).toBe(404);
    expect((await call('confirm', at('10050', 'Approval', clerk.username), { items })).body).toMatchObject({
      code: 'SELF_APPROVAL',
    });
    expect((await call('confirm', head, { items })).result).toEqual({ changed: 1 });
    expect(await card(413)).toMatchObject({ status: 'Lost', stock_class: null });
    expect((await call('confirm', head, { items: [await item(created.result.secureId)] })).body).toMatchObject({
      code: 'INVALID_STATE',
    });
    const office = { kind: 'BRANCH', id: branch('10050').id };
    expect(
      (await call('found', clerk, { ...(await item(created.result.secureId)), office, identifiedBy: [] })).body,
    ).toMatchObject({ code: 'PHOTO_REQUIRED' });
    expect(
      (
        await call('found', clerk, {
          ...(await item(created.result.secureId)),
          office,
          identifiedBy: [],
          photo: await photo(clerk.username),
        })
      ).result,
    ).toMatchObject({ state: 'FOUND' });
    expect(await card(412)).toMatchObject({ status: 'Branch', stock_class: 'free' });
  });

  it('a rejected report releases its cards, which can be reported again', async () => {
    const created = await report(clerk, [414]);
    expect(
      (await call('reject', head, { ...(await item(created.result.secureId)), reason: 'kartu ada di laci' })).result,
    ).toMatchObject({ state: 'REJECTED' });
    expect(await card(414)).toMatchObject({ stock_class: 'free' });
    expect((await report(clerk, [414])).status).toBe(200);
  });

  it('blocks the card of an identified member at once, and unblocks it when found', async () => {
    expect((await block(65, { identifiedBy: ['KTP'] })).body).toMatchObject({ code: 'NOT_IDENTIFIED' });
    expect((await block(65, { identifiedBy: ['KTP', 'OTP'] })).body).toMatchObject({ code: 'NOT_IDENTIFIED' });
    // A name that was not compared, or did not match, does not identify the member.
    expect((await block(65)).body).toMatchObject({ code: 'NOT_IDENTIFIED' });
    expect((await nameOf(65, 'Ratna Kusuma')).result).toEqual({ matched: false });
    expect((await block(65)).body).toMatchObject({ code: 'NOT_IDENTIFIED' });
    expect((await nameOf(65, seedMember(65).mothersName)).result).toEqual({ matched: true });
    // A person who reports for the member must give name and phone.
    expect((await block(65, { relation: 'SPOUSE' })).body).toMatchObject({
      code: 'VALIDATION',
      errors: [{ field: 'reporterName' }, { field: 'reporterPhone' }],
    });
    const created = await block(65, {
      relation: 'SPOUSE',
      reporterName: 'Ibu Sari',
      reporterPhone: '+62 812-3456-7890',
    });
    expect(created.result).toMatchObject({ state: 'CONFIRMED' });
    const detail = await server.current.call(callsOf(losses)['detail'], counter(65), {
      parameters: { secureId: created.result.secureId },
    });
    expect(detail.result).toMatchObject({ reportedBy: 'Ibu Sari', relation: 'SPOUSE', reporterPhone: '0812****7890' });
    expect(await card(65)).toMatchObject({ status: 'Lost', holder_member_id: memberId(65) });
    expect((await block(65)).body).toMatchObject({ code: 'CARD_ALREADY_LOST' });
    expect(
      (
        await call('found', counter(65), {
          ...(await item(created.result.secureId)),
          identifiedBy: ['KTP', 'MAIDEN_NAME'],
        })
      ).result,
    ).toMatchObject({ state: 'FOUND' });
    expect(await card(65)).toMatchObject({ status: 'Picked_Up' });
  });

  it('the name of the mother is compared for a limited time, for one user, and never revealed', async () => {
    const { mothersName } = seedMember(66);
    expect((await nameOf(66, mothersName, at('13010', 'Input', 'JAUH2'))).status).toBe(404);
    const said = await nameOf(66, `  ${mothersName.toUpperCase().replaceAll(' ', '-')}. `);
    expect(said.body).toEqual({ message: 'OK', result: { matched: true } });
    const colleague = at(seedOfficeCodes[officeOf(66) - 1] as string, 'Input', 'REKAN');
    const body = { memberId: memberId(66), reasonId: reason('LOST_WALLET'), lostDate: '2026-03-15', chronology: story };
    const ways = { identifiedBy: ['KTP', 'MAIDEN_NAME'], wantsReplacement: false };
    expect((await call('reportMember', colleague, { ...body, ...ways })).body).toMatchObject({
      code: 'NOT_IDENTIFIED',
    });
    await db().updateTable('member_name_match').set({ matched_at: '2026-03-16T01:00:00Z' }).execute();
    expect((await block(66)).body).toMatchObject({ code: 'NOT_IDENTIFIED' });
    // No hint is shown for a member without a stored name.
    await db().updateTable('member').set({ mothers_name_encrypted: null }).where('id', '=', memberId(66)).execute();
    expect((await nameOf(66, 'Siti')).result).toEqual({ matched: false });
    const kept = await db().selectFrom('audit_entry').selectAll().where('action', '=', 'COMPARE').execute();
    expect(kept.map(({ filter }) => filter)).toContainEqual({ motherMaidenName: '******', matched: true });
    expect(JSON.stringify(kept).toLowerCase()).not.toContain(mothersName.toLowerCase().split(' ')[1]);
  });

  it('each comparison counts as an exact search, a mismatch as more', async () => {
    const guesser = { ...counter(67), userId: 'f0000000-0000-4000-8000-000000000067', username: 'PENEBAK' };
    const names = Array.from({ length: 30 }, (_, n) => `Siti Tebakan ${String.fromCodePoint(65 + n)}`);
    const answers = [];
    for (const name of names) answers.push((await nameOf(67, name, guesser)).body);
    expect(answers[0]).toEqual({ message: 'OK', result: { matched: false } });
    expect(answers.at(-1)).toMatchObject({ code: 'EXACT_MATCH_LIMIT' });
  });

  it('a replaced card cannot be found; the refusal has the new number', async () => {
    await nameOf(1, seedMember(1).mothersName);
    expect(
      (
        await call('found', counter(1), {
          ...(await item(seedDocumentId('loss', 'replaced-1'))),
          identifiedBy: ['KTP', 'MAIDEN_NAME'],
        })
      ).body,
    ).toMatchObject({ code: 'FOUND_AFTER_REPLACEMENT', message: expect.stringContaining(await cardNo(1)) });
  });

  it.each<[string, () => Promise<{ body: unknown }>, object]>([
    ['a date after today', () => report(clerk, [415], { lostDate: '2026-03-17' }), { code: 'LOST_DATE_INVALID' }],
    [
      'a date before the last movement',
      () => report(clerk, [415], { lostDate: '2025-01-01' }),
      { code: 'LOST_DATE_INVALID' },
    ],
    [
      'a theft without a police letter',
      () => report(clerk, [415], { reasonId: reason('OFFICE_THEFT') }),
      { code: 'POLICE_LETTER_REQUIRED' },
    ],
    [
      'a reason of couriers',
      () => report(clerk, [415], { reasonId: reason('COURIER_LOST') }),
      { code: 'VALIDATION', errors: [expect.objectContaining({ field: 'reasonId' })] },
    ],
    ['a card on its way as one of the office', () => report(clerk, [381]), { code: 'CARD_STATUS_CONFLICT' }],
    ['a story too short', () => report(clerk, [415], { chronology: 'hilang' }), { code: 'VALIDATION' }],
    ['cards of two offices', () => report(admin, [415, 427]), { code: 'OFFICES_MIXED' }],
  ])('refuses %s', async (_, work, expected) => {
    expect((await work()).body).toMatchObject(expected);
    expect(await card(415)).toMatchObject({ stock_class: 'free' });
  });

  it('the delivery is updated with the decision on its missing cards', async () => {
    const courier = seedDocumentId('loss', 'courier');
    expect(
      (await call('confirm', testCaller('HOHEAD', { [privilege]: 'Full Access' }), { items: [await item(courier)] }))
        .status,
    ).toBe(200);
    const lines = await db()
      .selectFrom('card_delivery_line')
      .select('result')
      .where('card_id', 'in', [seedCardId(211), seedCardId(212)])
      .execute();
    expect(lines).toEqual([{ result: 'LOST' }, { result: 'LOST' }]);
    expect(await card(211)).toMatchObject({ status: 'Lost' });
  });

  it('is found by its number, card, member or police letter, in the own office', async () => {
    const list = async (query: object, caller: Caller = admin) =>
      (await server.current.call(callsOf(losses)['list'], caller, { query: { size: 100, ...query } })).result
        .rows as Loss[];
    const one = await detail(seedDocumentId('loss', 'office-5'));
    expect(one).toMatchObject({ cardCount: 5, office: expect.stringContaining('10050') });
    for (const search of [one.lossNo, await cardNo(308)])
      expect((await list({ search })).map(({ lossNo }) => lossNo)).toContain(one.lossNo);
    expect((await list({}, head)).every(({ office }) => office.startsWith('10050'))).toBe(true);
    expect(
      (await server.current.call(lossCalls.cards, head, { parameters: { secureId: one.secureId } })).result,
    ).toHaveLength(5);
    expect(
      (await server.current.call(lossCalls.cards, stranger, { parameters: { secureId: one.secureId } })).result,
    ).toHaveLength(0);
  });

  it('closes each loss once after 90 days', async () => {
    server.current.setNow(new Date(seedDate.getTime() + 71 * 86_400_000));
    expect((await closeLosses(server.current.app.services)).done).toBeGreaterThan(10);
    expect(await card(292)).toMatchObject({ status: 'Cancelled' });
    expect(await detail(seedDocumentId('loss', 'member-292'))).toMatchObject({ state: 'CLOSED' });
    expect(await closeLosses(server.current.app.services)).toMatchObject({ done: 0 });
  });
});
