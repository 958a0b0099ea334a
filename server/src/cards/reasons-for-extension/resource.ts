import { extensionReasons } from '@console/contracts/cards/reasons-for-extension';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../platform/resource/register.ts';
import { writtenByHeadOffice } from '../masters/head-office.ts';
import './table.ts';

/** Reasons for extension (cards model, section 7). */
export const extensionReasonsModule: Module = (app) => {
  registerResource(app, extensionReasons, writtenByHeadOffice(extensionReasons, { table: 'extension_reason' }));
};
