// Long: all cases share one server with its seeded cards; another file would start another server.
import { randomUUID } from 'node:crypto';
import {
  customerCalls,
  waitingCustomers,
  type WaitingCustomer,
  type WantedCustomers,
} from '@console/contracts/cards/card-generator/customers';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { replacementCalls, replacementStepCalls } from '@console/contracts/cards/replace-card-number';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../../../test/callers.ts';
import { seedDate } from '../../../../../test/environment.ts';
import { useServer } from '../../../../../test/server.ts';
import { branchId } from '../../../../people/organisation/seed.ts';
import { seedMember } from '../../../../membership/member/seed-members.ts';
import { memberId } from '../../../../membership/member/seed.ts';
import { seedId } from '../../../../platform/database/seed-id.ts';
import { cardIssuanceModule } from '../../../card-issuance/module.ts';
import { cardDesignModule } from '../../../card-design/module.ts';
import { designId } from '../../../card-design/seed.ts';
import { cardTypesModule } from '../../../card-types/resource.ts';
import { addMember } from '../../../card-verification/verification.fixtures.ts';
import { brokenInvariants } from '../../../lifecycle/invariants.ts';
import { seedCardId, seedDocumentId } from '../../../lifecycle/seed/plan.ts';
import { seedRanges } from '../../../lifecycle/seed/ranges.ts';
import { partnersModule } from '../../../partners/module.ts';
import { replacementModule } from '../../../replace-card-number/module.ts';
import { cardGeneratorModule } from '../../module.ts';
import { endedRun } from '../generation.fixture.ts';

const server = useServer({
  modules: [
    partnersModule,
    cardTypesModule,
    cardDesignModule,
    replacementModule,
    cardGeneratorModule,
    cardIssuanceModule,
  ],
});
const db = () => server.current.database.db;
const type = (code: string) => seedId('card-types', code);
const branchUser = testCaller(
  'ADMCB01',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10040')], mraIds: [] } },
);
let count = 0;

/** Creates an approved application of a new member. */
async function approved({
  code = 'GOLD',
  preference = 'BRANCH_PICKUP',
  status = 'active' as 'active' | 'inactive',
  office = '10040',
} = {}) {
  const member = await addMember(db(), { status, officeCode: office });
  const [id, no] = [randomUUID(), `VRF-203001-${String((count += 1)).padStart(5, '0')}`];
  await db()
    .insertInto('card_verification')
    .values({
      id,
      verification_no: no,
      member_id: member.id,
      branch_id: branchId('SPEKTRA', office),
      source_id: seedId('card-sources', 'CMA'),
      card_type_id: type(code),
      name_on_card: `UJI NAMA ${String.fromCodePoint(64 + (count % 26) + 1)}`,
      preference: preference as 'HOME',
      pickup_branch_id: preference === 'HOME' ? null : branchId('SPEKTRA', office),
      delivery_address_encrypted: preference === 'HOME' ? 'x' : null,
      zip_code: null,
      required_steps: [],
      state: 'APPROVED',
      submitted_at: seedDate,
      next_check_at: null,
      claimed_by: null,
      claimed_at: null,
      draft_note: null,
      verifier: null,
      decided_by: 'TEST',
      decided_at: seedDate,
      decision_note: null,
      returned_at: null,
      card_id: null,
      created_by: 'TEST',
      updated_by: 'TEST',
    })
    .execute();
  return { id, no, member };
}
const wanted = (documentIds: string[], codes: string[], rest: Partial<WantedCustomers> = {}): WantedCustomers => ({
  documentIds,
  designs: codes.map((code) => ({ cardTypeId: type(code), cardDesignId: designId(`${code}_2024`) })),
  vendorCode: 'PV01',
  ...rest,
});
const generate = (body: WantedCustomers, caller = admin, headers = {}) =>
  server.current.call(customerCalls.generateCustomer, caller, { body, headers });
const preview = (body: WantedCustomers, caller = admin) =>
  server.current.call(customerCalls.previewCustomer, caller, { body });
