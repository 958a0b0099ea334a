import { cardSources } from '@console/contracts/cards/card-sources';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { define } from '../../records/resource/definition.ts';
import { registerResource } from '../../records/operations/register.ts';

const definition = define(cardSources, {
  table: 'card_source',
  derived: {
    digitalKind: sql`case when t.channel = 'PWA' then 'digital_pwa' else 'Digital' end`,
    isSeeded: sql`t.is_seeded`,
  },
  // A default type without digital cards would make every digital application of the source fail.
  beforeSave: async (tx, { values }) => {
    if (!values.allowDigital) return [];
    const type = await tx
      .selectFrom('card_type')
      .select('digital')
      .where('id', '=', values.defaultCardTypeId)
      .executeTakeFirst();
    return type && !type.digital ? [{ field: 'defaultCardTypeId', code: 'NOT_ALLOWED' }] : [];
  },
  guard: async (_, action, records) =>
    new Map(
      action === 'delete'
        ? records.filter(({ isSeeded }) => isSeeded).map(({ secureId }) => [secureId, new Refusal('SOURCE_SEEDED')])
        : [],
    ),
});

/** Card sources (docs/model/cards.md#card-sources). */
export const cardSourcesModule: Module = (app) => {
  registerResource(app, cardSources, definition);
};
