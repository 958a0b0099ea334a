import { financialSchemes } from '@console/contracts/branches-stores/financial-scheme';
import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { schemeDefinition } from './definition.ts';
import { registerTenorUse } from './tenor-use.ts';
import { registerSchemeUses } from './uses.ts';

/** Financial schemes of SPEKTRA and NMC (docs/model/branches-stores.md#financial-schemes). */
export const financialSchemeModule: Module = (app) => {
  registerResource(app, financialSchemes, schemeDefinition(app, 'financial_scheme'));
  registerResource(app, financialSchemesNmc, schemeDefinition(app, 'financial_scheme_nmc'));
  registerTenorUse(app);
  registerSchemeUses(app);
};
