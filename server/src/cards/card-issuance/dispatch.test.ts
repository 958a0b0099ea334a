import { issuanceCalls, issuances } from '@console/contracts/cards/card-issuance/issuance';
import { callsOf } from '@console/contracts/core/resource';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { branch } from '../lifecycle/lifecycle.fixtures.ts';
import { partnersModule } from '../partners/module.ts';
import { homeIssuance, printAll, stockIssuance, vendor1 } from './issuance.fixtures.ts';
import { cardIssuanceModule } from './module.ts';

const server = useServer({ modules: [partnersModule, cardIssuanceModule] });
const db = () => server.current.database.db;

/** The dispatches that the vendor is offered, and whether printed cards lie ready for offices and for members. */
async function offered(secureId: string) {
  const { result } = await server.current.call(callsOf(issuances)['detail'], vendor1, { parameters: { secureId } });
  const acts = (result.actions as string[]).filter((each) => each.startsWith('deliver'));
  return [acts, result.officesReady, result.membersReady];
}

it('stock is sent to offices only, once a batch is printed', async () => {
  const issuance = await stockIssuance(db(), 1);
  expect(await offered(issuance.id)).toEqual([[], false, false]);
  const { version } = await db()
    .selectFrom('card_issuance')
    .select('version')
    .where('id', '=', issuance.id)
    .executeTakeFirstOrThrow();
  await server.current.call(issuanceCalls.startPrint, vendor1, { body: { secureId: issuance.id, version } });
  expect(await offered(issuance.id)).toEqual([['deliverBranch'], false, false]);
  const printed = await stockIssuance(db(), 1);
  await printAll(db(), printed);
  expect(await offered(printed.id)).toEqual([['deliverBranch'], true, false]);
});

it('members’ cards are ready for the destination on their line', async () => {
  const issuance = await homeIssuance(db(), [304]);
  await printAll(db(), issuance);
  expect(await offered(issuance.id)).toEqual([['deliverBranch', 'deliverCustomer'], false, true]);
});

it('lists consecutive runs of ready cards to pack, without held cards', async () => {
  const issuance = await stockIssuance(db(), 9);
  await printAll(db(), issuance);
  const cards = await db()
    .selectFrom('card')
    .select(['id', 'card_no'])
    .where('id', 'in', [...issuance.cardIds])
    .orderBy('card_no')
    .execute();
  const [no, id] = [cards.map((card) => card.card_no), cards.map((card) => card.id)];
  await db()
    .updateTable('card_issuance_line')
    .set({ destination_branch_id: branch('10050').id })
    .where('card_id', 'in', [id[3]!, id[4]!])
    .execute();
  await db()
    .insertInto('card_hold')
    .values({
      card_id: id[7]!,
      code: 'DAMAGED',
      document_kind: 'job',
      document_id: id[7]!,
      document_no: 'TEST',
      placed_by: 'T',
      placed_at: seedDate,
      released_by: null,
      released_at: null,
    })
    .execute();
  const { result: offices } = await server.current.call(issuanceCalls.branchPlan, vendor1, {
    parameters: { secureId: issuance.id },
  });
  expect(offices).toMatchObject([
    {
      officeCode: '10040',
      count: 6,
      held: 1,
      blocks: [
        { firstNo: no[0], lastNo: no[2], count: 3 },
        { firstNo: no[5], lastNo: no[6], count: 2 },
        { firstNo: no[8], lastNo: no[8], count: 1 },
      ],
    },
    { officeCode: '10050', count: 2, held: 0, blocks: [{ firstNo: no[3], lastNo: no[4], count: 2 }] },
  ]);
});
