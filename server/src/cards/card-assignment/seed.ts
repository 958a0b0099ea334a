// Long: one table of the seeded assignments, with the code that stores it.
import type {
  AssignmentCardResult,
  AssignmentKind,
  AssignmentState,
  LineState,
} from '@console/contracts/cards/card-assignment';
import { branchId } from '../../people/organisation/seed.ts';
import { seedOfficeCodes } from '../../membership/index.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import type { Tx } from '../../platform/context.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { systemCardActor } from '../lifecycle/actor.ts';
import { placeHolds } from '../lifecycle/events.ts';
import { seedCardId, seedDocumentId, seedPlan } from '../lifecycle/seed/plan.ts';

const dayMs = 86_400_000;

/** Destination (office 1-12, or an MRA), state, and card ranges (n from-to) with the result of each. */
type Line = readonly [
  to: number | string,
  state: LineState,
  ...cards: (readonly [from: number, to: number, result: AssignmentCardResult])[],
];
interface Header {
  readonly key: string;
  readonly kind: AssignmentKind;
  readonly from: number | string;
  readonly state: AssignmentState;
  readonly days: number;
  readonly by: string;
  readonly lines: readonly Line[];
}

/** 10 assignments with 24 lines, in every state. Cards of closed assignments are in the safe that received them. */
const headers: readonly Header[] = [
  {
    key: 'mra-5',
    kind: 'DISTRIBUTION',
    from: '0102',
    state: 'PARTIALLY_RECEIVED',
    days: 3,
    by: 'HOOPS02',
    lines: [
      [5, 'SENT', [381, 390, 'PENDING']],
      [4, 'RECEIVED', [406, 407, 'RECEIVED']],
    ],
  },
  {
    key: 'draft',
    kind: 'DISTRIBUTION',
    from: '0701',
    state: 'DRAFT',
    days: 1,
    by: 'MRAOFF04',
    lines: [
      [10, 'DRAFT', [529, 529, 'PENDING']],
      [11, 'DRAFT', [530, 530, 'PENDING']],
    ],
  },
  {
    key: 'first',
    kind: 'DISTRIBUTION',
    from: '0101',
    state: 'COMPLETED',
    days: 60,
    by: 'MRAOFF01',
    lines: [
      [1, 'RECEIVED', [391, 392, 'RECEIVED']],
      [2, 'RECEIVED', [396, 397, 'RECEIVED']],
      [3, 'RECEIVED', [401, 402, 'RECEIVED']],
    ],
  },
  {
    key: 'second',
    kind: 'DISTRIBUTION',
    from: '0102',
    state: 'PARTIALLY_RECEIVED',
    days: 30,
    by: 'MRAOFF02',
    lines: [
      [4, 'RECEIVED', [408, 409, 'RECEIVED']],
      [5, 'PARTIALLY_RECEIVED', [411, 412, 'RECEIVED'], [306, 306, 'MISSING']],
      [6, 'REJECTED', [471, 472, 'REJECTED']],
    ],
  },
  {
    key: 'third',
    kind: 'DISTRIBUTION',
    from: '0401',
    state: 'COMPLETED',
    days: 45,
    by: 'HOOPS02',
    lines: [
      [7, 'RECEIVED', [423, 424, 'RECEIVED']],
      [8, 'RECEIVED', [426, 427, 'RECEIVED']],
      [9, 'RECALLED', [491, 492, 'RECALLED']],
    ],
  },
  {
    key: 'fourth',
    kind: 'DISTRIBUTION',
    from: '0701',
    state: 'COMPLETED',
    days: 50,
    by: 'HOOPS02',
    lines: [
      [10, 'RECEIVED', [436, 437, 'RECEIVED']],
      [11, 'RECEIVED', [443, 444, 'RECEIVED']],
      [12, 'RECEIVED', [447, 448, 'RECEIVED'], [449, 449, 'RECEIVED']],
    ],
  },
  {
    key: 'return',
    kind: 'RETURN',
    from: 6,
    state: 'COMPLETED',
    days: 25,
    by: 'ADMCB11',
    lines: [['0102', 'RECEIVED', [473, 474, 'RECEIVED']]],
  },
  {
    key: 'return-back',
    kind: 'RETURN',
    from: 5,
    state: 'COMPLETED',
    days: 20,
    by: 'ADMCB09',
    lines: [['0102', 'REJECTED', [413, 414, 'REJECTED']]],
  },
  {
    key: 'transfer',
    kind: 'TRANSFER',
    from: 4,
    state: 'COMPLETED',
    days: 15,
    by: 'ADMCB07',
    lines: [
      [5, 'RECEIVED', [415, 415, 'RECEIVED']],
      [6, 'RECALLED', [410, 410, 'RECALLED']],
      [6, 'RECEIVED', [416, 417, 'RECEIVED']],
    ],
  },
  {
    key: 'given-up',
    kind: 'DISTRIBUTION',
    from: '0401',
    state: 'CANCELLED',
    days: 12,
    by: 'HOOPS02',
    lines: [
      [7, 'DRAFT'],
      [8, 'DRAFT'],
      [9, 'DRAFT'],
    ],
  },
];

