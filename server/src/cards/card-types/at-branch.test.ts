// Long: all cases share one server with its seeded cards; another file would start another server.
import { randomUUID } from 'node:crypto';
import { assignmentCalls } from '@console/contracts/cards/card-assignment';
import { pickUpCalls } from '@console/contracts/cards/card-pickup';
import {
  replacementCalls,
  replacementStepCalls,
  type FoundForReplacement,
} from '@console/contracts/cards/replace-card-number';
import { reservationStepCalls } from '@console/contracts/cards/card-reservations/reservations';
import { cardTypes, type CardType } from '@console/contracts/cards/card-types';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import { programTypeId } from '../../membership/program-type/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { addMember } from '../card-verification/verification.fixtures.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { addRanges, branch, makeStock, move, mra } from '../lifecycle/lifecycle.fixtures.ts';
import { seedCardId } from '../lifecycle/seed/plan.ts';
import { suitsBranch } from './at-branch.ts';
import { branchTypesOn, branchTypeModules } from './at-branch.fixtures.ts';

const server = useServer({
  modules: branchTypeModules,
});
const { db, type, second, send, reserve, detail, counter, begin, end, refusal } = branchTypesOn(server);

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
