// Long: all cases share one server with its seeded cards; another file would start another server.
import { countCalls } from '@console/contracts/cards/card-stock/count';
import { cardStock, stockCalls, type CardStock } from '@console/contracts/cards/card-stock/stock';
import { writeOffCalls, writeOffs } from '@console/contracts/cards/card-stock/write-off';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { uploadedFile } from '../../../test/stored-file.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { scheduledJobs } from '../../platform/schedule/job.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { cardTypesModule } from '../card-types/resource.ts';
import { partnersModule } from '../partners/module.ts';
import { cardStockModule } from './module.ts';

const calls = callsOf(cardStock);
const server = useServer({ modules: [partnersModule, cardTypesModule, cardStockModule] });
const db = () => server.current.database.db;
const at = (username: string, level: string, offices: readonly string[], mras: readonly string[] = []) =>
  testCaller(
    username,
    { '*': level },
    {
      mappingType: mras.length > 0 ? 'MRA' : 'BRANCH',
      scope: {
        type: 'branches',
        branchIds: offices.map((office) => branchId('SPEKTRA', office)),
        mraIds: mras.map((code) => seedId('mra', code)),
      },
    },
  );
const medan = ['10040', '10050', '10060'];
const mra = at('MRAOFF02', 'Input', medan, ['0102']);
const approver = at('MRASPV02', 'Approval', medan, ['0102']);
const branch = at('ADMCB11', 'Input', ['10060']);
const rows = async (query: object = {}, caller = admin) =>
  (await server.current.call(calls['list'], caller, { query: { size: 100, ...query } })).result.rows as CardStock[];
const stockOf = async (office: string, caller = admin) =>
  (await rows({}, caller)).find(({ officeCode, cardType }) => officeCode === office && cardType === 'Reguler')!;
const at_ = (secureId: string) => ({ parameters: { secureId } });
const numbersIn = async (stock: CardStock) =>
  (await server.current.call(stockCalls.cards, admin, at_(stock.secureId))).result.rows.map(
    ({ cardNo }: { cardNo: string }) => cardNo,
  ) as string[];

describe('/card-stock', () => {
  it('lists stock per office and type, lowest level first, with totals', async () => {
    const all = await rows();
    const order = ['OUT', 'LOW', 'OK', 'HIGH'];
    expect(all.map(({ level }) => order.indexOf(level))).toEqual(
      all.map(({ level }) => order.indexOf(level)).toSorted((a, b) => a - b),
    );
    expect(await stockOf('10060')).toMatchObject({
      officeKind: 'BRANCH',
      mra: expect.stringContaining('0102'),
      minimum: 25,
      maximum: 500,
      mismatch: false,
    });
    const query = { officeKind: 'MRA', mraId: seedId('mra', '0102') };
    const shown = await rows(query);
    expect(shown).toMatchObject([{ officeCode: '0102', free: 20, total: 20, level: 'LOW', inTransitOut: 10 }]);
    expect((await server.current.call(stockCalls.totals, admin, { query })).result).toMatchObject({
      free: 20,
      total: 20,
      inTransitOut: 10,
    });
    expect((await rows({ search: 'binjai' })).every(({ officeName }) => officeName === 'Binjai')).toBe(true);
  });

  it('branches see their own stock, an MRA also that of its branches', async () => {
    expect(new Set((await rows({}, branch)).map(({ officeCode }) => officeCode))).toEqual(new Set(['10060']));
    expect(new Set((await rows({}, mra)).map(({ officeCode }) => officeCode))).toEqual(new Set(['0102', ...medan]));
    expect((await server.current.call(stockCalls.cards, branch, at_((await stockOf('10050')).secureId))).status).toBe(
      404,
    );
  });

  it('an MRA sets the bounds of its branches, head office all', async () => {
    const stock = await stockOf('10060');
    const set = (caller: typeof admin, change: object, of = stock) =>
      server.current.call(calls['update'], caller, { body: { ...of, ...change } });
    expect((await set(branch, { minimum: 3 })).body.code).toBe('NOT_YOUR_BOUNDS');
    expect((await set(mra, { minimum: 3 }, await stockOf('0102'))).body.code).toBe('NOT_YOUR_BOUNDS');
    expect((await set(mra, { minimum: 50, maximum: 40 })).body.errors).toMatchObject([
      { field: 'maximum', code: 'MAXIMUM_BELOW' },
    ]);
    expect((await set(mra, { minimum: 3, maximum: 400 })).result).toMatchObject({
      minimum: 3,
      maximum: 400,
      version: stock.version + 1,
    });
    expect((await stockOf('10060')).level).toBe('OK');
  });

  it('shows the cards of a safe with hold and age, and movements by day', async () => {
    const stock = await stockOf('10060');
    const { result } = await server.current.call(stockCalls.cards, admin, at_(stock.secureId));
    expect(result.total).toBe(stock.total);
    expect(result.rows[0]).toMatchObject({
      reason: expect.stringMatching(/free|waiting|held/),
      days: expect.any(Number),
      cardNo: expect.stringMatching(/^\d{16}$/),
    });
    const safe = await stockOf('0102');
    expect((await server.current.call(stockCalls.movements, admin, at_(safe.secureId))).result).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ in: 10, out: 0 }),
        expect.objectContaining({ in: 0, out: 10 }),
      ]),
    );
    expect(
      (await server.current.call(stockCalls.branches, admin, at_(safe.secureId))).result.map(
        ({ office }: { office: string }) => office.slice(0, 5),
      ),
    ).toEqual(medan);
    expect(
      (await server.current.call(stockCalls.map, mra, { query: { cardTypeId: seedId('card-types', 'REG') } })).result,
    ).toHaveLength(4);
  });
});

