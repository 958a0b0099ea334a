import { resetReasons } from '@console/contracts/cards/card-reset-reason';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** Card reset reasons (docs/model/cards.md#reasons). */
export const resetReasonsModule: Module = (app) => {
  registerResource(app, resetReasons, { table: 'card_reset_reason' });
};