const officeOf = (office: number | string) =>
  typeof office === 'string'
    ? { branch: null, mra: seedId('mra', office) }
    : { branch: branchId('SPEKTRA', seedOfficeCodes[office - 1] as string), mra: null };

async function addLine(tx: Tx, header: Header, id: string, index: number, at: Date): Promise<string[]> {
  const [to, state, ...cards] = header.lines[index] as Line;
  const lineId = seedId('card-assignment-line', `${header.key}:${index + 1}`);
  const numbers = cards.flatMap(([from, until, result]) =>
    Array.from({ length: until - from + 1 }, (_, offset) => ({ n: from + offset, result })),
  );
  const known = new Map(
    (
      await tx
        .selectFrom('card')
        .select(['id', 'card_no', 'card_type_id'])
        .where('id', 'in', [...numbers.map(({ n }) => seedCardId(n)), seedCardId(391)])
        .execute()
    ).map((card) => [card.id, card] as const),
  );
  const own = numbers.map(({ n }) => known.get(seedCardId(n))!.card_no).toSorted();
  const isOver = !['DRAFT', 'SENT'].includes(state);
  const { branch, mra } = officeOf(to);
  const type = numbers[0] ? known.get(seedCardId(numbers[0].n))!.card_type_id : seedId('card-types', 'REG');
  await tx
    .insertInto('card_assignment_line')
    .values({
      id: lineId,
      assignment_id: id,
      line_no: index + 1,
      destination_branch_id: branch,
      destination_mra_id: mra,
      card_type_id: type,
      quantity: Math.max(1, own.length),
      card_from: own[0] ?? null,
      card_to: own.at(-1) ?? null,
      carrier: index % 2 === 0 ? 'COURIER' : 'MESSENGER',
      carrier_ref: index % 2 === 0 ? `KR${header.days}${String(index + 1).padStart(6, '0')}` : 'Pak Darto',
      state,
      sent_at: state === 'DRAFT' ? null : at,
      received_at: state.endsWith('RECEIVED') ? new Date(at.getTime() + 2 * dayMs) : null,
      received_by: state.endsWith('RECEIVED') ? 'HOOPS01' : null,
      receipt_file: null,
      overdue_told_at: null,
    })
    .execute();
  // A card in transit has its line as its place (docs/model/cards.md#statuses).
  if (numbers.length > 0)
    await tx
      .insertInto('card_assignment_card')
      .values(
        numbers.map(({ n, result }) => ({
          id: seedId('card-line', `${id}:${n}`),
          line_id: lineId,
          card_id: seedCardId(n),
          result,
        })),
      )
      .execute();
  if (isOver)
    await tx
      .insertInto('card_assignment_remark')
      .values({
        line_id: lineId,
        creation_date: new Date(at.getTime() + 2 * dayMs),
        remark:
          state === 'REJECTED'
            ? 'Jumlah tidak sesuai dengan surat jalan'
            : state === 'RECALLED'
              ? 'Salah tujuan'
              : 'Diterima dalam keadaan baik',
        remark_by: header.by,
      })
      .execute();
  return numbers.map(({ n }) => seedCardId(n));
}

export const seed: Seed = {
  name: 'card-assignment',
  async run(tx, { date }) {
    const planned = seedPlan(date).documents.find(({ kind, key }) => kind === 'assignment' && key === 'mra-5');
    for (const header of headers) {
      const id = seedDocumentId('assignment', header.key);
      const at = planned?.id === id ? planned.at : new Date(date.getTime() - header.days * dayMs);
      const no = planned?.id === id ? planned.no : await takeDocumentNumber(tx, 'ASG', at);
      const { branch, mra } = officeOf(header.from);
      await tx
        .insertInto('card_assignment')
        .values({
          id,
          assignment_no: no,
          kind: header.kind,
          origin_branch_id: branch,
          origin_mra_id: mra,
          requested_by: header.by,
          remark: null,
          state: header.state,
          sent_at: ['DRAFT', 'CANCELLED'].includes(header.state) ? null : at,
          created_by: header.by,
          created_at: at,
          updated_by: header.by,
          updated_at: at,
        })
        .execute();
      const cards: string[] = [];
      for (const index of header.lines.keys()) cards.push(...(await addLine(tx, header, id, index, at)));
      if (header.state === 'DRAFT')
        await placeHolds(tx, 'ASSIGNMENT_DRAFT', {
          document: { kind: 'assignment', id, no },
          actor: systemCardActor('seed'),
          at,
          cards: cards.map((cardId) => ({ cardId })),
        });
    }
  },
};