const waiting = async (query = {}, caller = admin): Promise<WaitingCustomer[]> =>
  (await server.current.call(callsOf(waitingCustomers)['list'], caller, { query: { size: 100, ...query } })).result
    .rows;
const cardOf = (verification: string) =>
  db()
    .selectFrom('card_verification as v')
    .innerJoin('card as c', 'c.id', 'v.card_id')
    .selectAll('c')
    .where('v.id', '=', verification)
    .executeTakeFirst();
const replace = async (member: number, result: string, rest = {}) =>
  (
    await server.current.call(replacementCalls.create, admin, {
      body: {
        memberId: memberId(member),
        oldCardId: seedCardId(member),
        resetReasonId: seedId('card-reset-reason', 'NAME_CHANGE'),
        result,
        cardTypeId: type('REG'),
        ...rest,
      },
    })
  ).result;

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

describe('a number cancelled before it left the vendor', () => {
  const card = (id: string | null) =>
    db()
      .selectFrom('card')
      .selectAll()
      .where('id', '=', id as string)
      .executeTakeFirstOrThrow();
  const replacement = (id: string) =>
    db().selectFrom('card_replacement').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const cancelCard = async (cardId: string) => {
    const { issuance_id: secureId, version } = await card(cardId);
    return server.current.call(issuanceCalls.cancelCard, admin, {
      body: { secureId, cardId, version, reason: 'salah cetak nama' },
    });
  };
  const endings = (id: string) =>
    db()
      .selectFrom('card_movement')
      .select('transition_code')
      .where('card_id', '=', id)
      .where('to_status', '=', 'Cancelled')
      .where('from_status', '<>', 'Cancelled')
      .execute();

  it.each([
    [67, 'X4', 'NAME_CHANGE', {}],
    [297, 'X5', 'LOST', { feeMode: 'CASH', cashReceiptNo: 'KW-10' }],
  ] as const)(
    'lets the replacement of member %i wait, and the next takes the place of the old one, ended once by %s',
    async (member, code, reason, fee) => {
      const requested = await replace(member, 'PRINT_BRANCH', {
        resetReasonId: seedId('card-reset-reason', reason),
        ...fee,
      });
      await generate(wanted([requested.secureId], ['REG']));
      const first = (await replacement(requested.secureId)).new_card_id as string;
      expect((await cancelCard(first)).status).toBe(200);
      expect(await replacement(requested.secureId)).toMatchObject({
        state: 'WAITING_NUMBER',
        new_card_id: null,
        completed_at: null,
      });
      expect(await card(first)).toMatchObject({ status: 'Cancelled', replaces_card_id: null });
      expect(await card(seedCardId(member))).toMatchObject({ status: 'Cancelled', replaced_by_card_id: null });
      expect(await brokenInvariants(db())).toEqual([]);
      expect((await waiting({ search: requested.replacementNo })).map(({ secureId }) => secureId)).toEqual([
        requested.secureId,
      ]);
      expect((await generate(wanted([requested.secureId], ['REG']))).result).toMatchObject({
        quantity: 1,
        refused: [],
      });
      const next = await card((await replacement(requested.secureId)).new_card_id);
      expect(next).toMatchObject({
        status: 'Issued',
        replaces_card_id: seedCardId(member),
        holder_member_id: memberId(member),
      });
      expect(next.id).not.toBe(first);
      expect(await card(seedCardId(member))).toMatchObject({ replaced_by_card_id: next.id });
      expect(await endings(seedCardId(member))).toEqual([{ transition_code: code }]);
    },
  );

  it('all documents of a cancelled print order wait again', async () => {
    const [one, two, application] = [
      await replace(68, 'PRINT_BRANCH'),
      await replace(76, 'PRINT_HOME'),
      await approved({ code: 'REG' }),
    ];
    const { result } = await generate(wanted([one.secureId, two.secureId, application.id], ['REG']));
    const secureId = result.issuances[0].secureId as string;
    const { version } = await db()
      .selectFrom('card_issuance')
      .select('version')
      .where('id', '=', secureId)
      .executeTakeFirstOrThrow();
    expect(
      (await server.current.call(issuanceCalls.cancel, admin, { body: { secureId, version, reason: 'salah desain' } }))
        .status,
    ).toBe(200);
    expect(await Promise.all([one, two].map(async ({ secureId: id }) => (await replacement(id)).state))).toEqual([
      'WAITING_NUMBER',
      'WAITING_NUMBER',
    ]);
    expect((await waiting()).map(({ documentNo }) => documentNo)).toEqual(
      expect.arrayContaining([one.replacementNo, two.replacementNo, application.no]),
    );
    expect((await generate(wanted([one.secureId, two.secureId, application.id], ['REG']))).result).toMatchObject({
      quantity: 3,
      refused: [],
    });
  });

  it('the document of a spoiled card waits again, with an entry in its history and the audit trail', async () => {
    const [requested, application] = [await replace(69, 'PRINT_BRANCH'), await approved({ code: 'REG' })];
    const { result } = await generate(wanted([requested.secureId, application.id], ['REG']));
    const secureId = result.issuances[0].secureId as string;
    const { version } = await db()
      .selectFrom('card_issuance')
      .select('version')
      .where('id', '=', secureId)
      .executeTakeFirstOrThrow();
    expect((await server.current.call(issuanceCalls.startPrint, admin, { body: { secureId, version } })).status).toBe(
      200,
    );
    const first = (await replacement(requested.secureId)).new_card_id as string;
    const created = (await cardOf(application.id))!.id;
    const spoil = async (cardId: string) => {
      await server.current.call(issuanceCalls.spoiled, admin, {
        body: { secureId, cardId, version: (await card(cardId)).version, note: 'tinta luntur' },
      });
      return server.current.call(
        issuanceCalls.cancelSpoiled,
        { ...admin, username: 'ADMIN02' },
        { body: { secureId, cardId, version: (await card(cardId)).version, reason: 'tidak dapat dicetak' } },
      );
    };
    for (const cardId of [first, created])
      expect(await spoil(cardId)).toMatchObject({ status: 200, result: { status: 'Cancelled' } });
    expect(await replacement(requested.secureId)).toMatchObject({ state: 'WAITING_NUMBER', new_card_id: null });
    expect(await cardOf(application.id)).toBeUndefined();
    expect((await waiting()).map(({ documentNo }) => documentNo)).toEqual(
      expect.arrayContaining([requested.replacementNo, application.no]),
    );
    expect(
      await db()
        .selectFrom('card_verification_event')
        .select(['to_state', 'note'])
        .where('verification_id', '=', application.id)
        .execute(),
    ).toEqual([{ to_state: 'APPROVED', note: 'tidak dapat dicetak' }]);
    expect(
      await db()
        .selectFrom('audit_entry')
        .select(['action', 'changes'])
        .where('entity_id', '=', application.id)
        .execute(),
    ).toEqual([{ action: 'CANCEL_CARD', changes: [{ field: 'cardId', before: created, after: null }] }]);
    expect((await generate(wanted([requested.secureId, application.id], ['REG']))).result).toMatchObject({
      quantity: 2,
      refused: [],
    });
    expect(await card((await replacement(requested.secureId)).new_card_id)).toMatchObject({
      status: 'Issued',
      replaces_card_id: seedCardId(69),
    });
  });

  it('its replacement can be cancelled; the old number stays cancelled', async () => {
    const requested = await replace(79, 'PRINT_BRANCH');
    await generate(wanted([requested.secureId], ['REG']));
    await cancelCard((await replacement(requested.secureId)).new_card_id as string);
    const { version } = await replacement(requested.secureId);
    expect(
      (
        await server.current.call(replacementStepCalls.cancel, admin, {
          body: { secureId: requested.secureId, version, reason: 'tidak jadi' },
        })
      ).result,
    ).toMatchObject({ state: 'CANCELLED' });
    expect(await card(seedCardId(79))).toMatchObject({ status: 'Cancelled', replaced_by_card_id: null });
  });
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
