// Long: all cases share one server with its seeded cards; another file would start another server.
import { randomUUID } from 'node:crypto';
import type { Call } from '@console/contracts/core/call';
import { assignmentCalls } from '@console/contracts/cards/card-assignment';
import { customerCalls } from '@console/contracts/cards/card-generator/customers';
import { generationCalls } from '@console/contracts/cards/card-generator/generation';
import { pickUpCalls } from '@console/contracts/cards/card-pickup';
import {
  replacementCalls,
  replacementStepCalls,
  type FoundForReplacement,
} from '@console/contracts/cards/replace-card-number';
import { reservationCalls } from '@console/contracts/cards/card-reservations/calls';
import {
  cardReservations,
  reservationStepCalls,
  type CardReservation,
} from '@console/contracts/cards/card-reservations/reservations';
import { stockCalls } from '@console/contracts/cards/card-stock/stock';
import { cardVerifications } from '@console/contracts/cards/card-verification';
import { verificationCalls } from '@console/contracts/cards/card-verification/calls';
import { cardTypes, type CardType } from '@console/contracts/cards/card-types';
import { importJobCalls } from '@console/contracts/platform/imports';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { upload as uploadFile } from '../../../test/upload.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import { programTypeId } from '../../membership/program-type/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { files } from '../../records/files/module.ts';
import { imports } from '../../records/imports/serve-imports.ts';
import { assignmentModule } from '../card-assignment/module.ts';
import { cardDesignModule } from '../card-design/module.ts';
import { designId } from '../card-design/seed.ts';
import { cardGeneratorModule } from '../card-generator/module.ts';
import { pickUpModule } from '../card-pickup/module.ts';
import { cardReservationsModule } from '../card-reservations/module.ts';
import { cardStockModule } from '../card-stock/module.ts';
import { cardVerificationModule } from '../card-verification/module.ts';
import { addMember, application, checked, submitter, verifier } from '../card-verification/verification.fixtures.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { addRanges, branch, makeStock, move, mra } from '../lifecycle/lifecycle.fixtures.ts';
import { seedCardId } from '../lifecycle/seed/plan.ts';
import { seedRanges } from '../lifecycle/seed/ranges.ts';
import { partnersModule } from '../partners/module.ts';
import { replacementModule } from '../replace-card-number/module.ts';
import { suitsBranch } from './at-branch.ts';
import { cardTypesModule } from './resource.ts';

const server = useServer({
  modules: [
    files,
    imports,
    partnersModule,
    cardTypesModule,
    cardDesignModule,
    cardGeneratorModule,
    cardReservationsModule,
    cardStockModule,
    assignmentModule,
    pickUpModule,
    replacementModule,
    cardVerificationModule,
  ],
});
const db = () => server.current.database.db;
const type = (code: string) => seedId('card-types', code);
const second = { ...admin, username: 'ADMIN02' };
const send = (call: Call, body: object, caller: Caller = admin) => server.current.call(call, caller, { body });
const line = (office: string, code: string, qtyRequested = 5) => ({
  destinationKind: 'BRANCH',
  destinationId: branch(office).id,
  cardTypeId: type(code),
  cardDesignId: null,
  qtyRequested,
  viaMra: false,
});
const reserve = (office: string, mraCode: string, codes: readonly string[]) =>
  send(callsOf(cardReservations)['create'], {
    requesterKind: 'MRA',
    requesterMraId: mra(mraCode).id,
    requesterBranchId: null,
    neededBy: '2026-05-01',
    remark: null,
    lines: codes.map((code) => line(office, code)),
  });
const detail = async (secureId: string) =>
  (await server.current.call(callsOf(cardReservations)['detail'], admin, { parameters: { secureId } }))
    .result as CardReservation;
const counter = (officeCode: string) =>
  testCaller(
    `LOKET${officeCode}`,
    { '*': 'Input' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch(officeCode).id], mraIds: [] } },
  );
/** Makes the office follow the Qanun rules from now on. */
const begin = (officeCode: string) =>
  sql`insert into qanun_branch (id, created_by, updated_by, branch_id, effective_from)
    values (gen_random_uuid(), 'TEST', 'TEST', ${branch(officeCode).id}, '2026-03-01')`.execute(db());
