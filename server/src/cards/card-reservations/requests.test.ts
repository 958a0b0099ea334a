import { reservationCalls as own } from '@console/contracts/cards/card-reservations/calls';
import type { CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import type { Caller } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { reservationsOn, reservationModules } from './reservations.fixtures.ts';

const server = useServer({
  modules: reservationModules,
});
const { second, mra, type, mraUser, mraApprover, branchUser, call, detail, line, ofMra, step, approve, draft } =
  reservationsOn(server);

describe('requesting', () => {
  it('takes one line per office and type, for offices of the requester', async () => {
    const created = await draft(
      [line('13010', 'REG', 10), line('13010', 'KRY', 5, { viaMra: true }), line('13020', 'REG', 20)],
      mraUser,
    );
    expect(created).toMatchObject({
      reservationNo: expect.stringMatching(/^RSV-202603-\d{5}$/),
      state: 'DRAFT',
      origin: 'SCREEN',
      editors: ['MRAOFF01'],
      lineCount: 3,
      requested: 35,
      approved: 0,
    });
    expect(
      created.lineRows.map(({ destination, cardType, qtyRequested }) => [
        destination.slice(0, 5),
        cardType,
        qtyRequested,
      ]),
    ).toEqual([
      ['13010', 'Reguler', 10],
      ['13010', 'Karyawan', 5],
      ['13020', 'Reguler', 20],
    ]);
  });

  it.each([
    ['an office of another MRA', () => ofMra([line('10040', 'REG', 5)]), admin, 'lines[0]', 'DESTINATION_OUTSIDE'],
    [
      'two lines for one office and type',
      () => ofMra([line('13010', 'REG', 5), line('13010', 'REG', 6)]),
      admin,
      'lines[1]',
      'DUPLICATE_LINE',
    ],
    [
      'a day within a week',
      () => ofMra([line('13010', 'REG', 5)], { neededBy: '2026-03-22' }),
      admin,
      'neededBy',
      'NEEDED_TOO_SOON',
    ],
    [
      'more than ten thousand',
      () => ofMra([line('13010', 'REG', 10_001)]),
      admin,
      'lines[0].qtyRequested',
      'NOT_ALLOWED',
    ],
    [
      'a design of another type',
      () => ofMra([line('13010', 'REG', 5, { cardDesignId: seedId('card-design', 'GOLD_2024') })]),
      admin,
      'lines[0]',
      'DESIGN_NOT_OF_TYPE',
    ],
    ['an MRA that a branch is not', () => ofMra([line('13010', 'REG', 5)]), branchUser, 'requesterKind', 'NOT_ALLOWED'],
  ] as const)('refuses %s', async (_, body, caller, field, code) => {
    const { status, body: answer } = await call('create', { body: body() }, caller);
    expect({ status, errors: answer.errors }).toEqual({
      status: expect.any(Number),
      errors: [expect.objectContaining({ field, code: expect.stringMatching(code) })],
    });
    expect(status).toBeGreaterThanOrEqual(409);
  });

  it('each office sees only its own reservations', async () => {
    const created = await draft([line('13010', 'PLAT', 5)], mraUser);
    expect((await call('detail', { parameters: { secureId: created.secureId } }, branchUser)).status).toBe(404);
    expect((await detail(created.secureId, mraUser)).reservationNo).toBe(created.reservationNo);
    expect(
      (await call('list', { query: { cardTypeId: type('PLAT'), mra: mra('0401'), state: ['DRAFT'] } })).result.rows.map(
        ({ secureId }: CardReservation) => secureId,
      ),
    ).toEqual([created.secureId]);
  });

  it('after submission the approver may only reduce lines', async () => {
    const created = await draft([line('13010', 'KRY', 30)], mraUser);
    const added = await server.current.call(own.addLine, mraUser, {
      body: { secureId: created.secureId, version: created.version, line: line('13020', 'KRY', 10) },
    });
    expect(added.result.version).toBe(2);
    expect(
      (
        await server.current.call(own.addLine, mraUser, {
          body: { secureId: created.secureId, version: 2, line: line('13020', 'KRY', 10) },
        })
      ).body.code,
    ).toBe('DUPLICATE_LINE');
    const [first, other] = (await detail(created.secureId)).lineRows;
    await server.current.call(own.removeLine, mraUser, { body: { lineId: other!.lineId, version: 1 } });
    expect(
      (await server.current.call(own.removeLine, mraUser, { body: { lineId: first!.lineId, version: 1 } })).body.code,
    ).toBe('LAST_LINE');
    await step('submit', await detail(created.secureId), mraUser);
    const change = (qtyRequested: number, version: number, caller: Caller) =>
      server.current.call(own.changeLine, caller, {
        body: { lineId: first!.lineId, version, cardDesignId: null, qtyRequested, viaMra: false },
      });
    expect((await change(40, 1, mraApprover)).body.code).toBe('ONLY_LOWER');
    expect((await change(25, 1, mraApprover)).status).toBe(200);
    expect((await change(26, 1, mraUser)).body.code).toBe('STALE_VERSION');
    expect((await change(26, 2, mraUser)).status).toBe(200);
    expect(await approve(created.secureId, [26], mraApprover)).toMatchObject({
      status: 200,
      result: { state: 'APPROVED' },
    });
  });
});

describe('deciding', () => {
  it('a second person decides per line; a lower quantity needs a reason', async () => {
    const created = await draft([line('13030', 'KRY', 50), line('13030', 'PLAT', 20)]);
    await step('submit', created);
    expect((await approve(created.secureId, [20, 50], admin)).body.code).toBe('SELF_APPROVAL');
    expect((await approve(created.secureId, [20, 51])).body.code).toBe('ONLY_LOWER');
    expect((await approve(created.secureId, [0, 0])).body.code).toBe('NOTHING_APPROVED');
    expect((await approve(created.secureId, [0, 40])).body.errors).toMatchObject([
      { field: 'reason', code: 'REQUIRED' },
    ]);
    expect((await approve(created.secureId, [0, 40], second, 'stok terbatas')).result.state).toBe('APPROVED');
    expect(await detail(created.secureId)).toMatchObject({ approved: 40, approver: 'ADMIN02', note: 'stok terbatas' });
    expect((await step('cancel', await detail(created.secureId), admin, 'tidak jadi')).result.state).toBe('CANCELLED');
  });

  it('refuses a second open reservation for the same office and type', async () => {
    const [first, again] = [await draft([line('13020', 'SYR', 5)]), await draft([line('13020', 'SYR', 7)])];
    await step('submit', first);
    expect(await step('submit', again)).toMatchObject({
      status: 409,
      body: { code: 'OPEN_RESERVATION_EXISTS', message: expect.stringContaining(first.reservationNo) },
    });
    await step('reject', await detail(first.secureId), second, 'stok masih cukup');
    expect((await step('submit', again)).result.state).toBe('SUBMITTED');
  });
});
