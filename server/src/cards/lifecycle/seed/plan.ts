// Long: one derivation of cards, documents and movements from the seeded lives.
import { cardNumber } from '@console/contracts/cards/card-number';
import { documentNumber, documentPrefixes } from '@console/contracts/cards/document-number';
import { stockClassOf, type HoldCode } from '@console/contracts/cards/lifecycle/holds';
import { expiryOf } from '@console/contracts/cards/lifecycle/rules';
import { statusRules, type CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { transitions, type DocumentKind, type TransitionCode } from '@console/contracts/cards/lifecycle/transitions';
import { nameOnCard } from '@console/contracts/cards/name-on-card';
import type { Insertable } from 'kysely';
import { branchId } from '../../../people/organisation/seed.ts';
import { memberProgramOf, officeOf, seedMember, seedOfficeCodes, memberId } from '../../../membership/index.ts';
import { seedId } from '../../../platform/database/seed-id.ts';
import { toWireInstant } from '../../../platform/database/type-parsers.ts';
import { seededDesignOf } from '../../card-design/seed.ts';
import { cardSourceId } from '../../card-sources/seed.ts';
import type { CardHoldTable, CardMovementTable, CardTable } from '../schema/tables.ts';
import { officeColumns } from '../write.ts';
import type { Office } from '../actor.ts';
import { seedLives, type SeedLife, type SeedStep } from './lives.ts';
import { seedRanges } from './ranges.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const prefixOf: Readonly<Record<DocumentKind, string>> = {
  ...documentPrefixes,
  job: 'JOB',
  change: 'CHG',
  member: 'MBR',
};

const typeOf = ({ member, office }: SeedLife): 'REG' | 'SYR' | 'KRY' =>
  member === null
    ? office === '0101' || (typeof office === 'number' && office <= 3)
      ? 'SYR'
      : 'REG'
    : memberProgramOf(member);
const officeFor = (office: number | string): Office =>
  typeof office === 'string'
    ? { kind: 'MRA', id: seedId('mra', office) }
    : { kind: 'BRANCH', id: branchId('SPEKTRA', seedOfficeCodes[office - 1] as string) };
const validity = { REG: 60, SYR: 60, KRY: 36 };

/** A document has one print vendor, card type and office; the key contains all three where they matter. */
const keyOf = (life: SeedLife, [kind, key]: NonNullable<SeedStep['document']>) =>
  ['issuance', 'batch'].includes(kind) ? `${key}-${typeOf(life)}` : key;
/** The issuance of a step: the one that created the card, or that prints an e-card. */
const issuanceOf = (life: SeedLife, { code, document }: SeedStep): NonNullable<SeedStep['document']> | null =>
  document && code === 'P2' ? ['issuance', document[1]] : document?.[0] === 'issuance' ? document : null;
/** Id of a seeded document. The modules seed the documents under these ids. */
export const seedDocumentId = (kind: DocumentKind, key: string): string => seedId(`card-${kind}`, key);

function actorOf(code: string, life: SeedLife, office: number | string): string {
  if (code === 'C3' || code === 'C4') return 'SYSTEM:card-verification';
  if (['P1', 'P2', 'D1', 'D2', 'D6'].includes(code)) return code === 'P2' ? 'VENDOR02' : 'VENDOR01';
  if (['C1', 'C2', 'X3', 'L1', 'D4', 'HOLD'].includes(code)) return 'HOOPS01';
  if (code === 'S1') return 'HOOPS02';
  const at = typeof office === 'number' ? office : officeOf(life.n);
  return at <= 6 ? `ADMCB${String(2 * at - 1).padStart(2, '0')}` : `SAO${seedOfficeCodes[at - 1]}`;
}

const timeOf = (date: Date, { n, created }: SeedLife, { day }: SeedStep): Date => {
  // 09:00 on the day, whatever the time of the seed date. Events at a fraction of a day are before 09:00.
  const nine = new Date(`${toWireInstant(date).slice(0, 10)}T09:00:00+07:00`).getTime();
  return new Date(nine + (day === null ? n * minuteMs - created * dayMs : Math.round(-day * 1_440) * minuteMs));
};