const end = (officeCode: string) =>
  sql`delete from qanun_branch where branch_id = ${branch(officeCode).id}`.execute(db());
const refusal = {
  code: 'TYPE_NOT_FOR_BRANCH',
  message: expect.stringMatching(/^Cabang Qanun \d{5} .+ hanya menyimpan dan memberikan kartu syariah/),
};

beforeEach(() => server.current.setNow(seedDate));
afterEach(async () => {
  expect(await brokenInvariants(db(), 'cards')).toEqual([]);
});

it('the whole seed follows the rule: stock, members’ cards and reservations', async () => {
  const at = (types: string, branches: string) =>
    sql<{
      office: string;
      type: string;
    }>`select b.office_code as office, t.code as type
      from (${sql.raw(branches)}) w(branch, type) join branch b on b.id = w.branch join card_type t on t.id = w.type
      where ${sql.raw(types)} ${suitsBranch('t', sql`b.id`, seedDate)}`;
  const all = [
    'select office_branch_id, card_type_id from card',
    'select m.branch_id, c.card_type_id from card c join member m on m.id = c.holder_member_id',
    'select destination_branch_id, card_type_id from card_reservation_line',
    'select coalesce(pickup_branch_id, branch_id), card_type_id from card_verification',
    'select branch_id, card_type_id from card_replacement',
    'select destination_branch_id, card_type_id from card_assignment_line',
  ];
  for (const rows of all) expect((await at('not', rows).execute(db())).rows).toEqual([]);
  const { rows } = await at("b.office_code in ('10010', '10020', '10030') and", all[0]!).execute(db());
  expect(new Set(rows.map((row) => row.type))).toEqual(new Set(['SYR', 'KRY']));
});

it.each([
  ['SYR', true],
  ['KRY', true],
  ['KLG', true],
  ['REG', false],
  ['GOLD', false],
  ['PLAT', false],
])('a Qanun branch may have %s: %s', async (code, may) => {
  const { rows } = await sql<{
    may: boolean;
  }>`select ${suitsBranch('t', sql`${branch('10070').id}::uuid`, seedDate)} as may from card_type t
    where t.code = ${code}`.execute(db());
  expect(rows).toEqual([{ may }]);
  const { rows: elsewhere } = await sql<{
    may: boolean;
  }>`select ${suitsBranch('t', sql`${branch('13010').id}::uuid`, seedDate)} as may from card_type t
    where t.code = ${code}`.execute(db());
  expect(elsewhere).toEqual([{ may: true }]);
});

it('an employee type is allowed only if no other program may hold it', async () => {
  const may = async () =>
    (
      await sql<{
        may: boolean;
      }>`select ${suitsBranch('t', sql`${branch('10070').id}::uuid`, seedDate)} as may from card_type t
        where t.code = 'KRY'`.execute(db())
    ).rows[0]!.may;
  await sql`update card_type set program_type_ids = program_type_ids || ${programTypeId('REG')}::uuid
    where code = 'KRY'`.execute(db());
  expect(await may()).toBe(false);
  await sql`update card_type set program_type_ids = '{}' where code = 'KRY'`.execute(db());
  expect(await may()).toBe(false);
  await sql`update card_type set program_type_ids = array[${programTypeId('KRY')}::uuid] where code = 'KRY'`.execute(
    db(),
  );
  expect(await may()).toBe(true);
});

