import { dealerAdminFees } from '@console/contracts/branches-stores/exclusive-dealer-admin';
import { dealerRates } from '@console/contracts/branches-stores/exclusive-dealer-rate';
import { dealerChoices } from '@console/contracts/branches-stores/exclusive-dealer/dealer-choice';
import { dealerFileTarget } from '@console/contracts/branches-stores/exclusive-dealer/target';
import type { Module } from '../../platform/http/application.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { feeLevels, rateLevels } from '../simulation/levels.ts';
import { dealerChoiceDefinition } from './dealer-choice.ts';
import { dealerAdminFeeDefinition } from './fee-definition.ts';
import { dealerAdminFeeFile } from './fee-file.ts';
import { feesOfDealers } from './fee-level.ts';
import { dealerRateDefinition } from './rate-definition.ts';
import { dealerRateFile } from './rate-file.ts';
import { ratesOfDealers } from './rate-level.ts';

/** Admin fees and rates of single dealers (docs/model/branches-stores.md#terms-of-dealers). */
export const exclusiveDealerModule: Module = (app) => {
  registerResource(app, dealerChoices, dealerChoiceDefinition);
  const fees = registerResource(app, dealerAdminFees, dealerAdminFeeDefinition(app));
  registerImport(app, dealerAdminFeeFile(app, fees), dealerFileTarget);
  feeLevels(app).push(feesOfDealers);
  const rates = registerResource(app, dealerRates, dealerRateDefinition(app));
  registerImport(app, dealerRateFile(app, rates), dealerFileTarget);
  rateLevels(app).push(ratesOfDealers);
};
