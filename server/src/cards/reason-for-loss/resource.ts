import { lossReasons } from '@console/contracts/cards/reason-for-loss';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** Reasons for loss (docs/model/cards.md#reasons). */
export const lossReasonsModule: Module = (app) => {
  registerResource(app, lossReasons, {
    table: 'loss_reason',
    filters: { appliesTo: (kind: string) => sql`${kind} = any(t.applies_to)` },
  });
};