describe('a reservation', () => {
  it('is refused at the line, in the form and when a line is added', async () => {
    const { status, body } = await reserve('10070', '0101', ['SYR', 'GOLD']);
    expect({ status, errors: body.errors }).toMatchObject({ status: 422, errors: [{ field: 'lines[1]', ...refusal }] });
    const { result } = await reserve('10070', '0101', ['SYR']);
    expect(
      (
        await send(reservationCalls.addLine, {
          secureId: result.secureId,
          version: result.version,
          line: line('10070', 'PLAT'),
        })
      ).body.errors,
    ).toMatchObject([refusal]);
    expect(
      (
        await send(reservationCalls.addLine, {
          secureId: result.secureId,
          version: result.version,
          line: line('10070', 'KLG'),
        })
      ).status,
    ).toBe(200);
  });

  it('offers only plastic types that the branch may stock', async () => {
    const codes = async (query: Readonly<Record<string, unknown>>) =>
      (await server.current.call(callsOf(cardTypes)['lov'], admin, { query })).result
        .map(({ code }: { code: string }) => code)
        .toSorted();
    expect(await codes({ branchId: branch('10070').id, physical: true })).toEqual(['KLG', 'KRY', 'SYR']);
    await sql`update card_type set physical = false where code = 'KLG'`.execute(db());
    expect(await codes({ branchId: branch('10070').id, physical: true })).toEqual(['KRY', 'SYR']);
    await sql`update card_type set physical = true where code = 'KLG'`.execute(db());
    expect(await codes({ branchId: branch('13010').id, physical: true })).toEqual([
      'GOLD',
      'KLG',
      'KRY',
      'PLAT',
      'REG',
      'SYR',
    ]);
    expect(await codes({})).toHaveLength(6);
  });

  it('is refused at the row of a file', async () => {
    const rows = [
      'BRANCH,10080,REG,5,2026-05-01,N,',
      'BRANCH,10080,SYR,5,2026-05-01,N,',
      'MRA,0101,REG,5,2026-05-01,N,',
    ];
    const { result } = await uploadFile(server.current, callsOf(cardReservations)['importUpload'], admin, {
      name: 'qanun.csv',
      content: ['destination_kind,office_code,card_type_code,quantity,needed_by,via_mra,remark', ...rows, ''].join(
        '\n',
      ),
    });
    const preview = await server.current.call(importJobCalls.rows, admin, {
      parameters: { secureId: result.secureId },
      query: { page: 1, size: 10 },
    });
    expect(
      preview.result.rows.map(({ messages }: { messages: { column: string; code: string }[] }) =>
        messages.map(({ column, code }) => [column, code]),
      ),
    ).toEqual([[['card_type_code', 'TYPE_NOT_FOR_BRANCH']], [], []]);
  });

  it('is not submitted, approved, allotted or generated after the branch came under Qanun', async () => {
    const { result: made } = await reserve('16030', '0701', ['PLAT', 'SYR']);
    await begin('16030');
    const submit = async () =>
      send(reservationStepCalls.submit, { secureId: made.secureId, version: (await detail(made.secureId)).version });
    expect(await submit()).toMatchObject({ status: 409, body: refusal });
    await end('16030');
    expect((await submit()).status).toBe(200);
    const approve = async (quantities: Readonly<Record<string, number>>) => {
      const { version, lineRows } = await detail(made.secureId);
      return send(
        reservationCalls.approve,
        {
          secureId: made.secureId,
          version,
          reason: 'disesuaikan',
          lines: lineRows.map(({ lineId, cardTypeId }) => ({
            lineId,
            qtyApproved: cardTypeId === type('PLAT') ? quantities['PLAT'] : quantities['SYR'],
          })),
        },
        second,
      );
    };
    await begin('16030');
    expect(await approve({ PLAT: 5, SYR: 5 })).toMatchObject({ status: 409, body: refusal });
    await end('16030');
    expect((await approve({ PLAT: 5, SYR: 5 })).status).toBe(200);
    const sequenceId = seedRanges.find((range) => range.type === 'PLAT' && range.purpose === 'STOCK')!.id;
    const allot = async () => {
      const { lineId, version } = (await detail(made.secureId)).lineRows.find(
        ({ cardTypeId }) => cardTypeId === type('PLAT'),
      )!;
      return send(reservationCalls.allot, { sequenceId, items: [{ lineId, version, quantity: 5 }] });
    };
    await begin('16030');
    expect(await allot()).toMatchObject({ status: 409, body: refusal });
    await end('16030');
    expect((await allot()).status).toBe(200);
    const allotmentIds = (await detail(made.secureId)).lineRows.flatMap(({ allotments }) =>
      allotments.map(({ secureId }) => secureId),
    );
    await begin('16030');
    const wanted = {
      allotmentIds,
      designs: [{ cardTypeId: type('PLAT'), cardDesignId: designId('PLAT_2024') }],
      vendorCode: 'PV01',
      rule: 'VIA_MRA',
    };
    expect(await send(generationCalls.previewBranch, wanted)).toMatchObject({ status: 409, body: refusal });
    expect(await send(generationCalls.generateBranch, wanted)).toMatchObject({ status: 409, body: refusal });
    await end('16030');
  });

  it('is never proposed', async () => {
    await begin('16030');
    await sql`update card_reservation set state = 'CANCELLED'`.execute(db());
    const {
      rows: [stock],
    } = await sql<{
      id: string;
    }>`update card_stock set minimum = 500, maximum = 900
      where office_branch_id = ${branch('16030').id} and card_type_id = ${type('REG')} returning id`.execute(db());
    expect(await send(stockCalls.propose, { stockIds: [stock!.id] })).toMatchObject({ status: 409, body: refusal });
    await end('16030');
    expect((await send(stockCalls.propose, { stockIds: [stock!.id] })).status).toBe(200);
  });
});

