import { instalmentVectors } from './instalments.ts';
import { promotionVectors } from './promotions.ts';
import type { Vector } from './vector.ts';

export type { Vector } from './vector.ts';
export const vectors: readonly Vector[] = [...instalmentVectors, ...promotionVectors];