describe('a stock count', () => {
  it('compares scans with the cards at opening: missing and foreign cards', async () => {
    const stock = await stockOf('13030');
    const numbers = await numbersIn(stock);
    const [foreign = ''] = await numbersIn(await stockOf('16010'));
    const open = () => server.current.call(countCalls.open, admin, { body: { stockId: stock.secureId } });
    const { result: sheet } = await open();
    expect(sheet).toMatchObject({ state: 'OPEN', expected: stock.total, scanned: 0, missing: [], foreign: [] });
    expect((await open()).body.code).toBe('COUNT_OPEN');
    const scan = (cardNo: string) =>
      server.current.call(countCalls.scan, admin, { body: { secureId: sheet.secureId, cardNo } });
    for (const cardNo of numbers.slice(1)) expect((await scan(cardNo)).result.expected).toBe(true);
    expect((await scan(numbers[1]!)).result.scanned).toBe(numbers.length - 1);
    expect((await scan(foreign)).result).toMatchObject({ expected: false, where: expect.stringContaining('16010') });
    expect((await scan('9710010000000018')).body.code).toBe('CARD_NO_CHECK_DIGIT');
    const { result: closed } = await server.current.call(countCalls.close, admin, { body: sheet });
    expect(closed).toMatchObject({
      state: 'DIFFERENT',
      missing: [{ cardNo: numbers[0] }],
      foreign: [{ cardNo: foreign }],
    });
    expect((await scan(numbers[0]!)).body.code).toBe('INVALID_STATE');
    expect((await open()).result.state).toBe('OPEN');
    expect(
      (await server.current.call(countCalls.list, admin, at_(stock.secureId))).result.map(
        ({ state }: { state: string }) => state,
      ),
    ).toEqual(['OPEN', 'DIFFERENT']);
  });

  it('matches when exactly the expected cards were scanned', async () => {
    const stock = await stockOf('16020');
    const { result: sheet } = await server.current.call(countCalls.open, admin, { body: { stockId: stock.secureId } });
    for (const cardNo of await numbersIn(stock))
      await server.current.call(countCalls.scan, admin, { body: { secureId: sheet.secureId, cardNo } });
    expect((await server.current.call(countCalls.close, admin, { body: sheet })).result).toMatchObject({
      state: 'MATCHED',
      missing: [],
      foreign: [],
    });
  });
});