describe('a card', () => {
  it('is not created, sent or handed over where its type is not allowed', async () => {
    const ranges = await addRanges(db());
    await expect(makeStock(db(), ranges.STOCK, 1, branch('10070'))).rejects.toMatchObject({
      code: 'TYPE_NOT_FOR_BRANCH',
    });
    const [card] = await makeStock(db(), ranges.STOCK, 1, mra('0101'));
    await move(db(), 'P1', [card!.id], { vendorCode: 'PV01' });
    await expect(move(db(), 'D1', [card!.id], { office: branch('10070'), lineId: randomUUID() })).rejects.toMatchObject(
      { code: 'TYPE_NOT_FOR_BRANCH' },
    );
    await move(db(), 'D1', [card!.id], { office: mra('0101'), lineId: randomUUID() });
    await move(db(), 'D4', [card!.id]);
    await expect(move(db(), 'S1', [card!.id], { office: branch('10070'), lineId: randomUUID() })).rejects.toMatchObject(
      { code: 'TYPE_NOT_FOR_BRANCH' },
    );
    await end('10070');
    await move(db(), 'S1', [card!.id], { office: branch('10070'), lineId: randomUUID() });
    await move(db(), 'D3', [card!.id]);
    await begin('10070');
    const { id } = await addMember(db(), { officeCode: '10070' });
    await expect(
      move(
        db(),
        'U1',
        [card!.id],
        { memberId: id },
        { actor: { name: 'X', doers: new Set(['BRANCH_USER']), vendorCode: null, offices: null } },
      ),
    ).rejects.toMatchObject({ code: 'TYPE_NOT_FOR_BRANCH' });
  });

  it('is never in an assignment to a branch that may not have it', async () => {
    await begin('10050');
    const free = (
      await sql<{
        no: string;
      }>`select card_no as no from card
        where office_mra_id = ${mra('0102').id} and stock_class = 'free' and card_type_id = ${type('REG')}
        order by card_no limit 1`.execute(db())
    ).rows[0]!.no;
    const create = () =>
      send(assignmentCalls.create, {
        kind: 'DISTRIBUTION',
        originId: mra('0102').id,
        send: false,
        lines: [
          {
            destinationId: branch('10050').id,
            cardTypeId: type('REG'),
            cardNos: [free],
            carrier: 'COURIER',
            carrierRef: 'AWB1',
          },
        ],
      });
    const needs = async () =>
      (
        await server.current.call(assignmentCalls.destinations, admin, {
          query: { kind: 'DISTRIBUTION', originId: mra('0102').id },
        })
      ).result
        .find(({ code }: { code: string }) => code === '10050')
        .needs.map(({ cardTypeId }: { cardTypeId: string }) => cardTypeId);
    expect(await create()).toMatchObject({ status: 409, body: refusal });
    expect(await needs()).not.toContain(type('REG'));
    await end('10050');
    expect(await needs()).toContain(type('REG'));
    expect((await create()).status).toBe(200);
  });

  it('is not issued from stock, and its type is not offered at the counter', async () => {
    const member = 319;
    const [office, caller] = [seedMember(member).officeCode, counter(seedMember(member).officeCode)];
    const free = (
      await sql<{
        no: string;
      }>`select card_no as no from card where office_branch_id = ${branch(office).id} and stock_class = 'free'
        order by card_no limit 1`.execute(db())
    ).rows[0]!.no;
    const find = async () =>
      (await send(pickUpCalls.find, { term: seedMember(member).memberNo }, caller)).result.stock.types;
    expect(await find()).toContain('Reguler');
    await begin(office);
    expect(await find()).not.toContain('Reguler');
    expect(await send(pickUpCalls.open, { memberId: memberId(member), cardNo: free }, caller)).toMatchObject({
      status: 409,
      body: refusal,
    });
    await end(office);
    expect((await send(pickUpCalls.open, { memberId: memberId(member), cardNo: free }, caller)).status).toBe(200);
  });

  it('cannot replace another; its type is listed with the reason', async () => {
    const member = 100;
    const office = seedMember(member).officeCode;
    const ask = (rest: object) =>
      send(replacementCalls.create, {
        memberId: memberId(member),
        oldCardId: seedCardId(member),
        resetReasonId: seedId('card-reset-reason', 'NAME_CHANGE'),
        cardTypeId: type('REG'),
        ...rest,
      });
    const reason = async () =>
      (
        (await send(replacementCalls.find, { term: seedMember(member).memberNo }, counter(office)))
          .result as FoundForReplacement
      ).types.find(({ name }) => name === 'Reguler')!.refusal;
    expect(await reason()).toBeNull();
    await begin(office);
    expect(await reason()).toEqual(refusal.message);
    for (const result of ['DIGITAL', 'STOCK', 'PRINT_BRANCH'])
      expect(await ask({ result })).toMatchObject({ status: 409, body: refusal });
    await end(office);
    const { result: asked } = await ask({
      result: 'PRINT_BRANCH',
      resetReasonId: seedId('card-reset-reason', 'MISUSE'),
    });
    expect(asked.state).toBe('PENDING_APPROVAL');
    await begin(office);
    expect(
      await send(replacementStepCalls.approve, { secureId: asked.secureId, version: asked.version }, second),
    ).toMatchObject({ status: 409, body: refusal });
    await end(office);
  });
});

