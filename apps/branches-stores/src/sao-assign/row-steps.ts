import { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import type { Text } from '@console/contracts/core/text';

export type SaoStep = keyof typeof saoAssignments.steps;

interface RowStep {
  readonly title: Text;
  readonly from: readonly string[];
}

/** The steps that the menu of a row offers, each with a dialog of its own. */
export const stepsOfRow = Object.entries(saoAssignments.steps) as unknown as readonly (readonly [SaoStep, RowStep])[];
