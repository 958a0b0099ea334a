import { deliveryReturnReasons } from '@console/contracts/cards/reason-delivery-return';
import { sql } from 'kysely';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** Reasons for delivery return (docs/model/cards.md#reasons). */
export const deliveryReturnReasonsModule: Module = (app) => {
  registerResource(app, deliveryReturnReasons, {
    table: 'delivery_return_reason',
    filters: { appliesTo: (kind: string) => sql`${kind} = any(t.applies_to)` },
  });
};
