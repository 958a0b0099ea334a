import type { SchemaStep } from '../../../platform/database/migrate.ts';
import { createCard } from './card.ts';
import { createHold, createStock } from './holds-and-stock.ts';
import { createMovement } from './movement.ts';
import { createSequence } from './sequence.ts';
import { syncVocabulary } from './vocabulary.ts';

/**
 * Creates cards, numbers, movements, holds and stock (docs/model/cards.md#card-record,
 * docs/model/cards.md#card-number).
 */
export const migration: SchemaStep = {
  async up(db) {
    await createSequence(db);
    await createCard(db);
    await createMovement(db);
    await createHold(db);
    await createStock(db);
    await syncVocabulary(db);
  },
};
