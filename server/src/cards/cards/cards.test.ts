// Long: all cases share one server with its seeded cards; another file would start another server.
import { cardCalls, cards, type Card } from '@console/contracts/cards/cards';
import { extendedExpiry, extensionRefusal } from '@console/contracts/cards/expiry';
import { callsOf } from '@console/contracts/core/resource';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { memberId } from '../../membership/member/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { downloads } from '../../records/downloads/module.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { cardTypesModule } from '../card-types/resource.ts';
import { partnersModule } from '../partners/module.ts';
import { cardsModule } from './module.ts';

const calls = callsOf(cards);
const server = useServer({ modules: [partnersModule, cardTypesModule, cardsModule, downloads] });
const db = () => server.current.database.db;
const headOffice = testCaller('HOOPS01', { '*': 'Input' });
const headApprover = testCaller('HOHEAD01', { '*': 'Approval' });
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
const binjai = at('ADMCB05', 'Input', ['10050']);
const list = async (query: object, caller = admin) =>
  server.current.call(calls['list'], caller, { query: { size: 100, ...query } });
const rows = async (query: object, caller = admin) => (await list(query, caller)).result.rows as Card[];
const detail = async (secureId: string, caller = admin) =>
  server.current.call(calls['detail'], caller, { parameters: { secureId } });
const cardOf = async (where: { member?: number; status?: string; office?: string }) => {
  const row = await db()
    .selectFrom('card')
    .selectAll()
    .$if(where.member !== undefined, (query) =>
      query.where('holder_member_id', '=', memberId(where.member!)).where('status', 'not in', ['Lost', 'Cancelled']),
    )
    .$if(where.status !== undefined, (query) => query.where('status', '=', where.status as Card['cardStatus']))
    .$if(where.office !== undefined, (query) =>
      query.where('office_branch_id', '=', branchId('SPEKTRA', where.office!)),
    )
    .orderBy('card_no')
    .executeTakeFirstOrThrow();
  return { secureId: row.id, version: row.version, cardNo: row.card_no };
};
const act = (name: 'hold' | 'release' | 'extend' | 'cancel', caller: typeof admin, body: object) =>
  server.current.call(calls[name] as never, caller, { body });
const decide = (
  secureIds: readonly string[],
  caller: typeof admin,
  decision: 'approveChange' | 'rejectChange' = 'approveChange',
) => server.current.call(calls[decision], caller, { body: { secureIds, note: 'sudah diperiksa' } });

afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

