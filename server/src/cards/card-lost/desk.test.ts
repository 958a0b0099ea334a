import type { LossHolder, PickedCard } from '@console/contracts/cards/card-lost/desk';
import { lossDeskCalls } from '@console/contracts/cards/card-lost/desk';
import { lossCalls, type LossStep } from '@console/contracts/cards/card-lost';
import { sql } from 'kysely';
import { admin, testCaller } from '../../../test/callers.ts';
import { seedDate } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { seedMember, seedOfficeCodes, officeOf } from '../../membership/member/seed-members.ts';
import { memberId } from '../../membership/member/seed.ts';
import type { Caller } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import { assignmentModule } from '../card-assignment/module.ts';
import { cardIssuanceModule } from '../card-issuance/module.ts';
import { brokenInvariants } from '../lifecycle/invariants.ts';
import { branch } from '../lifecycle/lifecycle.fixtures.ts';
import { seedCardId } from '../lifecycle/seed/plan.ts';
import { lossModule } from './module.ts';

const server = useServer({ modules: [cardIssuanceModule, assignmentModule, lossModule] });
const db = () => server.current.database.db;
const at = (officeCode: string): Caller =>
  testCaller(
    `ADMCB${officeCode}`,
    { 'card-lost:browse': 'Input' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branch(officeCode).id], mraIds: [] } },
  );
const counter = (member: number) => at(seedOfficeCodes[officeOf(member) - 1] as string);
const cardNo = async (n: number) =>
  (await db().selectFrom('card').select('card_no').where('id', '=', seedCardId(n)).executeTakeFirstOrThrow()).card_no;
const find = (caller: Caller, term: string) => server.current.call(lossDeskCalls.find, caller, { body: { term } });
const pick = async (caller: Caller, body: object) =>
  (await server.current.call(lossDeskCalls.pick, caller, { body })).result as PickedCard[];
const codes = (cards: readonly PickedCard[]) => cards.map(({ refusal }) => refusal?.code ?? null);

beforeEach(() => server.current.setNow(seedDate));
afterEach(async () => {
  expect(await brokenInvariants(db())).toEqual([]);
});

