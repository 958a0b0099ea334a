// Long: all cases share one server with its seeded cards; another file would start another server.
import {
  generationCalls,
  waitingAllotments,
  type WaitingAllotment,
  type WantedGeneration,
} from '@console/contracts/cards/card-generator/generation';
import { reservationCalls } from '@console/contracts/cards/card-reservations/calls';
import {
  cardReservations,
  reservationStepCalls,
  type CardReservation,
} from '@console/contracts/cards/card-reservations/reservations';
import { callsOf } from '@console/contracts/core/resource';
import { randomUUID } from 'node:crypto';
import { admin, testCaller } from '../../../../test/callers.ts';
import { seedDate } from '../../../../test/environment.ts';
import { useServer } from '../../../../test/server.ts';
import { branchId } from '../../../people/organisation/seed.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import { cardDesignModule } from '../../card-design/module.ts';
import { designId } from '../../card-design/seed.ts';
import { cardReservationsModule } from '../../card-reservations/module.ts';
import { cardTypesModule } from '../../card-types/resource.ts';
import { brokenInvariants } from '../../lifecycle/invariants.ts';
import { seedRanges } from '../../lifecycle/seed/ranges.ts';
import { partnersModule } from '../../partners/module.ts';
import { cardGeneratorModule } from '../module.ts';
import { endedRun } from './generation.fixture.ts';