describe('an application', () => {
  const at = { preference: 'BRANCH_PICKUP', cardTypeCode: 'REG' };
  it('is refused when the issuing branch may not have the type', async () => {
    const [here, there] = [await addMember(db()), await addMember(db(), { officeCode: '10010' })];
    expect(
      await send(
        verificationCalls.submit,
        await application(server.current, here.memberNo, { ...at, pickUpOfficeCode: '10010' }),
        verifier,
      ),
    ).toMatchObject({ status: 409, body: refusal });
    expect(
      await send(
        verificationCalls.submit,
        await application(server.current, there.memberNo, { cardTypeCode: 'REG', preference: 'DIGITAL' }),
        verifier,
      ),
    ).toMatchObject({ status: 409, body: refusal });
    expect(
      (
        await send(
          verificationCalls.submit,
          await application(server.current, here.memberNo, { ...at, pickUpOfficeCode: '10040' }),
          verifier,
        )
      ).status,
    ).toBe(200);
  });

  it('is refused at the row of a file', async () => {
    const [here, there] = [await addMember(db()), await addMember(db(), { officeCode: '10010' })];
    const header =
      'member_no,source_code,card_type_code,name_on_card,preference,pick_up_office_code,delivery_address,zip_code';
    const content = [
      header,
      `${here.memberNo},CMA,REG,,BRANCH_PICKUP,10020,,`,
      `${there.memberNo},CMA,REG,,DIGITAL,,,`,
      '',
    ].join('\n');
    const { result } = await uploadFile(server.current, callsOf(cardVerifications)['importUpload'], verifier, {
      name: 'qanun.csv',
      content,
    });
    const preview = await server.current.call(importJobCalls.rows, verifier, {
      parameters: { secureId: result.secureId },
      query: { page: 1, size: 10 },
    });
    expect(
      preview.result.rows.map(({ messages }: { messages: { column: string; code: string }[] }) =>
        messages.map(({ column, code }) => [column, code]),
      ),
    ).toEqual([[['card_type_code', 'TYPE_NOT_FOR_BRANCH']], [['card_type_code', 'TYPE_NOT_FOR_BRANCH']]]);
  });

  it('is not approved or numbered after the branch came under Qanun', async () => {
    const member = await addMember(db(), { officeCode: '13030', verificationStep: 'none' });
    const { result } = await send(
      verificationCalls.submit,
      await application(server.current, member.memberNo, at, submitter),
      submitter,
    );
    await db()
      .updateTable('card_verification')
      .set({ state: 'MANUAL_CHECKING', next_check_at: null })
      .where('id', '=', result.secureId)
      .execute();
    const approve = async () =>
      send(
        verificationCalls.approve,
        { secureId: result.secureId, version: await checked(server.current, result.secureId) },
        verifier,
      );
    await begin('13030');
    expect(await approve()).toMatchObject({ status: 409, body: refusal });
    await end('13030');
    expect((await approve()).status).toBe(200);
    await begin('13030');
    const wanted = {
      documentIds: [result.secureId],
      designs: [{ cardTypeId: type('REG'), cardDesignId: designId('REG_2024') }],
      vendorCode: 'PV01',
    };
    const { result: preview } = await send(customerCalls.previewCustomer, wanted);
    expect(preview).toMatchObject({ quantity: 0, refused: 1, rows: [{ cardNo: null, refusal }] });
    expect(await send(customerCalls.generateCustomer, wanted)).toMatchObject({ status: 409, body: refusal });
    await end('13030');
    expect((await send(customerCalls.previewCustomer, wanted)).result).toMatchObject({ quantity: 1, refused: 0 });
  });
});