describe('/cards', () => {
  it('only admins list all cards; others need a filter', async () => {
    expect((await list({})).result.total).toBeGreaterThanOrEqual(560);
    expect(await list({}, binjai)).toMatchObject({ status: 422, body: { code: 'NARROW_FILTER' } });
    expect((await list({ status: 'Branch' }, binjai)).status).toBe(200);
    expect((await server.current.call(calls['download'], binjai, { query: { format: 'csv' } })).body.code).toBe(
      'NARROW_FILTER',
    );
  });

  it('finds cards by full number, member number or name prefix', async () => {
    const { cardNo, secureId } = await cardOf({ member: 30 });
    expect((await rows({ search: cardNo.replace(/(.{4})/g, '$1 ') })).map((card) => card.secureId)).toEqual([secureId]);
    const [card] = await rows({ search: cardNo });
    expect(card).toMatchObject({
      cardNo,
      cardStatus: 'Customer',
      placeKind: 'MEMBER',
      usable: true,
      holds: [],
      issuanceNo: expect.stringMatching(/^ISS-/),
    });
    expect((await rows({ search: card!.holderNo! })).map((each) => each.secureId)).toContain(secureId);
    expect(
      (await rows({ search: card!.holderName!.slice(0, 5).toUpperCase() })).map((each) => each.secureId),
    ).toContain(secureId);
    expect(await rows({ search: card!.holderName!.slice(1, 6) })).not.toContainEqual(
      expect.objectContaining({ secureId }),
    );
    expect((await list({ search: '9710010000000018' })).body.code).toBe('CARD_NO_CHECK_DIGIT');
  });

  it('shows and filters the design of a card', async () => {
    const { secureId } = await cardOf({ member: 30 });
    const { cardDesignId, cardDesign } = (await detail(secureId)).result as Card;
    expect(cardDesign).toEqual(expect.any(String));
    const found = await rows({ cardDesignId });
    expect(new Set(found.map((card) => card.cardDesignId))).toEqual(new Set([cardDesignId]));
    expect(found.length).toBeGreaterThan(0);
  });

  it.each([
    ['status', { status: 'Digital' }, (card: Card) => card.cardStatus === 'Digital'],
    ['type', { cardTypeId: seedId('card-types', 'SYR') }, (card: Card) => card.cardType === 'Syariah'],
    ['kind', { kind: 'DIGITAL' }, (card: Card) => card.kind === 'DIGITAL'],
    [
      'MRA with its branches',
      { mraId: seedId('mra', '0102'), status: 'MRA' },
      (card: Card) => card.placeName?.startsWith('0102') === true,
    ],
    ['branch', { branchId: branchId('SPEKTRA', '10060') }, (card: Card) => card.office.startsWith('10060')],
    ['vendor', { vendorCode: 'pv01', status: 'Printing' }, (card: Card) => card.vendorCode === 'PV01'],
    ['held', { held: true }, (card: Card) => card.holds.length > 0],
    ['not held', { held: false }, (card: Card) => card.holds.length === 0],
  ])('is filtered by %s', async (_, query, fits) => {
    const found = await rows(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((card) => !fits(card))).toEqual([]);
  });

  it('date filters of creation, activation and expiry include both days', async () => {
    const {
      result: { createdAt },
    } = await detail((await cardOf({ member: 30 })).secureId);
    const day = (createdAt as string).slice(0, 10);
    expect((await rows({ from: day, to: day })).every((card) => card.createdAt.startsWith(day))).toBe(true);
    expect(await rows({ expiryFrom: '2999-01-01' })).toEqual([]);
  });

  it('a branch sees only its own cards', async () => {
    const foreign = await cardOf({ office: '13010', status: 'Branch' });
    expect((await detail(foreign.secureId, binjai)).status).toBe(404);
    expect(
      (await server.current.call(cardCalls.history, binjai, { parameters: { secureId: foreign.secureId } })).status,
    ).toBe(404);
    expect((await rows({ status: 'Branch' }, binjai)).every(({ office }) => office.startsWith('10050'))).toBe(true);
  });

  it('exports have masked numbers', async () => {
    const { cardNo } = await cardOf({ member: 31 });
    const { text } = await server.current.call(calls['download'], admin, { query: { format: 'csv', search: cardNo } });
    expect(text).toContain(`971001******${cardNo.slice(-4)}`);
    expect(text).not.toContain(cardNo);
  });

  it('shows gapless movements, holds and previous numbers', async () => {
    const { secureId } = await cardOf({ member: 5 });
    const { result } = await server.current.call(cardCalls.history, admin, { parameters: { secureId } });
    expect(result.movements.map(({ seqNo }: { seqNo: number }) => seqNo)).toEqual(
      result.movements.map((_: unknown, index: number) => result.movements.length - index),
    );
    expect(result.movements.at(-1)).toMatchObject({
      code: 'C2',
      fromStatus: null,
      toStatus: 'Issued',
      document: { kind: 'issuance', no: expect.any(String) },
    });
    expect(result.chain).toMatchObject([{ cardStatus: 'Cancelled' }, { secureId }]);
    const damaged = (await rows({ held: true, status: 'Branch' })).find(({ holds }) => holds.includes('DAMAGED'))!;
    expect(
      (await server.current.call(cardCalls.history, admin, { parameters: damaged as never })).result.holds,
    ).toMatchObject([{ code: 'DAMAGED', releasedAt: null }]);
  });

  it('lists the free cards of a safe, oldest first', async () => {
    const { result } = await server.current.call(cardCalls.free, binjai, {
      query: { officeKind: 'BRANCH', officeId: branchId('SPEKTRA', '10050') },
    });
    expect(result.length).toBeGreaterThan(0);
    expect(
      (
        await server.current.call(cardCalls.free, binjai, {
          query: { officeKind: 'BRANCH', officeId: branchId('SPEKTRA', '13010') },
        })
      ).result,
    ).toEqual([]);
  });
});

describe('damaged cards', () => {
  it('the office of the safe holds and releases them; readers cannot', async () => {
    const card = await cardOf({ office: '10040', status: 'Branch' });
    const medan = at('ADMCB07', 'Input', ['10040']);
    const body = { ...card, remark: 'chip retak' };
    expect((await act('hold', binjai, body)).status).toBe(404);
    expect((await act('hold', { ...medan, username: 'MRO01', mappingType: 'MRO' }, body)).body.code).toBe(
      'READ_ONLY_HERE',
    );
    expect((await act('hold', medan, body)).status).toBe(200);
    const { result: held } = await detail(card.secureId, medan);
    expect(held.holds).toContain('DAMAGED');
    expect((await act('hold', medan, { ...body, version: held.version })).body.code).toBe('CARD_ON_HOLD');
    expect((await act('release', medan, body)).body.code).toBe('STALE_VERSION');
    expect((await act('release', medan, { ...body, version: held.version })).status).toBe(200);
    expect((await detail(card.secureId, medan)).result.holds).not.toContain('DAMAGED');
  });

  it('must be in a safe', async () => {
    expect((await act('hold', headOffice, { ...(await cardOf({ member: 32 })), remark: 'chip retak' })).body.code).toBe(
      'CARD_STATUS_CONFLICT',
    );
    expect(
      (
        await act('release', headOffice, {
          ...(await cardOf({ office: '13020', status: 'Branch' })),
          remark: 'chip retak',
        })
      ).body.code,
    ).toBe('NOT_DAMAGED');
  });
});