describe('the counter of /card-lost', () => {
  it('finds a member of the office by a full number, with the card to block', async () => {
    const found = (await find(counter(66), seedMember(66).memberNo)).result as LossHolder;
    expect(found).toMatchObject({
      member: { secureId: memberId(66) },
      card: { cardNo: await cardNo(66), cardStatus: 'Picked_Up' },
      refusal: null,
    });
    expect(found.member.phone).toContain('*');
    expect((await find(at('16030'), seedMember(66).memberNo)).status).toBe(404);
    expect(
      (
        await db()
          .selectFrom('audit_entry')
          .select('action')
          .where('entity_id', '=', memberId(66))
          .where('module', '=', 'card-lost')
          .execute()
      ).map(({ action }) => action),
    ).toContain('SEARCH');
  });

  it.each([
    ['lost already', 292, 'CARD_ALREADY_LOST'],
    ['an e-card', 140, 'CARD_STATUS_CONFLICT'],
  ])('a card that is %s cannot be blocked, with the reason', async (_, member, code) => {
    expect((await find(admin, seedMember(member).memberNo)).result).toMatchObject({
      refusal: { code, message: expect.any(String) },
    });
  });

  it('lists cards by number, range and document, each with the reason for a refusal', async () => {
    const numbers = await Promise.all([416, 395, 391].map(cardNo));
    const picked = await pick(admin, { kind: 'OFFICE', cardNos: [...numbers, '9710010000000019'] });
    const of = new Map(picked.map((card) => [card.cardNo, card.refusal?.code ?? null]));
    // A damaged card can be reported lost; an office cannot report a member's card.
    expect(numbers.map((number) => of.get(number))).toEqual([null, null, null]);
    expect(of.get('9710010000000019')).toBe('CARD_STATUS_CONFLICT');
    expect(codes(await pick(at('16030'), { kind: 'OFFICE', cardNos: [numbers[0]] }))).toEqual(['NOT_FOUND']);
    const [from, to] = numbers
      .slice(0, 1)
      .concat(await cardNo(418))
      .toSorted();
    expect((await pick(admin, { kind: 'OFFICE', cardFrom: from, cardTo: to })).length).toBeGreaterThan(1);
    expect(
      (await server.current.call(lossDeskCalls.pick, admin, { body: { kind: 'OFFICE', cardFrom: to, cardTo: from } }))
        .body,
    ).toMatchObject({ code: 'CARD_RANGE_ORDER' });
    expect((await server.current.call(lossDeskCalls.pick, admin, { body: { kind: 'OFFICE' } })).body).toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('cards in transit can be reported lost only when their document is overdue', async () => {
    const {
      rows: [line],
    } = await sql<{
      no: string;
      id: string;
    }>`select g.assignment_no as no, g.id from card_assignment_card a join card_assignment_line l on l.id = a.line_id
      join card_assignment g on g.id = l.assignment_id where a.card_id = ${seedCardId(381)}`.execute(db());
    expect(
      codes(await pick(admin, { kind: 'COURIER', documentNo: line!.no })).every(
        (code) => code === 'DELIVERY_NOT_OVERDUE',
      ),
    ).toBe(true);
    server.current.setNow(new Date(seedDate.getTime() + 20 * 86_400_000));
    const cards = await pick(admin, { kind: 'COURIER', documentNo: line!.no.toLowerCase() });
    expect(cards).toHaveLength(10);
    expect(cards.every(({ refusal, documentNo }) => refusal === null && documentNo === line!.no)).toBe(true);
    const report = {
      kind: 'COURIER',
      reasonId: seedId('reason-for-loss', 'COURIER_LOST'),
      lostDate: '2026-03-20',
      chronology: 'Kurir tidak dapat menunjukkan paketnya sampai hari ini.',
    };
    const mixed = await server.current.call(lossCalls.reportOffice, admin, {
      body: { ...report, cardNos: [cards[0]!.cardNo, await cardNo(361)] },
    });
    expect(mixed.body).toMatchObject({ code: 'DOCUMENTS_MIXED' });
    const created = (
      await server.current.call(lossCalls.reportOffice, at('10050'), {
        body: { ...report, cardNos: cards.slice(0, 2).map((card) => card.cardNo) },
      })
    ).result;
    expect(
      await db()
        .selectFrom('card_loss')
        .select(['source_kind', 'source_no'])
        .where('id', '=', created.secureId)
        .executeTakeFirstOrThrow(),
    ).toEqual({ source_kind: 'assignment', source_no: line!.no });
    expect(
      (
        await server.current.call(lossCalls.confirm, admin, {
          body: { items: [{ secureId: created.secureId, version: 1 }] },
        })
      ).body,
    ).toMatchObject({ result: { changed: 1 } });
    const results = await db()
      .selectFrom('card_assignment_card as a')
      .innerJoin('card_loss_card as l', 'l.line_id', 'a.id')
      .select('a.result')
      .where('l.loss_id', '=', created.secureId)
      .execute();
    expect(results).toEqual([{ result: 'LOST' }, { result: 'LOST' }]);
    const steps = (await server.current.call(lossCalls.history, admin, { parameters: { secureId: created.secureId } }))
      .result as LossStep[];
    expect(steps.map(({ code, cards: count }) => [code, count])).toEqual([
      ['L2', 2],
      ['HOLD', 2],
    ]);
  });

  it('lists the reasons per kind of report, and whether they need a police letter', async () => {
    const reasons = (await server.current.call(lossDeskCalls.reasons, admin, { query: { kind: 'OFFICE' } })).result;
    expect(reasons).toContainEqual(
      expect.objectContaining({ secureId: seedId('reason-for-loss', 'SAFE_SHORT'), policeLetterRequired: true }),
    );
    expect(reasons).not.toContainEqual(
      expect.objectContaining({ secureId: seedId('reason-for-loss', 'COURIER_LOST') }),
    );
  });
});
