import { writeOffs } from '@console/contracts/cards/card-stock/write-off';
import type { CardStock } from '@console/contracts/cards/card-stock/stock';
import { randomUUID } from 'node:crypto';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { cardNoOf } from '../card-no.ts';
import { refuseReaders } from '../cards/damaged.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { notInPlace } from '../lifecycle/guards.ts';

const { module } = writeOffs;

interface NewWriteOff {
  readonly cardNos: readonly string[];
  readonly reason: string;
  readonly witness1: string;
  readonly witness2: string;
}

/** Creates a draft of cards in one safe, of one type. @throws Refusal CARD_NOT_IN_PLACE for the first elsewhere */
export async function createWriteOff(
  tx: Tx,
  { officeId, officeKind, cardTypeId }: CardStock,
  { cardNos, reason, witness1, witness2 }: NewWriteOff,
  context: Pick<Context, 'caller' | 'request'>,
  at: Date,
): Promise<{ secureId: string; version: number; state: string }> {
  const { caller } = context;
  refuseReaders(caller);
  const numbers = [...new Set(cardNos.map((cardNo) => cardNoOf(cardNo, 'cardNos')))];
  const cards = await tx
    .selectFrom('card')
    .select(['id', 'card_no', 'stock_class', 'office_branch_id', 'office_mra_id', 'card_type_id'])
    .where('card_no', 'in', numbers)
    .execute();
  const astray = numbers.find(
    (number) =>
      !cards.some(
        (card) =>
          card.card_no === number &&
          card.stock_class &&
          (card.office_branch_id ?? card.office_mra_id) === officeId &&
          card.card_type_id === cardTypeId,
      ),
  );
  if (astray) throw await notInPlace(tx, { card_no: astray }, { kind: officeKind, id: officeId });
  const id = randomUUID();
  const writeOffNo = await takeDocumentNumber(tx, 'WOF', at);
  const by = caller.username;
  await tx
    .insertInto('card_write_off')
    .values({
      id,
      write_off_no: writeOffNo,
      office_branch_id: officeKind === 'BRANCH' ? officeId : null,
      office_mra_id: officeKind === 'MRA' ? officeId : null,
      card_type_id: cardTypeId,
      reason,
      witness1: witness1.trim(),
      witness2: witness2.trim(),
      minutes_file_id: null,
      editors: [by],
      created_by: by,
      created_at: at,
      updated_by: by,
      updated_at: at,
    })
    .execute();
  await tx
    .insertInto('card_write_off_card')
    .values(cards.map((card) => ({ write_off_id: id, card_id: card.id })))
    .execute();
  await recordEntry(tx, {
    actor: actorOf(context),
    module,
    action: 'CREATE',
    entityId: id,
    entityLabel: writeOffNo,
    recordCount: cards.length,
    at,
  });
  return { secureId: id, version: 1, state: 'DRAFT' };
}
