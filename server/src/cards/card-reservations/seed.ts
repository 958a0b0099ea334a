// Long: one table of the seeded reservations, with the code that stores it.
import type { ReservationState } from '@console/contracts/cards/card-reservations/vocabulary';
import { sql } from 'kysely';
import { branchId } from '../../people/organisation/seed.ts';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import type { Office } from '../lifecycle/actor.ts';
import { allotNumbers, lockRange } from '../lifecycle/numbers.ts';
import { createdStretches, type Stretch } from './seed-stretches.ts';

const dayMs = 86_400_000;
export const reservationId = (n: number): string => seedId('card-reservations', String(n));

interface SeededLine {
  readonly office: Office;
  readonly type: string;
  readonly quantity: number;
  readonly approved?: number;
  readonly allotted?: number;
  readonly stretch?: Stretch;
}
interface Seeded {
  readonly state: ReservationState;
  readonly requester: Office;
  readonly days: number;
  readonly lines: readonly SeededLine[];
  readonly note?: string;
  readonly origin?: 'SCREEN' | 'REORDER';
}

const mra = (code: string): Office => ({ kind: 'MRA', id: seedId('mra', code) });
const branch = (code: string): Office => ({ kind: 'BRANCH', id: branchId('SPEKTRA', code) });
const of = (
  codes: readonly string[],
  type: string,
  quantities: readonly number[],
  rest: Partial<SeededLine> = {},
): SeededLine[] =>
  codes.map((code, index) => ({ office: branch(code), type, quantity: quantities[index] ?? 100, ...rest }));
const [qanun, medan, barat, timur] = [
  ['10010', '10020', '10030'],
  ['10040', '10050', '10060'],
  ['13010', '13020', '13030'],
  ['16010', '16020', '16030'],
] as const;
const approved = (lines: readonly SeededLine[]): SeededLine[] =>
  lines.map((line) => ({ ...line, approved: line.quantity }));

/** Reservations whose cards are not created yet, at least one per state (docs/model/cards.md#reservations). */
const waiting: readonly Seeded[] = [
  { state: 'DRAFT', requester: mra('0101'), days: 1, lines: of(qanun, 'SYR', [200, 150, 100]) },
  {
    state: 'DRAFT',
    requester: branch('10040'),
    days: 0,
    origin: 'REORDER',
    lines: [...of(['10040'], 'REG', [120]), ...of(['10040'], 'GOLD', [40])],
  },
  { state: 'SUBMITTED', requester: mra('0401'), days: 2, lines: of(barat, 'REG', [300, 200, 250]) },
  { state: 'SUBMITTED', requester: mra('0701'), days: 3, lines: of(timur, 'GOLD', [50, 60, 40]) },
  {
    state: 'SUBMITTED',
    requester: branch('13010'),
    days: 2,
    lines: [...of(['13010'], 'KLG', [30]), ...of(['13010'], 'PLAT', [20])],
  },
  { state: 'APPROVED', requester: mra('0102'), days: 6, lines: approved(of(medan, 'PLAT', [60, 40, 50])) },
  { state: 'APPROVED', requester: mra('0701'), days: 5, lines: approved(of(timur.slice(0, 2), 'KLG', [80, 70])) },
  {
    state: 'REJECTED',
    requester: branch('16020'),
    days: 12,
    note: 'Stok kantor masih cukup',
    lines: [...of(['16020'], 'REG', [500]), ...of(['16020'], 'PLAT', [100])],
  },
  {
    state: 'REJECTED',
    requester: mra('0401'),
    days: 20,
    note: 'Jumlah tidak wajar',
    lines: of(barat, 'PLAT', [5_000, 5_000, 5_000]),
  },
  {
    state: 'PARTIALLY_ALLOTTED',
    requester: mra('0401'),
    days: 8,
    lines: of(barat, 'GOLD', [100, 80, 60]).map((line, index) => ({
      ...line,
      approved: line.quantity,
      allotted: index === 0 ? 100 : 0,
    })),
  },
  {
    state: 'ALLOTTED',
    requester: mra('0102'),
    days: 9,
    lines: of(medan, 'GOLD', [90, 60, 50]).map((line) => ({
      ...line,
      approved: line.quantity,
      allotted: line.quantity,
    })),
  },
  {
    state: 'ALLOTTED',
    requester: mra('0701'),
    days: 10,
    lines: of(timur.slice(0, 2), 'PLAT', [40, 30]).map((line) => ({
      ...line,
      approved: line.quantity,
      allotted: line.quantity,
    })),
  },
  {
    state: 'CANCELLED',
    requester: branch('10050'),
    days: 15,
    lines: [...of(['10050'], 'REG', [100]), ...of(['10050'], 'KLG', [20])],
  },
  { state: 'CANCELLED', requester: mra('0101'), days: 30, lines: of(qanun, 'SYR', [400, 400, 400]) },
];

