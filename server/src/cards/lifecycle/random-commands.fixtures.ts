// Long: one model of random commands; all of them share its state.
import { randomUUID } from 'node:crypto';
import { holdCodes } from '@console/contracts/cards/lifecycle/holds';
import { transitionsFrom } from '@console/contracts/cards/lifecycle/rules';
import type { CardKind, CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { transitionCodes, transitions, type TransitionCode } from '@console/contracts/cards/lifecycle/transitions';
import fc from 'fast-check';
import { memberId } from '../../membership/member/seed.ts';
import type { Db } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { CardActor } from './actor.ts';
import { createCards } from './create.ts';
import { placeHolds, releaseHolds } from './events.ts';
import {
  at as firstMoment,
  branch,
  branchUser,
  document,
  headOffice,
  mra,
  mraUser,
  system,
  vendor,
} from './lifecycle.fixtures.ts';
import { lockCards, lockMembers } from './locked.ts';
import { endNumber, replaceNumber } from './replace.ts';
import type { CardDocument, CreatingCode, MovingCode } from './request.ts';
import { transition } from './transition.ts';

const offices = [branch('10040'), branch('10050'), branch('13010'), mra('0102'), mra('0401')];
const actors: readonly CardActor[] = [
  headOffice,
  headOffice,
  system,
  vendor('PV01'),
  vendor('PV02'),
  branchUser('10040'),
  branchUser('10050'),
  branchUser('13010'),
  mraUser('0102', ['10040', '10050']),
];
const unlimited: CardActor = {
  ...headOffice,
  name: 'ALL',
  doers: new Set(['HO', 'ADMIN', 'APPROVER', 'SYSTEM', 'BRANCH_USER', 'MRA_USER']),
};
/** Only a few members, to cause races. Member 311 is inactive. */
const members = [311, 319, 320, 301, 302, 303, 304, 305];

/** One generated command. The numbers select among what exists when it runs. */
export interface Command {
  readonly what: 'move' | 'create' | 'hold' | 'release' | 'replace';
  readonly card: number;
  readonly more: number;
  readonly code: number;
  readonly wild: number;
  readonly actor: number;
  readonly office: number;
  readonly member: number;
  readonly document: number;
}

// No bias to small numbers, because they would always select the same items.
const choice = fc.noBias(fc.nat(1_000));
/** Rounds of commands; those of a round run concurrently. */
export const rounds = fc.array(
  fc.array(
    fc.record({
      what: fc.constantFrom(
        ...Array<'move'>(12).fill('move'),
        'create',
        'create',
        'hold',
        'release',
        'release',
        'replace',
        'replace',
      ),
      card: choice,
      more: choice,
      code: choice,
      wild: choice,
      actor: choice,
      office: choice,
      member: choice,
      document: choice,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 12, maxLength: 24 },
);

const pick = <T>(all: readonly T[], number: number): T => all[number % all.length] as T;

/** State shared by the commands of a run. */
export interface World {
  readonly db: Db;
  readonly ranges: Readonly<Record<CardKind, string>>;
  readonly documents: CardDocument[];
  /** Time of the commands; by default the same moment. */
  readonly now?: () => Date;
}

const timeOf = ({ now }: World): Date => now?.() ?? firstMoment;

const creating: readonly CreatingCode[] = ['C1', 'C2', 'C3', 'C4'];
const rangeOf: Readonly<Record<CreatingCode, CardKind>> = { C1: 'STOCK', C2: 'PERSONAL', C3: 'DIGITAL', C4: 'DIGITAL' };

async function create(world: World, { code: number, actor, office, member, more }: Command): Promise<void> {
  const { db, ranges } = world;
  const code = pick(creating, number);
  const card =
    code === 'C1'
      ? { office: pick(offices, office) }
      : { memberId: memberId(pick(members, member)), sourceId: seedId('card-sources', 'CMA') };
  await db.transaction().execute((tx) =>
    createCards(tx, {
      code,
      sequenceId: ranges[rangeOf[code]],
      document: document(pick(transitions[code].documents, number)),
      actor: pick([headOffice, system, ...actors], actor),
      at: timeOf(world),
      cards: Array.from({ length: code === 'C1' ? 1 + (more % 4) : 1 }, () => card),
    }),
  );
}

/** An existing document in one of four cases, to simulate a repeated call. */
function documentFor({ documents }: World, code: TransitionCode, number: number): CardDocument {
  const again = documents.filter(({ kind }) => transitions[code].documents.includes(kind));
  if (number % 6 === 0 && again.length > 0) return pick(again, number);
  const created = document(pick(transitions[code].documents, number));
  documents.push(created);
  return created;
}

/** Usually a transition allowed for the card, by an allowed actor; sometimes any. */
function chosen(
  status: CardStatus,
  { code: number, wild, actor }: Command,
): { code: MovingCode; actor: CardActor } | null {
  const legal: readonly TransitionCode[] = wild % 8 === 0 ? transitionCodes : transitionsFrom(status);
  const codes = legal.filter((code): code is MovingCode => !(creating as readonly string[]).includes(code));
  if (codes.length === 0) return null;
  const code: MovingCode = pick(codes, number);
  // In half of the cases an actor without office limits, so that cards get further.
  if (wild % 2 === 1) return { code, actor: unlimited };
  const able =
    wild % 7 === 0 ? actors : actors.filter(({ doers }) => transitions[code].doers.some((doer) => doers.has(doer)));
  return { code, actor: pick(able.length > 0 ? able : actors, actor) };
}

async function someCards({ db }: World, { card, more }: Command) {
  const cards = await db
    .selectFrom('card')
    .select(['id', 'status', 'kind', 'holder_member_id'])
    .where(
      'sequence_id',
      'in',
      (await db.selectFrom('card_sequence').select('id').where('code', 'like', 'TEST-%').execute()).map(({ id }) => id),
    )
    .orderBy('card_no')
    .execute();
  if (cards.length === 0) return [];
  // Cancelled cards allow few transitions.
  const alive = cards.filter(({ status }) => status !== 'Cancelled');
  const first = pick(alive.length > 0 && card % 10 > 0 ? alive : cards, card);
  // Adds cards in the same status, to move several at once.
  return [first, ...cards.filter(({ id, status }) => id !== first.id && status === first.status).slice(0, more % 3)];
}

async function moveSome(world: World, command: Command): Promise<void> {
  const cards = await someCards(world, command);
  const [first] = cards;
  const choice = first && chosen(first.status, command);
  if (!first || !choice) return;
  const { code, actor } = choice;
  const vendorCode = actor.vendorCode ?? pick(['PV01', 'PV02'], command.office);
  const needsOffice =
    ['D1', 'S1', 'S2'].includes(code) || (['D3', 'D4', 'L4', 'L5', 'S3'].includes(code) && command.office % 2 === 0);
  const by = documentFor(world, code, command.document);
  await world.db.transaction().execute((tx) =>
    transition(tx, {
      code,
      actor,
      at: timeOf(world),
      document: by,
      cards: cards.map(({ id, holder_member_id: holder }) => ({
        cardId: id,
        lineId: randomUUID(),
        ...(['P1', 'P2', 'P3'].includes(code) ? { vendorCode } : {}),
        ...(needsOffice ? { office: pick(offices, command.office) } : {}),
        ...(code === 'U1'
          ? { memberId: command.wild % 6 !== 0 && holder ? holder : memberId(pick(members, command.member)) }
          : {}),
      })),
    }),
  );
}

async function hold(world: World, command: Command): Promise<void> {
  const cards = await someCards(world, command);
  if (cards.length === 0) return;
  const by = command.document % 3 === 0 ? null : pick([...world.documents, document('loss')], command.document);
  await world.db.transaction().execute((tx) =>
    placeHolds(tx, pick(holdCodes, command.code), {
      document: by,
      actor: pick(actors, command.actor),
      at: timeOf(world),
      cards: cards.map(({ id }) => ({ cardId: id })),
    }),
  );
}

/** Usually releases an existing hold; sometimes one of another document or none. */
async function release(world: World, { card, code, wild, document: number }: Command): Promise<void> {
  const { db, documents } = world;
  const open = await db
    .selectFrom('card_hold')
    .select(['card_id', 'code'])
    .where('released_at', 'is', null)
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
  if (open.length === 0) return;
  const found = pick(open, card);
  const by = wild % 6 === 0 && documents.length > 0 ? pick(documents, number) : null;
  await db.transaction().execute((tx) =>
    releaseHolds(tx, wild % 8 === 0 ? pick(holdCodes, code) : found.code, {
      document: by,
      actor: headOffice,
      at: timeOf(world),
      cards: [{ cardId: found.card_id }],
    }),
  );
}

/** Replaces the card of a holder in one of three ways: an e-card, a card to be printed, or plastic from a safe. */
async function replace(world: World, command: Command): Promise<void> {
  const [card] = await someCards(world, command);
  if (!card?.holder_member_id) return;
  const [holder, sourceId] = [card.holder_member_id, seedId('card-sources', 'CMA')];
  const replacing = { ...documentFor(world, 'X5', 1), kind: 'replacement' as const };
  const at = timeOf(world);
  const action = { document: replacing, actor: headOffice, at };
  const way = pick(['e-card', 'printed', 'stock'] as const, command.code);
  const safe =
    way === 'stock'
      ? await world.db
          .selectFrom('card')
          .select('id')
          .where('status', '=', 'Branch')
          .where('holder_member_id', 'is', null)
          .orderBy('card_no')
          .limit(5)
          .execute()
      : [];
  if (way === 'stock' && safe.length === 0) return;
  await world.db.transaction().execute(async (tx) => {
    if (way === 'e-card')
      return replaceNumber(tx, {
        ...action,
        code: 'C3',
        sequenceId: world.ranges.DIGITAL,
        oldCardId: card.id,
        maker: system,
        card: { memberId: holder, sourceId },
      });
    await lockMembers(tx, [holder]);
    const plastic = way === 'stock' ? pick(safe, command.more).id : null;
    await lockCards(tx, [card.id, ...(plastic ? [plastic] : [])].toSorted());
    await endNumber(tx, { ...action, cardId: card.id, memberId: holder });
    if (plastic)
      return transition(tx, {
        code: 'U1',
        document: document('pickup'),
        actor: unlimited,
        at,
        cards: [{ cardId: plastic, memberId: holder, replacesCardId: card.id }],
      });
    return createCards(tx, {
      ...action,
      code: 'C2',
      sequenceId: world.ranges.PERSONAL,
      document: document('issuance'),
      cards: [{ memberId: holder, sourceId, replacesCardId: card.id }],
    });
  });
}

/** Runs a command. @throws the refusal of the lifecycle */
export async function attempt(world: World, command: Command): Promise<void> {
  switch (command.what) {
    case 'create':
      return create(world, command);
    case 'hold':
      return hold(world, command);
    case 'release':
      return release(world, command);
    case 'replace':
      return replace(world, command);
    default:
      return moveSome(world, command);
  }
}