describe('a write-off', () => {
  const detail = async (secureId: string) =>
    (await server.current.call(callsOf(writeOffs)['detail'], admin, at_(secureId))).result;
  const draft = async (stock: CardStock, cardNos: readonly string[], caller = mra) =>
    server.current.call(writeOffCalls.create, caller, {
      body: { stockId: stock.secureId, cardNos, reason: 'DAMAGED', witness1: 'Saksi Satu', witness2: 'Saksi Dua' },
    });
  const minutes = (by: string) =>
    uploadedFile(db(), {
      module: 'card-stock-write-off',
      uploaded_by: by,
      name: 'b.pdf',
      kind: 'pdf',
      type: 'application/pdf',
      width: null,
      height: null,
    });

  it('holds cards when submitted; a second person approves; the minutes cancel the cards', async () => {
    const stock = await stockOf('0102');
    const numbers = (await numbersIn(stock)).slice(0, 3);
    const { result: made } = await draft(stock, numbers);
    expect(await detail(made.secureId)).toMatchObject({
      writeOffNo: expect.stringMatching(/^WOF-/),
      cards: 3,
      state: 'DRAFT',
      editors: ['MRAOFF02'],
    });
    const step = (name: 'submit' | 'approve' | 'reject', caller: typeof admin, version: number) =>
      server.current.call(writeOffCalls[name], caller, {
        body: { secureId: made.secureId, version, reason: 'sudah dilihat' },
      });
    expect((await step('submit', mra, 1)).result.state).toBe('SUBMITTED');
    expect(await stockOf('0102')).toMatchObject({ free: stock.free - 3, held: stock.held + 3 });
    expect((await step('approve', { ...approver, username: 'MRAOFF02' }, 2)).body.code).toBe('SELF_APPROVAL');
    expect((await step('approve', approver, 2)).result.state).toBe('APPROVED');
    const executed = await server.current.call(writeOffCalls.execute, approver, {
      body: { secureId: made.secureId, version: 3, minutesFileId: await minutes('MRASPV02') },
    });
    expect(executed.result.state).toBe('EXECUTED');
    expect(await stockOf('0102')).toMatchObject({ free: stock.free - 3, held: stock.held, total: stock.total - 3 });
    expect(
      (await db().selectFrom('card').select('status').where('card_no', 'in', numbers).execute()).every(
        ({ status }) => status === 'Cancelled',
      ),
    ).toBe(true);
    expect(await brokenInvariants(db())).toEqual([]);
  });

  it('releases its cards when rejected, and refuses cards from elsewhere', async () => {
    const stock = await stockOf('10060');
    const [one = ''] = await numbersIn(stock);
    expect((await draft(stock, [one, ...(await numbersIn(await stockOf('10050'))).slice(0, 1)])).body.code).toBe(
      'CARD_NOT_IN_PLACE',
    );
    const { result: made } = await draft(stock, [one], branch);
    const body = { secureId: made.secureId, version: 1 };
    await server.current.call(writeOffCalls.submit, branch, { body });
    expect(
      (
        await server.current.call(writeOffCalls.approve, at('KACAB06', 'Approval', ['10060']), {
          body: { ...body, version: 2 },
        })
      ).body.code,
    ).toBe('APPROVER_LEVEL');
    expect(
      (
        await server.current.call(writeOffCalls.reject, approver, {
          body: { ...body, version: 2, reason: 'masih layak' },
        })
      ).result.state,
    ).toBe('REJECTED');
    expect(await stockOf('10060')).toMatchObject({ held: stock.held, free: stock.free });
  });
});

it('the nightly reconciliation marks wrong stock, reports it, and clears the mark when it is right', async () => {
  const job = scheduledJobs(server.current.app).get('card-stock-reconcile')!;
  const stock = await stockOf('16030');
  const add = (count: number) =>
    db()
      .updateTable('card_stock')
      .set((eb) => ({ free: eb('free', '+', count) }))
      .where('id', '=', stock.secureId)
      .execute();
  await add(1);
  expect(await job.run(new AbortController().signal)).toMatchObject({
    failed: 1,
    failures: [{ entity: 'stock', code: 'MISMATCH' }],
  });
  expect((await rows({ mismatch: true })).map(({ officeCode }) => officeCode)).toEqual(['16030']);
  await add(-1);
  expect(await job.run(new AbortController().signal)).toMatchObject({ failed: 0 });
  expect(await rows({ mismatch: true })).toEqual([]);
});