describe('an extension', () => {
  const reason = {
    extensionReasonId: seedId('reasons-for-extension', 'ACTIVE_CONTRACT'),
    reason: 'kontrak masih berjalan',
  };
  const near = async (member: number) => {
    const card = await cardOf({ member });
    await db().updateTable('card').set({ expiry_date: '2026-05-31' }).where('id', '=', card.secureId).execute();
    return card;
  };

  it('needs a second approval and lasts to the end of the month', async () => {
    const card = await near(33);
    const requested = await act('extend', headOffice, { ...card, ...reason });
    expect(requested).toMatchObject({
      status: 202,
      result: {
        change: {
          state: 'PENDING',
          changes: expect.arrayContaining([{ field: 'expiryDate', before: '2026-05-31', after: '2027-05-31' }]),
        },
      },
    });
    const { change } = requested.result;
    expect((await act('extend', headOffice, { ...card, ...reason })).body.code).toBe('CHANGE_PENDING');
    expect((await decide([change.secureId], { ...headApprover, username: 'HOOPS01' })).body.code).toBe('SELF_APPROVAL');
    expect((await decide([change.secureId], headApprover)).status).toBe(200);
    expect((await detail(card.secureId)).result).toMatchObject({
      expiryDate: '2027-05-31',
      extensionCount: 1,
      cardStatus: 'Customer',
    });
    const { result } = await server.current.call(cardCalls.history, admin, { parameters: { secureId: card.secureId } });
    expect(result.movements[0]).toMatchObject({
      code: 'EXTEND',
      reason: 'Kontrak masih berjalan',
      actor: 'HOHEAD01',
      document: { kind: 'change' },
    });
  });

  it('is refused early, a third time, for a cancelled card or a wrong reason', async () => {
    expect((await act('extend', headOffice, { ...(await cardOf({ member: 34 })), ...reason })).body.code).toBe(
      'EXTENSION_TOO_EARLY',
    );
    const card = await near(35);
    expect(
      (
        await act('extend', headOffice, {
          ...card,
          ...reason,
          extensionReasonId: seedId('reasons-for-extension', 'SICK'),
        })
      ).body.errors,
    ).toMatchObject([{ field: 'extensionReasonId', code: 'NOT_FOUND' }]);
    await db().updateTable('card').set({ extension_count: 2 }).where('id', '=', card.secureId).execute();
    expect((await act('extend', headOffice, { ...card, ...reason })).body.code).toBe('EXTENSION_LIMIT');
    expect((await act('extend', headOffice, { ...(await cardOf({ status: 'Cancelled' })), ...reason })).body.code).toBe(
      'CARD_STATUS_CONFLICT',
    );
  });

  it('counts its days from the current expiry', () => {
    expect(extendedExpiry('2026-05-31', 180)).toBe('2026-11-30');
    expect(extendedExpiry('2026-11-30', 30)).toBe('2026-12-31');
    expect(
      extensionRefusal({ cardStatus: 'Customer', expiryDate: '2026-06-30', extensionCount: 0 }, '2026-04-01'),
    ).toBeUndefined();
    expect(
      extensionRefusal({ cardStatus: 'Customer', expiryDate: '2026-06-30', extensionCount: 0 }, '2026-03-31'),
    ).toBe('EXTENSION_TOO_EARLY');
  });
});

describe('a cancellation', () => {
  it('head office requests it; the approval cancels the number', async () => {
    const card = await cardOf({ member: 36 });
    const ask = { ...card, reason: 'permintaan member' };
    const owner = at('ADMCB90', 'Input', [
      '10010',
      '10020',
      '10030',
      '10040',
      '10050',
      '10060',
      '13010',
      '13020',
      '13030',
      '16010',
      '16020',
      '16030',
    ]);
    expect((await act('cancel', owner, ask)).body.code).toBe('ONLY_HEAD_OFFICE');
    const {
      result: { change },
    } = await act('cancel', headOffice, ask);
    expect((await decide([change.secureId], headApprover)).status).toBe(200);
    expect((await detail(card.secureId)).result).toMatchObject({
      cardStatus: 'Cancelled',
      placeKind: 'NONE',
      usable: false,
    });
  });

  it('is outdated after the card moved, and refused in transit', async () => {
    const card = await cardOf({ member: 37 });
    const {
      result: { change },
    } = await act('cancel', headOffice, { ...card, reason: 'permintaan member' });
    await db()
      .updateTable('card')
      .set({ version: card.version + 1 })
      .where('id', '=', card.secureId)
      .execute();
    expect((await decide([change.secureId], headApprover)).body.code).toBe('CHANGE_OUTDATED');
    expect(
      (await act('cancel', headOffice, { ...(await cardOf({ member: 214 })), reason: 'permintaan member' })).body.code,
    ).toBe('CARD_STATUS_CONFLICT');
  });
});
