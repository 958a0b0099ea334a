import { useDatabase } from '../../../../test/database.ts';
import { createCards } from '../../lifecycle/create.ts';
import { brokenInvariants } from '../../lifecycle/invariants.ts';
import { addRanges, at, branch, document, headOffice, move } from '../../lifecycle/lifecycle.fixtures.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import { addIssuanceLines, createIssuance } from './create.ts';

const database = useDatabase();
const db = () => database.current.db;
const state = (id: string) =>
  db().selectFrom('card_issuance').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('the state of a print order follows its cards, after any transition', async () => {
  const ranges = await addRanges(db());
  const { id, cards } = await db()
    .transaction()
    .execute(async (tx) => {
      const issuance = await createIssuance(tx, {
        mode: 'BRANCH',
        cardTypeId: seedId('card-types', 'REG'),
        vendorCode: 'PV01',
        actor: headOffice,
        at,
      });
      const created = await createCards(tx, {
        code: 'C1',
        sequenceId: ranges.STOCK,
        issuanceId: issuance.id,
        document: issuance,
        actor: headOffice,
        at,
        cards: Array.from({ length: 3 }, () => ({ office: branch('10040') })),
      });
      await addIssuanceLines(
        tx,
        issuance,
        created.map((card) => ({ cardId: card.id, destination: branch('10040') })),
      );
      return { id: issuance.id, cards: created.map((card) => card.id) };
    });
  expect(await state(id)).toMatchObject({
    issuance_no: expect.stringMatching(/^ISS-202603-\d{5}$/),
    state: 'OPEN',
    total: 3,
    issued: 3,
  });

  await move(db(), 'P1', cards, { vendorCode: 'PV01' });
  expect(await state(id)).toMatchObject({ state: 'IN_PRINT', issued: 0, printing: 3 });
  await move(db(), 'L1', cards.slice(0, 1));
  expect(await state(id)).toMatchObject({ state: 'IN_PRINT', printing: 2, lost: 1 });
  await move(db(), 'X2', cards.slice(1), {}, { by: document('batch') });
  expect(await state(id)).toMatchObject({ state: 'COMPLETED', cancelled: 2, lost: 1 });
  await move(db(), 'X5', cards.slice(0, 1), {}, { by: document('job') });
  expect(await state(id)).toMatchObject({ state: 'CANCELLED', cancelled: 3 });
  expect(await brokenInvariants(db())).toEqual([]);
});

it('refuses a card of another open issuance, and counts that do not match', async () => {
  const held = await db()
    .selectFrom('card_issuance_line')
    .select(['card_id', 'issuance_id'])
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  await expect(
    db()
      .transaction()
      .execute(async (tx) => {
        const issuance = await createIssuance(tx, {
          mode: 'ECARD',
          cardTypeId: seedId('card-types', 'REG'),
          vendorCode: 'PV02',
          actor: headOffice,
          at,
        });
        await addIssuanceLines(tx, issuance, [{ cardId: held.card_id, destination: { kind: 'HOME' } }]);
      }),
  ).rejects.toThrow('card_issuance_line_open');
  await expect(
    db().updateTable('card_issuance').set({ issued: 1 }).where('id', '=', held.issuance_id).execute(),
  ).rejects.toThrow('card_issuance_counts');
});

it('seeds issuances, batches and deliveries of the seeded cards', async () => {
  const count = async (table: 'card_issuance' | 'card_print_batch' | 'card_delivery', named: string) =>
    (await db().selectFrom(table).select('state').execute()).filter((row) => row.state === named).length;
  expect(await count('card_issuance', 'OPEN')).toBeGreaterThan(0);
  expect(await count('card_print_batch', 'FILE_TAKEN')).toBe(1);
  expect(await count('card_delivery', 'DISPATCHED')).toBe(5);
  const receipts = await db()
    .selectFrom('card_delivery_receipt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(receipts.count).toBe(await count('card_delivery', 'RECEIVED'));
});
