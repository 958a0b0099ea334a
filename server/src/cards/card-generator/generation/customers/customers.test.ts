// Long: all cases share one server with its seeded cards; another file would start another server.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { admin } from '../../../../../test/callers.ts';
import { seedDate } from '../../../../../test/environment.ts';
import { useServer } from '../../../../../test/server.ts';
import { branchId } from '../../../../people/organisation/seed.ts';
import { seedMember } from '../../../../membership/member/seed-members.ts';
import { memberId } from '../../../../membership/member/seed.ts';
import { seedId } from '../../../../platform/database/seed-id.ts';
import { designId } from '../../../card-design/seed.ts';
import { brokenInvariants } from '../../../lifecycle/invariants.ts';
import { seedCardId, seedDocumentId } from '../../../lifecycle/seed/plan.ts';
import { seedRanges } from '../../../lifecycle/seed/ranges.ts';
import { endedRun } from '../generation.fixture.ts';
import { customersOn, customerModules } from './customers.fixtures.ts';

const server = useServer({
  modules: customerModules,
});
const { db, type, branchUser, approved, approvedCount, wanted, generate, preview, waiting, cardOf, replace } =
  customersOn(server);

beforeEach(() => server.current.setNow(seedDate));
afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

it('lists waiting applications and replacements with filters, for head office only', async () => {
  const one = await approved({ code: 'PLAT', preference: 'HOME', office: '13010' });
  const other = await replace(78, 'PRINT_BRANCH');
  const all = await waiting();
  expect(all.map(({ documentNo }) => documentNo)).toEqual(expect.arrayContaining([one.no, other.replacementNo]));
  expect(all.find(({ documentNo }) => documentNo === other.replacementNo)).toMatchObject({
    documentKind: 'replacement',
    memberNo: seedMember(78).memberNo,
    preference: 'BRANCH_PICKUP',
  });
  expect((await waiting({ cardTypeId: type('PLAT') })).map(({ documentNo }) => documentNo)).toEqual([one.no]);
  expect((await waiting({ branchId: branchId('SPEKTRA', '13010') })).map(({ documentNo }) => documentNo)).toContain(
    one.no,
  );
  expect((await waiting({ preference: 'HOME' })).map(({ documentNo }) => documentNo)).not.toContain(
    other.replacementNo,
  );
  expect(await waiting({ to: '2020-01-01' })).toEqual([]);
  expect((await waiting({ search: other.replacementNo })).map(({ secureId }) => secureId)).toEqual([other.secureId]);
  expect(await waiting({}, branchUser)).toEqual([]);
  expect((await generate(wanted([one.id], ['PLAT']), branchUser)).status).toBe(403);
});

it('previews the printed names and numbers, and refuses invalid rows one by one', async () => {
  const good = await approved();
  const inactive = await approved({ status: 'inactive' });
  const twice = await approved();
  const gone = await approved();
  await sql`update card_verification set state = 'CANCELLED' where id = ${gone.id}`.execute(db());
  const { result } = await preview(wanted([good.id, inactive.id, twice.id, gone.id], ['GOLD']));
  expect(result).toMatchObject({
    quantity: 2,
    refused: 2,
    issuances: [{ cardType: 'Gold', quantity: 2, vendorCode: 'PV01' }],
  });
  expect(result.rows.find(({ documentNo }: { documentNo: string }) => documentNo === good.no)).toMatchObject({
    nameOnCard: expect.stringMatching(/^UJI NAMA/),
    cardNo: expect.stringMatching(/^971002\d{10}$/),
    refusal: null,
  });
  expect(result.rows.find(({ documentNo }: { documentNo: string }) => documentNo === inactive.no)).toMatchObject({
    cardNo: null,
    refusal: { code: 'MEMBER_NOT_ACTIVE', message: `Member ${inactive.member.memberNo} tidak aktif` },
  });
  expect(result.rows.find(({ documentNo }: { documentNo: string }) => documentNo === gone.no)).toMatchObject({
    refusal: { code: 'NO_LONGER_WAITING' },
  });
  const answer = await generate(wanted([good.id, inactive.id, twice.id, gone.id], ['GOLD']));
  expect(answer.result).toMatchObject({
    state: 'DONE',
    mode: 'CUSTOMER',
    quantity: 2,
    refused: [{ documentNo: inactive.no }, { documentNo: gone.no }],
  });
  expect((await cardOf(good.id))?.card_no).toBe(
    result.rows.find(({ documentNo }: { documentNo: string }) => documentNo === good.no).cardNo,
  );
  expect(await cardOf(inactive.id)).toBeUndefined();
  expect((await waiting()).map(({ documentNo }) => documentNo)).toContain(inactive.no);
  expect((await generate(wanted([inactive.id], ['GOLD']))).body.code).toBe('MEMBER_NOT_ACTIVE');
});

