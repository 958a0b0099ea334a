import { dealerAdminFees } from '@console/contracts/branches-stores/exclusive-dealer-admin';
import { dealerChoices } from '@console/contracts/branches-stores/exclusive-dealer/dealer-choice';
import { dealerFileTarget } from '@console/contracts/branches-stores/exclusive-dealer/target';
import type { Module } from '../../platform/http/application.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { feeLevels } from '../simulation/levels.ts';
import { dealerChoiceDefinition } from './dealers.ts';
import { dealerAdminFeeDefinition } from './fee-definition.ts';
import { dealerAdminFeeFile } from './fee-file.ts';
import { feesOfDealers } from './fee-level.ts';

/** Admin fees of single dealers (docs/model/branches-stores.md#terms-of-dealers). */
export const exclusiveDealerModule: Module = (app) => {
  registerResource(app, dealerChoices, dealerChoiceDefinition);
  const fees = registerResource(app, dealerAdminFees, dealerAdminFeeDefinition(app));
  registerImport(app, dealerAdminFeeFile(app, fees), dealerFileTarget);
  feeLevels(app).push(feesOfDealers);
};
