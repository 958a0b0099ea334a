import { tariffsNmc } from '@console/contracts/products/product-insurance-nmc';
import { sql } from 'kysely';
import { defineTariffs } from '../insurance/define-tariffs.ts';
import { vehicleLine, type VehicleRow } from './line.ts';

interface Band {
  readonly coverage: string;
  readonly area: string;
  readonly policyYear: number;
}

/** How sets of tariffs of vehicles are stored. */
export const vehicleTariffs = (now: () => Date) =>
  defineTariffs<typeof tariffsNmc, VehicleRow>(vehicleLine, {
    now,
    same: ({ coverage, area, policyYear }: Band) =>
      sql`x.coverage = ${coverage} and x.area = ${area} and x.policy_year = ${policyYear}::int`,
  });
