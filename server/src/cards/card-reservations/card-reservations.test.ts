// Long: all cases share one server with its seeded cards; another file would start another server.
import { reservationCalls as own } from '@console/contracts/cards/card-reservations/calls';
import type { CardReservation } from '@console/contracts/cards/card-reservations/reservations';
import { reservationStates } from '@console/contracts/cards/card-reservations/vocabulary';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { importJobCalls } from '@console/contracts/platform/imports';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { followReceipts } from './progress.ts';
import { seedDate } from '../../../test/environment.ts';
import { reservationsOn, reservationModules } from './reservations.fixtures.ts';

const server = useServer({
  modules: reservationModules,
});
const { calls, db, mra, branch, type, mraUser, call, detail, line, step, draft, approved, stockRange, allot } =
  reservationsOn(server);

it('the seed has eighteen reservations in every state and forty-six lines', async () => {
  const { result } = await call('list', { query: { size: 25 } });
  expect(result.total).toBe(18);
  expect(new Set(result.rows.map(({ state }: CardReservation) => state))).toEqual(
    new Set(reservationStates.map(({ value }) => value)),
  );
  expect(result.rows.reduce((sum: number, { lineCount }: CardReservation) => sum + lineCount, 0)).toBe(46);
  expect(await brokenInvariants(db())).toEqual([]);
  const fulfilled = result.rows.find(({ state }: CardReservation) => state === 'FULFILLED');
  expect(fulfilled.received).toBe(fulfilled.allotted);
});

