import { marketingSchemesNmc, marketingSchemesUfi } from '@console/contracts/branches-stores/outlet/marketing-schemes';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { marketingSchemeDefinition } from './definition.ts';
import { serveUfiRegistration } from './register.ts';

/** Marketing schemes of dealers (docs/model/branches-stores.md#marketing-schemes). */
export const marketingSchemeModule: Module = (app) => {
  registerResource(app, marketingSchemesNmc, marketingSchemeDefinition(app, 'marketing_scheme_nmc'));
  const ufi = registerResource(app, marketingSchemesUfi, marketingSchemeDefinition(app, 'marketing_scheme_ufi'));
  serveUfiRegistration(app, ufi);
};
