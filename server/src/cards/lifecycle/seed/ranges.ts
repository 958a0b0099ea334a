import type { CardKind } from '@console/contracts/cards/lifecycle/statuses';
import { seedId } from '../../../platform/database/seed-id.ts';

export interface SeedRange {
  readonly id: string;
  readonly code: string;
  readonly type: string;
  readonly numberCode: string;
  readonly purpose: CardKind;
  readonly from: number;
  readonly to: number;
  readonly state: 'ACTIVE' | 'EXHAUSTED' | 'DRAFT';
}

const types = [
  ['REG', '01'],
  ['GOLD', '02'],
  ['PLAT', '03'],
  ['SYR', '04'],
  ['KRY', '05'],
  ['KLG', '06'],
] as const;
const purposes = [
  ['PERSONAL', 1],
  ['DIGITAL', 100_000_001],
  ['STOCK', 200_000_001],
] as const;

const range = (
  type: string,
  numberCode: string,
  position: number,
  purpose: CardKind,
  from: number,
  count: number,
  state: SeedRange['state'],
): SeedRange => {
  const code = `SEQ-${numberCode}-${String(position).padStart(3, '0')}`;
  return { id: seedId('card-generator', code), code, type, numberCode, purpose, from, to: from + count - 1, state };
};

/**
 * The twenty seeded ranges: one per type and purpose, one exhausted, one draft (docs/model/cards.md#card-generator).
 */
export const seedRanges: readonly SeedRange[] = [
  ...types.flatMap(([type, code]) =>
    purposes.map(([purpose, from], index) => range(type, code, index + 1, purpose, from, 1_000_000, 'ACTIVE')),
  ),
  range('REG', '01', 4, 'STOCK', 300_000_001, 10, 'EXHAUSTED'),
  range('REG', '01', 5, 'STOCK', 400_000_001, 1_000_000, 'DRAFT'),
];
