import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { FormValues } from '@console/ui/form';
import { proposedFee, proposedRate, rowOf } from './simulated.ts';

const first = (...values: readonly unknown[]) => values.find((value) => value !== null && value !== undefined) ?? null;

/**
 * A line of a sheet of concessions as the simulation takes it. What the line leaves empty is that of its base row; a
 * repeat order takes the regular value of the line before the repeat one of the base.
 */
export function concessionOf(
  kind: 'rate' | 'fee',
  base: FormValues,
  line: Partial<ExclusiveLine>,
): SimulationOverrides | null {
  const valueOf = (name: string) => {
    const [regular, repeat] = [
      line[`${name}Regular` as keyof ExclusiveLine],
      line[`${name}Repeat` as keyof ExclusiveLine],
    ];
    return {
      [`${name}Regular`]: first(regular, base[`${name}Regular`]),
      [`${name}Repeat`]: first(repeat, regular, base[`${name}Repeat`]),
    };
  };
  if (kind === 'rate') return proposedRate([{ ...base, ...valueOf('rate') }], { ...rowOf(base), isConcession: true });
  const unit = base['valueType'] === 'PERCENT' ? 'percent' : 'amount';
  return proposedFee({ ...base, ...valueOf(unit) }, 'BRANCH_EXCLUSIVE');
}