describe('allotting', () => {
  it('lines get consecutive numbers, at most as approved and available', async () => {
    const [one, two] = [await approved('13010', 'SYR', 30), await approved('13030', 'SYR', 20)];
    const [first, other] = [one.lineRows[0]!, two.lineRows[0]!];
    const range = (await server.current.call(own.ranges, admin)).result.find(
      ({ code }: { code: string }) => code === stockRange('SYR').code,
    );
    const { result: open } = await server.current.call(own.openLines, admin, {
      query: { sequenceId: range.sequenceId },
    });
    expect(
      open.lines.filter(({ lineId }: { lineId: string }) => [first.lineId, other.lineId].includes(lineId)),
    ).toMatchObject([{ rest: 30 }, { rest: 20 }]);
    expect((await allot('SYR', [{ ...first, quantity: 31 }])).body).toMatchObject({
      code: 'OVER_ALLOTMENT',
      message: expect.stringContaining('sisa 30'),
    });
    expect((await allot('SYR', [{ ...first, quantity: 30 }], mraUser)).status).toBe(403);
    const { result } = await allot('SYR', [
      { ...first, quantity: 30 },
      { ...other, quantity: 5 },
    ]);
    expect(result).toMatchObject({ allotted: 35, firstNumber: range.nextNumber });
    expect(await detail(one.secureId)).toMatchObject({ state: 'ALLOTTED', allotted: 30 });
    expect(await detail(two.secureId)).toMatchObject({ state: 'PARTIALLY_ALLOTTED', allotted: 5 });
    const [given] = (await detail(two.secureId)).lineRows[0]!.allotments;
    expect(Number(given!.firstNumber.slice(6, 15))).toBe(Number(range.nextNumber.slice(6, 15)) + 30);
    expect(await brokenInvariants(db())).toEqual([]);
  });

  it('the refusal of a range without numbers names it, and allots nothing', async () => {
    const reservation = await approved('13020', 'KLG', 10);
    await db()
      .updateTable('card_sequence')
      .set((range) => ({ next_serial: range('serial_to', '-', 3) }))
      .where('id', '=', stockRange('KLG').id)
      .execute();
    const [wanted] = reservation.lineRows;
    expect(await allot('KLG', [{ ...wanted!, quantity: 10 }])).toMatchObject({
      status: 409,
      body: { code: 'RANGE_INSUFFICIENT', message: `Nomor tersisa di ${stockRange('KLG').code} hanya 4` },
    });
    expect((await detail(reservation.secureId)).state).toBe('APPROVED');
    expect((await allot('KLG', [{ ...wanted!, quantity: 4 }])).status).toBe(200);
    expect(
      (
        await db()
          .selectFrom('card_sequence')
          .select('state')
          .where('id', '=', stockRange('KLG').id)
          .executeTakeFirstOrThrow()
      ).state,
    ).toBe('EXHAUSTED');
    const [last] = (await detail(reservation.secureId)).lineRows[0]!.allotments;
    const released = await server.current.call(own.release, admin, {
      body: { secureId: last!.secureId, reason: 'salah rentang' },
    });
    expect(released.result).toMatchObject({ state: 'APPROVED' });
    expect(
      (
        await db()
          .selectFrom('card_sequence')
          .select('state')
          .where('id', '=', stockRange('KLG').id)
          .executeTakeFirstOrThrow()
      ).state,
    ).toBe('ACTIVE');
  });

  it('only the last unused numbers of a range can be returned', async () => {
    const [one, two] = [await approved('13010', 'PLAT', 3), await approved('13020', 'PLAT', 4)];
    await allot('PLAT', [{ ...one.lineRows[0]!, quantity: 3 }]);
    await allot('PLAT', [{ ...two.lineRows[0]!, quantity: 4 }]);
    const [before] = (await detail(one.secureId)).lineRows[0]!.allotments;
    const release = (secureId: string) =>
      server.current.call(own.release, admin, { body: { secureId, reason: 'tidak jadi dipakai' } });
    expect((await release(before!.secureId)).body.code).toBe('ALLOTMENT_NOT_LAST');
    const generated = await db()
      .selectFrom('card_allotment')
      .select('id')
      .where('issuance_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect((await release(generated.id)).body.code).toBe('ALLOTMENT_GENERATED');
    const { result: list } = await call('list', { query: { search: one.reservationNo } });
    for (const search of [one.requester, one.requester.split(' ')[0]])
      expect(
        (await call('list', { query: { search, size: 100 } })).result.rows.map(
          ({ secureId }: CardReservation) => secureId,
        ),
      ).toContain(one.secureId);
    expect((await step('cancel', list.rows[0])).status).toBe(422);
    expect((await step('cancel', list.rows[0], admin, 'tidak jadi dipakai')).body.code).toBe('INVALID_STATE');
  });

  it('concurrent allotments never get the same numbers', async () => {
    expect((await server.current.call(own.ranges, mraUser)).status).toBe(404);
    const [one, two] = [await approved('13010', 'GOLD', 6), await approved('13020', 'GOLD', 7)];
    await Promise.all([
      allot('GOLD', [{ ...one.lineRows[0]!, quantity: 6 }]),
      allot('GOLD', [{ ...two.lineRows[0]!, quantity: 7 }]),
    ]);
    const rows = await db()
      .selectFrom('card_allotment')
      .select(['serial_from', 'serial_to'])
      .where('sequence_id', '=', stockRange('GOLD').id)
      .orderBy('serial_from')
      .execute();
    rows.slice(1).forEach((row, index) => expect(row.serial_from).toBe(rows[index]!.serial_to + 1));
  });
});

it('is fulfilled when all cards arrived, were lost or cancelled', async () => {
  const waiting = (await call('list', { query: { state: ['GENERATED'] } })).result.rows[0] as CardReservation;
  expect(await followReceipts(db(), seedDate)).toBe(0);
  expect((await step('close', waiting, mraUser, 'sisa tidak dibutuhkan')).status).toBe(404);
  expect((await step('close', waiting, admin, 'sisa tidak dibutuhkan')).result.state).toBe('CLOSED');
});

describe('a file', () => {
  const header = 'destination_kind,office_code,card_type_code,quantity,needed_by,via_mra,remark';
  const send = (rows: readonly string[], fields: Record<string, string> = {}) =>
    upload(server.current, calls['importUpload'], admin, {
      name: 'reservasi.csv',
      content: [header, ...rows, ''].join('\n'),
      fields,
    });
  const confirm = (importId: string) => server.current.call(calls['importConfirm'], admin, { body: { importId } });

  it('creates one submitted reservation per MRA, day and remark', async () => {
    const { result: job } = await send([
      'BRANCH,16010,REG,50,2026-05-01,N,',
      'BRANCH,16020,REG,40,2026-04-20,Y,mendesak',
      'MRA,0102,KLG,30,2026-05-02,N,',
      'MRA,0102,REG,25,2026-05-02,N,',
    ]);
    expect(job).toMatchObject({ state: 'PREVIEWED', newRows: 4, errorRows: 0 });
    expect((await confirm(job.secureId)).result).toMatchObject({ state: 'COMPLETED', appliedRows: 4 });
    const { result } = await call('list', { query: { origin: ['IMPORT'] } });
    expect(
      result.rows
        .map(({ state, lineCount, requested, neededBy, remark }: CardReservation) => ({
          state,
          lineCount,
          requested,
          neededBy,
          remark,
        }))
        .toSorted((a: CardReservation, b: CardReservation) => b.requested - a.requested),
    ).toEqual([
      { state: 'SUBMITTED', lineCount: 2, requested: 55, neededBy: '2026-05-02', remark: null },
      { state: 'SUBMITTED', lineCount: 1, requested: 50, neededBy: '2026-05-01', remark: null },
      { state: 'SUBMITTED', lineCount: 1, requested: 40, neededBy: '2026-04-20', remark: 'mendesak' },
    ]);
  });

  it('reports faulty rows and rows with an open reservation', async () => {
    const { result: job } = await send([
      'BRANCH,16010,REG,50,2026-05-01,N,',
      'BRANCH,99999,REG,50,2026-05-01,N,',
      'BRANCH,16030,XXX,50,2026-05-01,N,',
      'BRANCH,16030,REG,50,2026-03-17,N,',
    ]);
    const { result } = await server.current.call(importJobCalls.rows, admin, {
      parameters: { secureId: job.secureId },
    });
    expect(
      result.rows.map(({ messages }: { messages: { code: string }[] }) => messages.map(({ code }) => code)),
    ).toEqual([['STILL_OPEN'], ['OFFICE_UNKNOWN'], ['TYPE_UNKNOWN'], ['TOO_SOON']]);
  });

  it('the preview refuses rows with an open reservation', async () => {
    await step('submit', await draft([line('16030', 'PLAT', 5)], admin, { requesterMraId: mra('0701') }));
    const { result: job } = await send(['BRANCH,16030,PLAT,7,2026-05-01,N,']);
    expect(job).toMatchObject({ newRows: 0, errorRows: 1 });
  });

  it('a confirmed file cannot be imported again, forced or not', async () => {
    const rows = ['BRANCH,16030,KRY,11,2027-05-01,N,'];
    const { result: job } = await send(rows);
    await confirm(job.secureId);
    server.current.setNow(new Date(seedDate.getTime() + 40 * 86_400_000));
    expect((await send(rows)).body.code).toBe('IMPORT_DUPLICATE_FILE');
    expect((await send(rows, { force: 'true' })).body.code).toBe('IMPORT_DUPLICATE_FILE');
    server.current.setNow(seedDate);
  });
});

it('shows stock and usage of a destination', async () => {
  const { result } = await server.current.call(own.stock, admin, {
    query: { destinationId: branch('10040'), cardTypeId: type('REG') },
  });
  expect(result).toEqual({ free: expect.any(Number), inTransit: expect.any(Number), usage: expect.any(Number) });
  expect(result.free).toBeGreaterThan(0);
});
