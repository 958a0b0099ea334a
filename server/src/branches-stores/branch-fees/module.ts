import { branchFees, branchFeesNmc, branchFeesUfi } from '@console/contracts/branches-stores/branch/fees';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { qanunGuards } from '../qanun-branch/guards.ts';
import { feeDefinition } from './definition.ts';
import { feeFollows } from './fee-follows.ts';

/** Fees of branches of the three lines (docs/model/branches-stores.md#fees). */
export const branchFeesModule: Module = (app) => {
  registerResource(app, branchFees, feeDefinition(app, 'SPEKTRA'));
  registerResource(app, branchFeesNmc, feeDefinition(app, 'NMC'));
  registerResource(app, branchFeesUfi, feeDefinition(app, 'UFI'));
  qanunGuards(app).push({ end: feeFollows });
};
