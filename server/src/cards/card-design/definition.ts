import { cardDesigns, lookFields, type CardDesign, type CardDesignCreate } from '@console/contracts/cards/card-design';
import type { FieldError } from '@console/contracts/core/errors';
import { sql } from 'kysely';
import { same } from '../../platform/audit/differences.ts';
import { text } from '@console/contracts/core/text';
import type { Tx } from '../../platform/context.ts';
import { checkFiles, keepFiles } from '../../records/files/records.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import { inUse } from '../../records/resource/guards.ts';
import type { Services } from '../../platform/services.ts';
import { ownPictures } from './pictures.ts';

type Default = Pick<CardDesignCreate, 'cardTypeId' | 'validFrom' | 'validUntil' | 'isDefault'>;

/** Code of another active design that is the default of the same type in an overlapping period, or null. */
export async function overlapping(
  tx: Tx,
  { cardTypeId, validFrom, validUntil, isDefault }: Default,
  secureId: string | null,
): Promise<string | null> {
  if (!isDefault) return null;
  const other = await tx
    .selectFrom('card_design')
    .select('code')
    .where('card_type_id', '=', cardTypeId)
    .where('is_default', '=', true)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`daterange(valid_from, valid_until, '[]') && daterange(${validFrom}::date, ${validUntil}::date,
        '[]')`,
    )
    .$if(secureId !== null, (designs) => designs.where('id', '!=', secureId as string))
    .executeTakeFirst();
  return other?.code ?? null;
}

/** Refuses to activate a second default of a type in the same period. @throws Refusal PERIOD_OVERLAP */
export async function checkDefault(tx: Tx, design: CardDesign): Promise<void> {
  const code = await overlapping(tx, design, design.secureId);
  if (code) throw new Refusal('PERIOD_OVERLAP', { parameters: { code } });
}

const differs = (names: readonly string[], values: object, before: object) =>
  names.some((name) => !same(values[name as never], before[name as never]));

/** Storage of designs, with the rules that need the database. */
export const designDefinition = (services: Services) =>
  define(cardDesigns, {
    table: 'card_design',
    serialised: true,
    derived: {
      state: sql`t.status`,
      editors: sql`t.editors`,
      locked: sql`exists (select from card where card.card_design_id = t.id and card.print_count > 0)`,
    },
    lov: { where: sql`t.status = 'active'` },
    async beforeSave(tx, save) {
      const { values, before, store, actor } = save;
      const looksDiffer = before !== null && differs(lookFields, values, before);
      if (looksDiffer && before.locked) throw new Refusal('DESIGN_LOCKED');
      const overlap = before?.state === 'inactive' ? null : await overlapping(tx, values, before?.secureId ?? null);
      const errors: FieldError[] = overlap
        ? [
            {
              field: 'validFrom',
              code: 'PERIOD_OVERLAP',
              words: { clash: text(`desain ${overlap}`, `design ${overlap}`) },
            },
          ]
        : [];
      if (errors.length === 0) await ownPictures(tx, services, save);
      errors.push(...(await checkFiles(tx, cardDesigns, save)));
      if (before && !differs(Object.keys(cardDesigns.fields), values, before)) return errors;
      store['editors'] = [...new Set([...(before?.editors ?? []), actor.username])];
      // A change of the design needs a new approval.
      if (looksDiffer) store['status'] = 'draft';
      return errors;
    },
    async guard(tx, action, records) {
      if (action !== 'delete') return new Map();
      const used = await tx
        .selectFrom('card')
        .select(['card_design_id as id', (cards) => cards.fn.countAll<number>().as('count')])
        .where(
          'card_design_id',
          'in',
          records.map(({ secureId }) => secureId),
        )
        .groupBy('card_design_id')
        .execute();
      return new Map(used.map(({ id, count }) => [id as string, inUse([{ module: 'cards', count }])]));
    },
    afterChange: (tx, changed) => keepFiles(tx, cardDesigns, changed, services.now()),
  });