const server = useServer({
  modules: [partnersModule, cardTypesModule, cardDesignModule, cardReservationsModule, cardGeneratorModule],
});
const db = () => server.current.database.db;
const second = { ...admin, username: 'ADMIN02' };
const branchUser = testCaller(
  'BRADM01',
  { '*': 'Full Access' },
  { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', '10050')], mraIds: [] } },
);
const mra = seedId('mra', '0401');
const type = (code: string) => seedId('card-types', code);

/** Allots numbers to a branch of MRA 0401. @returns the reservation and its allotment */
async function allotted(
  office: string,
  code: string,
  quantity: number,
  viaMra = false,
): Promise<{ reservation: string; allotment: string }> {
  const call = (name: string, body: object, caller = admin) =>
    server.current.call({ ...callsOf(cardReservations), ...reservationStepCalls, ...reservationCalls }[name], caller, {
      body,
    });
  const { result: made } = await call('create', {
    requesterKind: 'MRA',
    requesterMraId: mra,
    requesterBranchId: null,
    neededBy: '2026-06-01',
    remark: null,
    lines: [
      {
        destinationKind: 'BRANCH',
        destinationId: branchId('SPEKTRA', office),
        cardTypeId: type(code),
        cardDesignId: null,
        qtyRequested: quantity,
        viaMra,
      },
    ],
  });
  await call('submit', { secureId: made.secureId, version: 1 });
  await call(
    'approve',
    { secureId: made.secureId, version: 2, lines: [{ lineId: made.lineRows[0].lineId, qtyApproved: quantity }] },
    second,
  );
  const range = seedRanges.find((each) => each.type === code && each.purpose === 'STOCK' && each.state === 'ACTIVE')!;
  await call('allot', { sequenceId: range.id, items: [{ lineId: made.lineRows[0].lineId, version: 2, quantity }] });
  const { id } = await db()
    .selectFrom('card_allotment')
    .select('id')
    .where('line_id', '=', made.lineRows[0].lineId)
    .executeTakeFirstOrThrow();
  return { reservation: made.secureId, allotment: id };
}
const reservation = async (secureId: string): Promise<CardReservation> =>
  (await server.current.call(callsOf(cardReservations)['detail'], admin, { parameters: { secureId } })).result;
const wanted = (allotmentIds: string[], codes: string[], rest: Partial<WantedGeneration> = {}): WantedGeneration => ({
  allotmentIds,
  designs: codes.map((code) => ({ cardTypeId: type(code), cardDesignId: designId(`${code}_2024`) })),
  vendorCode: 'PV01',
  rule: 'RESERVATION',
  ...rest,
});
const generate = (body: WantedGeneration, caller = admin, headers = {}) =>
  server.current.call(generationCalls.generateBranch, caller, { body, headers });
const waiting = async (query = {}): Promise<WaitingAllotment[]> =>
  (await server.current.call(callsOf(waitingAllotments)['list'], admin, { query: { size: 100, ...query } })).result
    .rows;

it('lists allotments without cards, narrowed by MRA, branch, type and day', async () => {
  const all = await waiting();
  expect(all.length).toBeGreaterThan(3);
  expect(all[0]).toMatchObject({
    reservationNo: expect.stringMatching(/^RSV-/),
    cardType: expect.any(String),
    firstNumber: expect.stringMatching(/^\d{16}$/),
  });
  expect(new Set((await waiting({ cardTypeId: type('PLAT') })).map(({ cardType }) => cardType))).toEqual(
    new Set(['Platinum']),
  );
  expect((await waiting({ mra })).every(({ destination }) => destination.startsWith('13'))).toBe(true);
  expect(await waiting({ neededUntil: '2020-01-01' })).toEqual([]);
  expect((await server.current.call(callsOf(waitingAllotments)['list'], branchUser)).result.total).toBe(0);
});

it('previews the print orders: one per card type and vendor', async () => {
  const [one, two] = [await allotted('13010', 'SYR', 4), await allotted('13020', 'KRY', 3)];
  const { result } = await server.current.call(generationCalls.previewBranch, admin, {
    body: wanted([one.allotment, two.allotment], ['SYR', 'KRY']),
  });
  expect(result).toMatchObject({
    quantity: 7,
    issuances: [
      { cardType: 'Syariah', quantity: 4, vendorCode: 'PV01', offices: 1 },
      { cardType: 'Karyawan', quantity: 3 },
    ],
  });
  expect(
    (await server.current.call(generationCalls.previewBranch, branchUser, { body: wanted([one.allotment], ['SYR']) }))
      .status,
  ).toBe(403);
});

it('creates cards and print orders with the design, for the reserving office or its MRA', async () => {
  const [straight, via] = [await allotted('13010', 'PLAT', 5), await allotted('13020', 'PLAT', 6, true)];
  const answer = await generate(wanted([straight.allotment, via.allotment], ['PLAT']));
  expect(answer).toMatchObject({
    status: 200,
    result: {
      state: 'DONE',
      quantity: 11,
      mode: 'BRANCH',
      issuances: [{ issuanceNo: expect.stringMatching(/^ISS-202603-/) }],
    },
  });
  const [{ secureId: issuanceId }] = answer.result.issuances;
  const cards = await db()
    .selectFrom('card')
    .select(['status', 'kind', 'card_design_id', 'office_branch_id', 'office_mra_id'])
    .where('issuance_id', '=', issuanceId)
    .execute();
  expect(cards).toHaveLength(11);
  expect(
    cards.every(
      ({ status, kind, card_design_id: design }) =>
        status === 'Issued' && kind === 'STOCK' && design === designId('PLAT_2024'),
    ),
  ).toBe(true);
  expect(cards.filter(({ office_branch_id: branch }) => branch === branchId('SPEKTRA', '13010'))).toHaveLength(5);
  expect(cards.filter(({ office_mra_id: id }) => id === mra)).toHaveLength(6);
  expect(await reservation(straight.reservation)).toMatchObject({
    state: 'GENERATED',
    lineRows: [{ qtyIssued: 5, allotments: [{ issuanceId }] }],
  });
  expect((await waiting()).map(({ secureId }) => secureId)).not.toContain(straight.allotment);
  expect((await generate(wanted([straight.allotment], ['PLAT']))).body.code).toBe('ALLOTMENT_GENERATED');
  expect(await brokenInvariants(db())).toEqual([]);
});

it('a repeated call answers with the first run', async () => {
  const { allotment } = await allotted('13030', 'PLAT', 2);
  const key = { 'idempotency-key': randomUUID() };
  const [first, again] = [
    await generate(wanted([allotment], ['PLAT']), admin, key),
    await generate(wanted([allotment], ['PLAT']), admin, key),
  ];
  expect(again.result).toEqual(first.result);
});

it.each([
  [
    'a design of another type',
    { designs: [{ cardTypeId: seedId('card-types', 'KLG'), cardDesignId: designId('GOLD_2024') }] },
    'DESIGN_NOT_OF_TYPE',
  ],
  ['a vendor nobody knows', { vendorCode: 'PV99' }, 'UNKNOWN_VENDOR'],
  ['allotments that are gone', { allotmentIds: [randomUUID()] }, 'NOT_FOUND'],
] as const)('refuses %s', async (_, change, code) => {
  const office = { DESIGN_NOT_OF_TYPE: '13010', UNKNOWN_VENDOR: '13020', NOT_FOUND: '13030' }[code];
  const { allotment } = await allotted(office, 'KLG', 2);
  expect((await generate(wanted([allotment], ['KLG'], change as unknown as Partial<WantedGeneration>))).body.code).toBe(
    code,
  );
});

describe('above a thousand cards', () => {
  const ended = (secureId: string) => endedRun(server.current, admin, secureId);

  it('a run continues in the background and claims its allotments', async () => {
    const { allotment, reservation: id } = await allotted('13010', 'KRY', 1_200);
    const { result } = await generate(wanted([allotment], ['KRY']));
    expect(result).toMatchObject({ state: 'QUEUED', quantity: 1_200, issuances: [] });
    expect((await generate(wanted([allotment], ['KRY']))).body.code).toBe('ALLOTMENT_GENERATED');
    expect(await ended(result.secureId)).toMatchObject({ state: 'DONE', issuances: [{}], error: null });
    expect((await reservation(id)).state).toBe('GENERATED');
    expect((await server.current.call(generationCalls.runs, admin)).result[0]).toMatchObject({
      secureId: result.secureId,
      startedBy: 'ADMIN01',
    });
    expect(await brokenInvariants(db())).toEqual([]);
  });

  it('a failed run rolls back and releases the allotments', async () => {
    const [bad, good] = [await allotted('13030', 'KRY', 1_100), await allotted('13030', 'SYR', 1_001)];
    const id = randomUUID();
    // The state after a crash; the vendor was removed from the setting afterwards.
    await db()
      .insertInto('card_generation_run')
      .values({
        id,
        mode: 'BRANCH',
        quantity: 1_100,
        wanted: JSON.stringify(wanted([bad.allotment], ['KRY'], { vendorCode: 'PV99' })),
        actor: JSON.stringify({ username: 'ADMIN01', name: 'Admin', roleNames: [], request: null }),
        error: null,
        worker: null,
        heartbeat_at: null,
        created_at: seedDate,
        ended_at: null,
      })
      .execute();
    await db().updateTable('card_allotment').set({ run_id: id }).where('id', '=', bad.allotment).execute();
    expect((await waiting()).map(({ secureId }) => secureId)).not.toContain(bad.allotment);
    const { result } = await generate(wanted([good.allotment], ['SYR']));
    expect((await ended(result.secureId)).state).toBe('DONE');
    expect(await ended(id)).toMatchObject({ state: 'FAILED', issuances: [], error: 'Vendor cetak PV99 tidak dikenal' });
    expect(await reservation(bad.reservation)).toMatchObject({ state: 'ALLOTTED', lineRows: [{ qtyIssued: 0 }] });
    expect((await waiting()).map(({ secureId }) => secureId)).toContain(bad.allotment);
    expect(await brokenInvariants(db())).toEqual([]);
  });
});
