import { randomUUID } from 'node:crypto';
import type { CardKind } from '@console/contracts/cards/lifecycle/statuses';
import type { Doer, DocumentKind } from '@console/contracts/cards/lifecycle/transitions';
import { branchId } from '../../people/organisation/seed.ts';
import { memberId } from '../../membership/member/seed.ts';
import type { Db, Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { CardActor, Office } from './actor.ts';
import { createCards, type CreatedCard } from './create.ts';
import type { CardDocument, Target } from './request.ts';
import { transition } from './transition.ts';
import type { MovingCode } from './request.ts';

export const at = new Date('2026-03-16T10:00:00+07:00');
export const branch = (officeCode: string): Office => ({ kind: 'BRANCH', id: branchId('SPEKTRA', officeCode) });
export const mra = (code: string): Office => ({ kind: 'MRA', id: seedId('mra', code) });

/** A new document, or an existing one by its id. */
export const document = (kind: DocumentKind, id: string = randomUUID()): CardDocument => ({
  kind,
  id,
  no: `${kind.toUpperCase()}-${id.slice(0, 8)}`,
});

const someone = (
  name: string,
  doers: readonly Doer[],
  offices: CardActor['offices'],
  vendorCode: string | null = null,
): CardActor => ({ name, doers: new Set(doers), vendorCode, offices });

export const headOffice = someone('HO01', ['HO', 'ADMIN', 'APPROVER'], null);
export const system = someone('SYSTEM:test', ['SYSTEM'], null);
export const vendor = (code: string) =>
  someone(`VENDOR-${code}`, ['PRINT_VENDOR'], { branches: new Set(), mras: new Set() }, code);
export const branchUser = (officeCode: string) =>
  someone(`BR${officeCode}`, ['BRANCH_USER'], { branches: new Set([branch(officeCode).id]), mras: new Set() });
export const mraUser = (code: string, officeCodes: readonly string[]) =>
  someone(`MRA${code}`, ['MRA_USER', 'APPROVER'], {
    branches: new Set(officeCodes.map((office) => branch(office).id)),
    mras: new Set([mra(code).id]),
  });

/** Creates number ranges for tests, one per purpose, which do not overlap those of the seed. */
export async function addRanges(db: Db, from = 700_000_001, size = 1_000): Promise<Record<CardKind, string>> {
  const ranges = { STOCK: randomUUID(), PERSONAL: randomUUID(), DIGITAL: randomUUID() };
  await db
    .insertInto('card_sequence')
    .values(
      (Object.keys(ranges) as CardKind[]).map((purpose, index) => ({
        id: ranges[purpose],
        code: `TEST-${from}-${purpose}`,
        card_type_id: seedId('card-types', 'REG'),
        purpose,
        prefix: '9710',
        number_code: '01',
        serial_from: from + index * size,
        serial_to: from + (index + 1) * size - 1,
        next_serial: from + index * size,
        warn_below: 0,
        state: 'ACTIVE' as const,
        created_by: 'TEST',
        updated_by: 'TEST',
      })),
    )
    .execute();
  return ranges;
}

const sourceId = seedId('card-sources', 'CMA');

/** Creates stock cards for an office. */
export const makeStock = (db: Db, sequenceId: string, count: number, office: Office): Promise<CreatedCard[]> =>
  db.transaction().execute((tx) =>
    createCards(tx, {
      code: 'C1',
      sequenceId,
      document: document('issuance'),
      actor: headOffice,
      at,
      cards: Array.from({ length: count }, () => ({ office })),
    }),
  );

/** Creates a card for member i of the seed. */
export const makeFor = async (
  db: Db,
  code: 'C2' | 'C3' | 'C4',
  sequenceId: string,
  i: number,
): Promise<CreatedCard> => {
  const [made] = await db.transaction().execute((tx) =>
    createCards(tx, {
      code,
      sequenceId,
      document: document(code === 'C2' ? 'issuance' : 'verification'),
      actor: code === 'C2' ? headOffice : system,
      at,
      cards: [{ memberId: memberId(i), sourceId }],
    }),
  );
  return made as CreatedCard;
};

/** Moves cards in a transaction of their own. */
export const move = (
  db: Db,
  code: MovingCode,
  cardIds: readonly string[],
  to: Target = {},
  { actor = headOffice, by }: { actor?: CardActor; by?: CardDocument } = {},
) =>
  db.transaction().execute((tx) =>
    transition(tx, {
      code,
      document: by ?? document(documentOf[code.charAt(0)] ?? 'delivery'),
      actor,
      at,
      to,
      cards: cardIds.map((cardId) => ({ cardId })),
    }),
  );

const documentOf: Readonly<Record<string, DocumentKind>> = { P: 'batch', S: 'assignment', U: 'pickup', L: 'loss' };

/** Sets the state of the open loss report of a card, without its holds and lines. */
export async function decideLoss(db: Db | Tx, cardId: string, state: 'CONFIRMED' | 'REJECTED'): Promise<void> {
  const result = state === 'CONFIRMED' ? ('LOST' as const) : ('REJECTED' as const);
  const { loss_id: id } = await db
    .updateTable('card_loss_card')
    .set({ result })
    .where('card_id', '=', cardId)
    .where('result', '=', 'OPEN')
    .returning('loss_id')
    .executeTakeFirstOrThrow();
  await db.updateTable('card_loss').set({ state }).where('id', '=', id).execute();
}