export interface SeedDocument {
  readonly kind: DocumentKind;
  readonly key: string;
  readonly id: string;
  readonly no: string;
  readonly at: Date;
}
/** Documents of a card, step by step. */
export interface SeedTravel {
  readonly cardId: string;
  readonly type: string;
  readonly life: SeedLife;
  readonly issuanceId: string | null;
  /** The office it was created for. */
  readonly office: Office;
  readonly steps: readonly {
    readonly code: SeedStep['code'];
    readonly at: Date;
    readonly documentId: string | null;
    readonly placeId: string | null;
    readonly office: Office | null;
  }[];
}
export interface SeedPlan {
  readonly travels: readonly SeedTravel[];
  readonly cards: readonly Insertable<CardTable>[];
  readonly movements: readonly Insertable<CardMovementTable>[];
  readonly holds: readonly Insertable<CardHoldTable>[];
  readonly documents: readonly SeedDocument[];
}

/** Every document with its number, numbered by time per prefix and month. */
function documentsOf(date: Date): Map<string, SeedDocument> {
  const first = new Map<string, { kind: DocumentKind; key: string; at: Date }>();
  for (const life of seedLives) {
    for (const step of life.steps) {
      const printing = issuanceOf(life, step);
      for (const document of [step.document, ...(printing && printing !== step.document ? [printing] : [])]) {
        if (!document) continue;
        const [kind, key, at] = [document[0], keyOf(life, document), timeOf(date, life, step)];
        const known = first.get(`${kind}:${key}`);
        if (!known || at < known.at) first.set(`${kind}:${key}`, { kind, key, at });
      }
    }
  }
  const counters = new Map<string, number>();
  return new Map(
    [...first]
      .toSorted(([, a], [, b]) => a.at.getTime() - b.at.getTime())
      .map(([name, document]) => {
        const series = `${prefixOf[document.kind]}-${toWireInstant(document.at).slice(0, 7).replace('-', '')}`;
        const position = (counters.get(series) ?? 0) + 1;
        counters.set(series, position);
        return [
          name,
          { ...document, id: seedDocumentId(document.kind, document.key), no: documentNumber(series, position) },
        ];
      }),
  );
}

/** Card numbers by n: per type and purpose in order of creation, then n (docs/model/cards.md#seed). */
function numbersOf(date: Date): Map<number, { cardNo: string; sequenceId: string }> {
  const used = new Map<string, number>();
  const byCreation = seedLives.toSorted(
    (a, b) =>
      timeOf(date, a, a.steps[0] as SeedStep).getTime() - timeOf(date, b, b.steps[0] as SeedStep).getTime() ||
      a.n - b.n,
  );
  return new Map(
    byCreation.map((life) => {
      const range = seedRanges.find(({ type, purpose, state }) =>
        life.n > 550 ? state === 'EXHAUSTED' : type === typeOf(life) && purpose === life.kind && state === 'ACTIVE',
      )!;
      const taken = used.get(range.id) ?? 0;
      used.set(range.id, taken + 1);
      return [life.n, { cardNo: cardNumber('9710', range.numberCode, range.from + taken), sequenceId: range.id }];
    }),
  );
}

export const seedCardId = (n: number): string => seedId('cards', String(n));

/** Place of a card after a step. */
function placeAfter(
  life: SeedLife,
  step: SeedStep,
  at: { office: Office; lineKey: string },
): { status: CardStatus; kind: CardTable['place_kind']; id: string | null } {
  const status = transitions[step.code as TransitionCode].to;
  const kind = statusRules[status].place;
  const ids = {
    VENDOR: step.code === 'P2' ? 'PV02' : 'PV01',
    TRANSIT: seedId('card-line', at.lineKey),
    MRA: at.office.id,
    BRANCH: at.office.id,
    MEMBER: life.member === null ? null : memberId(life.member),
    NONE: null,
    ONLINE: null,
    UNKNOWN: null,
  };
  return { status, kind, id: ids[kind] };
}