/** Reservations whose cards exist, derived from the stock cards created for those offices. */
async function reservationsOfCards(tx: Tx): Promise<Seeded[]> {
  const stretches = await createdStretches(tx);
  const take = (requester: Office, count: number, fits: (stretch: Stretch) => boolean): SeededLine[] => {
    const found = stretches
      .filter((each) => each.mraId === requester.id && fits(each))
      .filter(
        (each, index, all) =>
          all.findIndex(({ office, type }) => office.id === each.office.id && type === each.type) === index,
      )
      .slice(0, count);
    for (const each of found) stretches.splice(stretches.indexOf(each), 1);
    return found.map((stretch) => ({
      office: stretch.office,
      type: stretch.type,
      quantity: stretch.count,
      approved: stretch.count,
      stretch: stretch,
    }));
  };
  const came = (stretch: Stretch) => stretch.received === stretch.count;
  const none = (stretch: Stretch) => stretch.received === 0;
  return [
    { state: 'GENERATED', requester: mra('0102'), days: 11, lines: take(mra('0102'), 2, none) },
    {
      state: 'CLOSED',
      requester: mra('0401'),
      days: 12,
      note: 'Sisa kartu tidak dibutuhkan lagi',
      lines: take(mra('0401'), 2, () => true),
    },
    { state: 'FULFILLED', requester: mra('0101'), days: 60, lines: take(mra('0101'), 3, came) },
    { state: 'FULFILLED', requester: mra('0701'), days: 50, lines: take(mra('0701'), 3, came) },
  ];
}

async function store(
  tx: Tx,
  n: number,
  { state, requester, days, lines, note, origin = 'SCREEN' }: Seeded,
  date: Date,
): Promise<void> {
  const [id, at] = [reservationId(n), new Date(date.getTime() - days * dayMs)];
  const frame = { created_by: 'HOOPS02', created_at: at, updated_by: 'HOOPS02', updated_at: at };
  const isDecided = !['DRAFT', 'SUBMITTED', 'CANCELLED'].includes(state);
  const columns = (office: Office, as: 'requester' | 'destination') => ({
    [`${as}_branch_id`]: office.kind === 'BRANCH' ? office.id : null,
    [`${as}_mra_id`]: office.kind === 'MRA' ? office.id : null,
  });
  await tx
    .insertInto('card_reservation')
    .values({
      ...frame,
      id,
      reservation_no: await takeDocumentNumber(tx, 'RSV', at),
      ...(columns(requester, 'requester') as { requester_branch_id: string | null; requester_mra_id: string | null }),
      needed_by: toWireInstant(at.getTime() + 30 * dayMs).slice(0, 10),
      remark: null,
      origin,
      state,
      editors: [origin === 'REORDER' ? 'SYSTEM' : 'HOOPS02'],
      approver: isDecided ? 'ADMIN02' : null,
      decided_at: isDecided ? at : null,
      note: note ?? null,
      import_id: null,
    })
    .execute();
  for (const [index, line] of lines.entries()) {
    const lineId = seedId('card-reservation-line', `${n}:${index}`);
    const allotted = line.stretch?.count ?? line.allotted ?? 0;
    await tx
      .insertInto('card_reservation_line')
      .values({
        id: lineId,
        reservation_id: id,
        ...(columns(line.office, 'destination') as {
          destination_branch_id: string | null;
          destination_mra_id: string | null;
        }),
        card_type_id: seedId('card-types', line.type),
        card_design_id: null,
        qty_requested: line.quantity,
        qty_approved: isDecided && state !== 'REJECTED' ? (line.approved ?? line.quantity) : null,
        qty_allotted: allotted,
        qty_issued: line.stretch?.count ?? 0,
        qty_received: line.stretch?.received ?? 0,
        via_mra: requester.kind === 'MRA' && index % 2 === 0,
      })
      .execute();
    if (allotted === 0) continue;
    const range = line.stretch ?? (await free(tx, line.type, allotted, at));
    const head = Number(range.head) * 1_000_000_000;
    await tx
      .insertInto('card_allotment')
      .values({
        ...frame,
        id: seedId('card-allotment', `${n}:${index}`),
        line_id: lineId,
        sequence_id: range.sequenceId,
        serial_from: range.first,
        serial_to: range.first + allotted - 1,
        number_from: head + range.first,
        number_to: head + range.first + allotted - 1,
        issuance_id: line.stretch?.issuanceId ?? null,
      })
      .execute();
  }
}

/** Free numbers of the stock range that is used first. */
async function free(
  tx: Tx,
  type: string,
  count: number,
  at: Date,
): Promise<{ sequenceId: string; head: string; first: number }> {
  const { id } = await tx
    .selectFrom('card_sequence')
    .select('id')
    .where('card_type_id', '=', seedId('card-types', type))
    .where('purpose', '=', 'STOCK')
    .where('state', '=', 'ACTIVE')
    .orderBy('serial_from')
    .limit(1)
    .executeTakeFirstOrThrow();
  const range = await lockRange(tx, id);
  return { sequenceId: id, head: range.prefix + range.number_code, first: await allotNumbers(tx, range, count, at) };
}

/** 18 reservations in every state (docs/model/cards.md#reservations). */
export const seed: Seed = {
  name: 'card-reservations',
  async run(tx, { date }) {
    await sql`set constraints all deferred`.execute(tx);
    const all = [...waiting, ...(await reservationsOfCards(tx))].toSorted((a, b) => b.days - a.days);
    for (const [index, reservation] of all.entries()) await store(tx, index + 1, reservation, date);
  },
};
