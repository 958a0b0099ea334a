import { extensionReasons } from '@console/contracts/cards/reasons-for-extension';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** Reasons for extension (docs/model/cards.md#reasons). */
export const extensionReasonsModule: Module = (app) => {
  registerResource(app, extensionReasons, { table: 'extension_reason' });
};
