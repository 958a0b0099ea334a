import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { replacementStepCalls } from '@console/contracts/cards/replace-card-number';
import { admin } from '../../../../../test/callers.ts';
import { seedDate } from '../../../../../test/environment.ts';
import { useServer } from '../../../../../test/server.ts';
import { memberId } from '../../../../membership/member/seed.ts';
import { seedId } from '../../../../platform/database/seed-id.ts';
import { brokenInvariants } from '../../../lifecycle/invariants.ts';
import { seedCardId } from '../../../lifecycle/seed/plan.ts';
import { customersOn, customerModules } from './customers.fixtures.ts';

const server = useServer({
  modules: customerModules,
});
const { db, approved, wanted, generate, waiting, cardOf, replace } = customersOn(server);

beforeEach(() => server.current.setNow(seedDate));
afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
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