describe('a change of a type', () => {
  const typeNow = async (code: string) =>
    (await server.current.call(callsOf(cardTypes)['detail'], admin, { parameters: { secureId: type(code) } }))
      .result as CardType;
  const change = async (code: string, marks: Partial<CardType>) =>
    send(callsOf(cardTypes)['update'], { ...(await typeNow(code)), ...marks });
  const refused = (field: string, offices: RegExp) => ({
    status: 422,
    body: { errors: [{ field, code: 'TYPE_STILL_HELD', message: expect.stringMatching(offices) }] },
  });

  it('is refused while Qanun branches have such cards, with their number', async () => {
    expect(await change('SYR', { sharia: false })).toMatchObject(
      refused('sharia', /^10010 .+, 10020 .+, 10030 .+ masih memiliki \d+ kartu dan \d+ dokumen/),
    );
    expect((await typeNow('SYR')).sharia).toBe(true);
    expect(await change('KRY', { programTypeIds: [programTypeId('KRY'), programTypeId('REG')] })).toMatchObject(
      refused('programTypeIds', /^100\d0 /),
    );
    // A change that leaves the type allowed by another property is accepted.
    expect((await change('SYR', { sharia: false, supplementary: true })).status).toBe(200);
    expect((await change('SYR', { sharia: true, supplementary: false })).status).toBe(200);
  });

  it('is refused while a reservation asks for it, and allowed afterwards', async () => {
    await db()
      .updateTable('card_reservation')
      .set({ state: 'CANCELLED' })
      .where(
        'id',
        'in',
        db().selectFrom('card_reservation_line').select('reservation_id').where('card_type_id', '=', type('KLG')),
      )
      .execute();
    const { result } = await reserve('10070', '0101', ['KLG']);
    await send(reservationStepCalls.submit, {
      secureId: result.secureId,
      version: (await detail(result.secureId)).version,
    });
    expect(await change('KLG', { supplementary: false })).toMatchObject(
      refused('supplementary', /^10070 .+ masih memiliki 0 kartu dan 1 dokumen/),
    );
    await send(reservationStepCalls.cancel, {
      secureId: result.secureId,
      version: (await detail(result.secureId)).version,
      reason: 'tidak jadi',
    });
    expect((await change('KLG', { supplementary: false })).status).toBe(200);
    expect((await change('KLG', { supplementary: true })).status).toBe(200);
  });

  it('is refused while plastic or e-cards of the removed kind exist', async () => {
    expect(await change('REG', { physical: false })).toMatchObject(refused('physical', /\(\+\d+\) masih memiliki/));
    await db()
      .updateTable('card_verification')
      .set({
        state: 'MANUAL_CHECKING',
        preference: 'DIGITAL',
        pickup_branch_id: null,
        delivery_address_encrypted: null,
        card_type_id: type('REG'),
      })
      .where('member_id', '=', memberId(305))
      .execute();
    expect(await change('REG', { digital: false })).toMatchObject(refused('digital', /masih memiliki 0 kartu/));
    expect((await change('GOLD', { sharia: true })).status).toBe(200);
    expect((await change('GOLD', { sharia: false })).status).toBe(200);
  });
});
