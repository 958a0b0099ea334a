import { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import type { Text } from '@console/contracts/core/text';

export type MappingStep = keyof typeof dealerSalesForces.steps;

/** The steps that the menu of an open row offers, each with a dialog of its own. */
export const stepsOfRow = Object.entries(dealerSalesForces.steps) as unknown as readonly (readonly [
  MappingStep,
  { readonly title: Text },
])[];
