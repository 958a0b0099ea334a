import { nextStep, trackingCalls, type Tracked } from '@console/contracts/cards/card-tracking';
import { admin, testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchId } from '../../branches-stores/organisation/seed.ts';
import { memberId } from '../../membership/member/seed.ts';
import { partnersModule } from '../partners/module.ts';
import { cardTrackingModule } from './module.ts';

const server = useServer({ modules: [partnersModule, cardTrackingModule] });
const db = () => server.current.database.db;
const at = (office: string) => testCaller(`TRACK${office}`, { '*': 'View Only' }, { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', office)], mraIds: [] } });
const track = async (number: string | readonly string[], caller = admin) => (await server.current.call(trackingCalls.track, caller, { query: { number: [number].flat() } })).result as Tracked[];
const cardOf = (member: number) => db().selectFrom('card').select(['id', 'card_no']).where('holder_member_id', '=', memberId(member)).where('status', 'not in', ['Lost', 'Cancelled']).executeTakeFirstOrThrow();
const documentOf = async (cardId: string, code: string) => (await db().selectFrom('card_movement').select('document_no').where('card_id', '=', cardId).where('transition_code', '=', code as 'D2').executeTakeFirstOrThrow()).document_no as string;

it('tells of a card on its way where it is, since when, by which document and waybill, and who owes the next step', async () => {
  const { card_no, id } = await cardOf(215);
  const [found] = await track(card_no.replace(/(.{4})/g, '$1 '));
  expect(found).toMatchObject({ fault: null, total: 1, cards: [{ secureId: id, cardNo: card_no, cardStatus: 'delivered_to_customer', known: { placeKind: 'TRANSIT', document: { kind: 'delivery', no: await documentOf(id, 'D2') }, days: 3, holds: [] } }] });
  expect(found!.cards[0]!.known!.movements.map(({ code }) => code)).toEqual(['D2', 'P1', 'C2']);
  expect(nextStep({ cardStatus: 'delivered_to_customer', isBound: true, holds: [] })?.by.en).toBe('Courier and print vendor');
  expect(nextStep({ cardStatus: 'Branch', isBound: false, holds: ['DAMAGED'] })?.step.en).toContain('settled');
  expect(nextStep({ cardStatus: 'Cancelled', isBound: true, holds: [] })).toBeNull();
});

it('lists the cards of a document', async () => {
  const { id } = await cardOf(215);
  const no = await documentOf(id, 'D2');
  const [found] = await track(no.toLowerCase());
  expect(found).toMatchObject({ fault: null, total: 18, document: { kind: 'delivery', no } });
  expect(found!.cards.every(({ cardStatus, known }) => cardStatus === 'delivered_to_customer' && known?.movements.length === 0)).toBe(true);
});

it('answers several numbers at once, each for itself, and no more than twenty', async () => {
  const { card_no } = await cardOf(216);
  const answer = await track([card_no, '9710010000000018', '9710019999999998', 'DLV-199901-00001', 'AWB-NOWHERE']);
  expect(answer.map(({ fault }) => fault)).toEqual([null, 'CARD_NO_CHECK_DIGIT', 'CARD_NO_CHECK_DIGIT', 'NOT_FOUND', 'NOT_FOUND']);
  expect((await server.current.call(trackingCalls.track, admin, { query: { number: Array.from({ length: 21 }, () => card_no) } })).status).toBe(422);
});

it('tells a branch all of its own and once own cards and of its members, and of others the status and the office alone', async () => {
  const member = await db().selectFrom('card as c').innerJoin('branch as b', 'b.id', 'c.office_branch_id').select(['c.card_no', 'b.office_code']).where('c.holder_member_id', '=', memberId(20)).where('c.status', '=', 'Customer').executeTakeFirstOrThrow();
  const [own] = await track(member.card_no, at(member.office_code));
  expect(own!.cards[0]!.known).not.toBeNull();
  const other = member.office_code === '16030' ? '10010' : '16030';
  const [foreign] = await track(member.card_no, at(other));
  expect(foreign!.cards).toEqual([{ secureId: null, cardNo: `971${member.card_no.slice(3, 6)}******${member.card_no.slice(-4)}`, cardStatus: 'Customer', office: expect.stringContaining(member.office_code), known: null }]);
});

it('keeps every look-up, with the number masked', async () => {
  const { card_no, id } = await cardOf(217);
  await track(card_no, at('13010'));
  await track(card_no);
  await track(card_no);
  const entries = await db().selectFrom('audit_entry').select(['username', 'entity_label']).where('module', '=', 'card-tracking').where('entity_label', 'like', `%${card_no.slice(-4)}`).execute();
  expect(entries.filter(({ username }) => username === 'ADMIN01')).toHaveLength(2);
  expect(entries.every(({ entity_label: label }) => label === `${card_no.slice(0, 6)}******${card_no.slice(-4)}`)).toBe(true);
  expect(id).toBeTruthy();
});
