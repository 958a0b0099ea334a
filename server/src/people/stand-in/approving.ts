import { actionsOf, levels } from '@console/contracts/core/privileges';

/** Levels that let their holder approve. */
export const approving: readonly string[] = Object.keys(levels).filter((level) => actionsOf(level).includes('approve'));
