import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import type { Caller } from '../../platform/context.ts';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { seedMember } from '../../membership/member/seed-members.ts';
import { partnersModule } from '../partners/module.ts';
import { homeIssuance, printAll, uploaded, vendor1 } from './issuance.fixtures.ts';
import { cardIssuanceModule } from './module.ts';

const gateway = useGateway();
const server = useServer({ modules: [partnersModule, cardIssuanceModule], configuration: gateway.configuration });
const act = (name: keyof typeof issuanceCalls, who: Caller, body: object) =>
  server.current.call(issuanceCalls[name], who, { body });

it('a member is notified in the app of a card received at home, not of a returned one', async () => {
  const { db } = server.current.database;
  const issuance = await homeIssuance(db, [292, 293]);
  await printAll(db, issuance);
  const cards = await db
    .selectFrom('card')
    .select(['id', 'card_no'])
    .where('issuance_id', '=', issuance.id)
    .orderBy('card_no')
    .execute();
  const { result } = await act('dispatchCustomer', vendor1, {
    secureId: issuance.id,
    origin: 'VENDOR',
    courierCode: 'KR01',
    lines: cards.map(({ id }, index) => ({ cardId: id, awbNo: `TELL-0000${index}` })),
  });
  const [{ secureId }] = result.deliveries;
  const receive = async (cardNo: string, rest: object) => {
    const { version } = await db
      .selectFrom('card_delivery')
      .select('version')
      .where('id', '=', secureId)
      .executeTakeFirstOrThrow();
    return act('receiveResults', vendor1, {
      secureId,
      version,
      receiptNo: `R-${cardNo}`,
      fileId: await uploaded(server.current, 'VENDOR01'),
      line: { cardNo, eventDate: '2026-03-16', ...rest },
    });
  };
  expect((await receive(cards[1]!.card_no, { result: 'RETURNED', reasonCode: 'CLOSED' })).status).toBe(200);
  expect(
    (await receive(cards[0]!.card_no, { result: 'DELIVERED', receivedBy: 'Sendiri', relation: 'SELF' })).status,
  ).toBe(200);
  const sent = await gateway.arrived(2);
  const { memberNo, name } = seedMember(292);
  expect(sent.map(({ channel, to, text }) => ({ channel, to, text }))).toEqual(
    ['push', 'inbox'].map((channel) => ({
      channel,
      to: memberNo,
      text: `${name}, kartu Anda berakhiran ${cards[0]!.card_no.slice(-4)} sudah diterima dan dapat dipakai.`,
    })),
  );
});