it('creates personalised cards with their print order, for the branch or the home', async () => {
  const [fetched, sent] = [await approved({ office: '13010' }), await approved({ preference: 'HOME' })];
  const { result } = await generate(wanted([fetched.id, sent.id], ['GOLD']));
  const card = await cardOf(fetched.id);
  expect(card).toMatchObject({
    status: 'Issued',
    kind: 'PERSONAL',
    holder_member_id: fetched.member.id,
    card_design_id: designId('GOLD_2024'),
    office_branch_id: branchId('SPEKTRA', '13010'),
    issuance_id: result.issuances[0].secureId,
  });
  const lines = await db()
    .selectFrom('card_issuance_line')
    .select(['destination_kind', 'destination_branch_id'])
    .where('issuance_id', '=', result.issuances[0].secureId)
    .orderBy('destination_kind')
    .execute();
  expect(lines).toEqual([
    { destination_kind: 'HOME', destination_branch_id: null },
    { destination_kind: 'OFFICE', destination_branch_id: branchId('SPEKTRA', '13010') },
  ]);
  expect((await generate(wanted([fetched.id], ['GOLD']))).body.code).toBe('NO_LONGER_WAITING');
});

it('cancels the replaced number in the same transaction and closes its loss report', async () => {
  const held = await replace(66, 'PRINT_HOME');
  const lost = await replace(296, 'PRINT_BRANCH', {
    resetReasonId: seedId('card-reset-reason', 'LOST'),
    feeMode: 'CASH',
    cashReceiptNo: 'KW-9',
  });
  expect(lost.state).toBe('WAITING_NUMBER');
  const { result } = await generate(wanted([held.secureId, lost.secureId], ['REG']));
  expect(result).toMatchObject({ state: 'DONE', quantity: 2, refused: [] });
  for (const [member, code, { secureId }] of [
    [66, 'X4', held],
    [296, 'X5', lost],
  ] as const) {
    const old = await db()
      .selectFrom('card')
      .selectAll()
      .where('id', '=', seedCardId(member))
      .executeTakeFirstOrThrow();
    const fresh = await db()
      .selectFrom('card')
      .selectAll()
      .where('id', '=', old.replaced_by_card_id as string)
      .executeTakeFirstOrThrow();
    expect(old.status).toBe('Cancelled');
    expect(fresh).toMatchObject({
      status: 'Issued',
      kind: 'PERSONAL',
      replaces_card_id: old.id,
      holder_member_id: memberId(member),
    });
    expect(
      await db()
        .selectFrom('card_movement')
        .select('transition_code')
        .where('card_id', '=', old.id)
        .orderBy('seq_no', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ).toEqual({ transition_code: code });
    expect(
      await db()
        .selectFrom('card_replacement')
        .select(['state', 'new_card_id'])
        .where('id', '=', secureId)
        .executeTakeFirst(),
    ).toEqual({ state: 'COMPLETED', new_card_id: fresh.id });
  }
  expect(
    await db()
      .selectFrom('card_loss')
      .select('state')
      .where('id', '=', seedDocumentId('loss', 'member-296'))
      .executeTakeFirst(),
  ).toEqual({ state: 'REPLACED' });
});

it('rows beyond the end of the range are refused', async () => {
  const range = seedRanges.find((each) => each.type === 'KLG' && each.purpose === 'PERSONAL')!;
  const before = await db()
    .selectFrom('card_sequence')
    .select(['next_serial', 'serial_to'])
    .where('id', '=', range.id)
    .executeTakeFirstOrThrow();
  await sql`update card_sequence set serial_to = ${before.next_serial} where id = ${range.id}`.execute(db());
  const [first, second] = [await approved({ code: 'KLG' }), await approved({ code: 'KLG' })];
  const { result } = await generate(wanted([first.id, second.id], ['KLG']));
  expect(result).toMatchObject({ quantity: 1, refused: [{ message: `Nomor tersisa di ${range.code} hanya 1` }] });
});

it('a repeated call answers with the first run; an unknown id is refused', async () => {
  const one = await approved();
  const key = { 'idempotency-key': randomUUID() };
  const [first, again] = [
    await generate(wanted([one.id], ['GOLD']), admin, key),
    await generate(wanted([one.id], ['GOLD']), admin, key),
  ];
  expect(again.result).toEqual(first.result);
  const other = await approved();
  expect((await generate(wanted([other.id], ['GOLD'], { vendorCode: 'PV99' }))).body.code).toBe('UNKNOWN_VENDOR');
  expect((await generate(wanted([other.id], ['PLAT']))).body.code).toBe('DESIGN_NOT_OF_TYPE');
});

describe('above a thousand cards', () => {
  const ended = (secureId: string) => endedRun(server.current, admin, secureId);
  const many = async (size: number) => {
    const model = await approved();
    const count = approvedCount();
    await sql`insert into member
      select (jsonb_populate_record(m,
      jsonb_build_object('id', gen_random_uuid(), 'member_no', (5000000000 + ${count} * 10000 + n)::text,
      'cust_main_no', 'X' || ${count}::int || '-' || n, 'nik_hash', 'h' || ${count}::int || '-' || n, 'phone_hash',
      'p' || ${count}::int || '-' || n))).* from member m, generate_series(1, ${size}) n
      where m.id = ${model.member.id}`.execute(db());
    const { rows } = await sql<{
      id: string;
    }>`insert into card_verification
      select (jsonb_populate_record(v,
      jsonb_build_object('id', gen_random_uuid(), 'member_id', m.id, 'verification_no', 'VRF-2031-' || m.member_no))).*
      from card_verification v, member m where v.id = ${model.id} and m.cust_main_no like ${`X${count}-%`}
      returning id`.execute(db());
    return rows.map(({ id }) => id);
  };

  it('a run continues in the background and claims its documents', async () => {
    const ids = await many(1_100);
    const { result } = await generate(wanted(ids, ['GOLD']));
    expect(result).toMatchObject({ state: 'QUEUED', quantity: 1_100, issuances: [] });
    expect((await generate(wanted([ids[0]!], ['GOLD']))).body.code).toBe('NO_LONGER_WAITING');
    expect(await ended(result.secureId)).toMatchObject({
      state: 'DONE',
      quantity: 1_100,
      refused: [],
      issuances: [{}],
      error: null,
    });
  });

  it('a failed run rolls back and releases its documents', async () => {
    const bad = await approved();
    const id = randomUUID();
    await db()
      .insertInto('card_generation_run')
      .values({
        id,
        mode: 'CUSTOMER',
        quantity: 1,
        wanted: JSON.stringify(wanted([bad.id], ['GOLD'], { vendorCode: 'PV99' })),
        actor: JSON.stringify({ username: 'ADMIN01', name: 'Admin', roleNames: [], request: null }),
        error: null,
        worker: null,
        heartbeat_at: null,
        created_at: seedDate,
        ended_at: null,
      })
      .execute();
    await sql`update card_verification set run_id = ${id} where id = ${bad.id}`.execute(db());
    const { result } = await generate(wanted(await many(1_001), ['GOLD']));
    expect((await ended(result.secureId)).state).toBe('DONE');
    expect(await ended(id)).toMatchObject({ state: 'FAILED', issuances: [], error: 'Vendor cetak PV99 tidak dikenal' });
    expect(await cardOf(bad.id)).toBeUndefined();
    expect((await waiting({ search: bad.no })).map(({ documentNo }) => documentNo)).toEqual([bad.no]);
  });
});
