import { cardNumber } from '@console/contracts/cards/card-number';
import type { RangePreview } from '@console/contracts/cards/card-generator/sequences';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { settingIn } from '../../../people/settings/settings.ts';

export interface RangeShape {
  readonly cardTypeId: string;
  readonly serialFrom: number;
  readonly serialTo: number;
}

/** Prefix and type code for new numbers. @throws Refusal NOT_FOUND for an unknown type */
export async function numberHead(tx: Db | Tx, cardTypeId: string): Promise<{ prefix: string; numberCode: string }> {
  const type = await tx
    .selectFrom('card_type')
    .select('number_code')
    .where('id', '=', cardTypeId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!type) throw notFound();
  return { prefix: await settingIn(tx as Tx, 'card.issuer-prefix'), numberCode: type.number_code };
}

/** Code of a range, in any state, that overlaps the given one; null if there is none. */
export async function overlapOf(
  tx: Db | Tx,
  { prefix, numberCode }: { readonly prefix: string; readonly numberCode: string },
  { serialFrom, serialTo }: RangeShape,
  secureId: string | null,
): Promise<string | null> {
  const other = await tx
    .selectFrom('card_sequence')
    .select('code')
    .where('prefix', '=', prefix)
    .where('number_code', '=', numberCode)
    .where('deleted_at', 'is', null)
    .where('serial_from', '<=', serialTo)
    .where('serial_to', '>=', serialFrom)
    .$if(secureId !== null, (ranges) => ranges.where('id', '!=', secureId as string))
    .orderBy('serial_from')
    .executeTakeFirst();
  return other?.code ?? null;
}

/** Preview of a range: its first and last card numbers, and any overlap. */
export async function previewOf(db: Db, range: RangeShape, secureId: string | null): Promise<RangePreview> {
  const head = await numberHead(db, range.cardTypeId);
  const number = (serial: number) => cardNumber(head.prefix, head.numberCode, serial);
  return {
    prefix: head.prefix,
    firstNumber: number(range.serialFrom),
    lastNumber: number(range.serialTo),
    overlaps: await overlapOf(db, head, range, secureId),
  };
}

/** The next range code of a type, such as `SEQ-01-006`. Codes of deleted drafts are not reused. */
export async function nextCode(tx: Tx, numberCode: string): Promise<string> {
  const { rows } = await sql<{
    last: number | null;
  }>`select max(substr(code, 8)::int) as last from card_sequence where code like ${`SEQ-${numberCode}-%`}`.execute(tx);
  return `SEQ-${numberCode}-${String((rows[0]?.last ?? 0) + 1).padStart(3, '0')}`;
}