function lifeRows(
  life: SeedLife,
  date: Date,
  documents: ReadonlyMap<string, SeedDocument>,
  number: { cardNo: string; sequenceId: string },
) {
  const id = seedCardId(life.n);
  const movements: Insertable<CardMovementTable>[] = [];
  const holds: Insertable<CardHoldTable>[] = [];
  const member = life.member === null ? null : seedMember(life.member);
  let office = officeFor(life.office);
  let sender: Office | null = null;
  let place: ReturnType<typeof placeAfter> | null = null;
  const isBorn = life.kind !== 'STOCK';
  const card = {
    holder: isBorn ? life.member : null,
    activated: null as Date | null,
    vendor: null as string | null,
    prints: 0,
    expiry: isBorn ? timeOf(date, life, life.steps[0] as SeedStep) : null,
    issuance: null as string | null,
  };
  for (const step of life.steps) {
    const at = timeOf(date, life, step);
    const document = step.document && documents.get(`${step.document[0]}:${keyOf(life, step.document)}`);
    const before = place;
    if (step.code !== 'HOLD') {
      sender = step.code === 'S1' ? office : null;
      if (step.office !== undefined) office = officeFor(step.office);
      if (life.member !== null && ['U1', 'D2', 'D6'].includes(step.code)) office = officeFor(officeOf(life.member));
      place = placeAfter(life, step, { office, lineKey: `${document?.id}:${life.n}` });
      if (['C3', 'C4', 'D6', 'U1'].includes(step.code)) card.activated ??= at;
      if (step.code === 'U1') [card.holder, card.expiry] = [life.member, card.expiry ?? at];
      if (place.kind === 'VENDOR') [card.vendor, card.prints] = [place.id, card.prints + 1];
      const printing = issuanceOf(life, step);
      if (printing) card.issuance = seedDocumentId('issuance', keyOf(life, printing));
    } else
      holds.push({
        card_id: id,
        code: step.hold as HoldCode,
        document_kind: document?.kind ?? null,
        document_id: document?.id ?? null,
        document_no: document?.no ?? null,
        placed_at: at,
        placed_by: 'HOOPS01',
      });
    const now = place as NonNullable<typeof place>;
    movements.push({
      card_id: id,
      seq_no: movements.length + 1,
      transition_code: step.code,
      from_status: before?.status ?? 'new',
      from_place_kind: before?.kind ?? null,
      from_place_id: before?.id ?? null,
      to_status: now.status,
      to_place_kind: now.kind,
      to_place_id: now.id,
      document_kind: document?.kind ?? null,
      document_id: document?.id ?? null,
      document_no: document?.no ?? null,
      actor: actorOf(step.code, life, step.office ?? life.office),
      acted_at: at,
    });
  }
  const last = movements.at(-1)!;
  const now = place as NonNullable<typeof place>;
  const type = typeOf(life);
  return {
    movements,
    holds,
    travel: {
      cardId: id,
      type,
      life,
      issuanceId: card.issuance,
      office: officeFor(life.office),
      steps: life.steps.map((step, index) => ({
        code: step.code,
        at: timeOf(date, life, step),
        documentId: movements[index]?.document_id ?? null,
        placeId: movements[index]?.to_place_id ?? null,
        office: step.office === undefined ? null : officeFor(step.office),
      })),
    } satisfies SeedTravel,
    card: {
      id,
      card_no: number.cardNo,
      sequence_id: number.sequenceId,
      status: now.status,
      kind: life.kind,
      card_type_id: seedId('card-types', type),
      card_design_id: seededDesignOf(type),
      card_source_id: isBorn && member ? cardSourceId(member.source) : null,
      issuance_id: card.issuance,
      holder_member_id: card.holder === null ? null : memberId(card.holder),
      name_on_card: isBorn && member ? nameOnCard(member.name) : null,
      place_kind: now.kind,
      place_id: now.id,
      vendor_code: card.vendor,
      ...officeColumns(office, sender),
      stock_class: ['BRANCH', 'MRA'].includes(now.kind) ? stockClassOf(card.holder !== null, holds) : null,
      held: holds.length > 0,
      activated_at: card.activated,
      expiry_date: card.expiry && expiryOf(toWireInstant(card.expiry).slice(0, 10), validity[type]),
      print_count: card.prints,
      replaces_card_id: life.replaces ? seedCardId(life.replaces) : null,
      replaced_by_card_id: life.n >= 531 && life.n <= 550 ? seedCardId(life.n - 530) : null,
      last_movement_no: movements.length,
      last_movement_at: last.acted_at,
      created_by: movements[0]!.actor,
      created_at: movements[0]!.acted_at,
      updated_by: last.actor,
      updated_at: last.acted_at,
    } satisfies Insertable<CardTable>,
  };
}

/** The 560 cards with movements and holds, and the documents they refer to. */
export function seedPlan(date: Date): SeedPlan {
  const documents = documentsOf(date);
  const numbers = numbersOf(date);
  const rows = seedLives.map((life) => lifeRows(life, date, documents, numbers.get(life.n)!));
  return {
    travels: rows.map(({ travel }) => travel),
    cards: rows.map(({ card }) => card),
    movements: rows.flatMap(({ movements }) => movements),
    holds: rows.flatMap(({ holds }) => holds),
    documents: [...documents.values()],
  };
}
