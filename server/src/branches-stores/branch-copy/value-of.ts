import { plainText } from '../../platform/plain-text.ts';
import type { Values } from '../../records/effective/rules.ts';
import type { Planned } from './plan.ts';

const textOf = (value: unknown): string | null => (value == null ? null : plainText(value));

/** Unit and values of a rate or fee. */
export function valueOf({ kind }: Pick<Planned, 'kind'>, values: Values) {
  if (kind === 'RATE')
    return { unit: 'PERCENT' as const, regular: textOf(values['rateRegular']), repeat: textOf(values['rateRepeat']) };
  const unit = values['valueType'] === 'PERCENT' ? ('PERCENT' as const) : ('AMOUNT' as const);
  const name = unit.toLowerCase();
  return { unit, regular: textOf(values[`${name}Regular`]), repeat: textOf(values[`${name}Repeat`]) };
}
