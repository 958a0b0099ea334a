import { promoFees, promoFeeTarget } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import type { Module } from '../../platform/http/application.ts';
import { registerImport } from '../../records/imports/serve-imports.ts';
import { registerResource } from '../../records/operations/register.ts';
import { qanunGuards } from '../qanun-branch/guards.ts';
import { feeLevels } from '../simulation/levels.ts';
import { promoFeeDefinition } from './definition.ts';
import { promoFeeHandler } from './import.ts';
import { feesOfCampaigns } from './level.ts';
import { noPromoFee } from './qanun.ts';

/** Promo fees of NMC branches (docs/model/branches-stores.md#promo-fees). */
export const promoFeeModule: Module = (app) => {
  const registered = registerResource(app, promoFees, promoFeeDefinition);
  registerImport(app, promoFeeHandler(app, registered) as never, promoFeeTarget);
  feeLevels(app).push(feesOfCampaigns);
  qanunGuards(app).push({ begin: (tx, of) => (of.line === 'NMC' ? noPromoFee(tx, of) : Promise.resolve()) });
};
