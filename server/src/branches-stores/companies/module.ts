import { companies } from '@console/contracts/branches-stores/companies';
import type { Module } from '../../platform/http/application.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { registerResource } from '../../records/operations/register.ts';
import { companyDefinition } from './definition.ts';
import { registerCompanyUses } from './uses.ts';

/** Companies, rows of the core feed (docs/model/branches-stores.md#companies). */
export const companiesModule: Module = async (app) => {
  registerResource(app, companies, companyDefinition(app, await protectionOf(app.services)));
  registerCompanyUses(app);
};
