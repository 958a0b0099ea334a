import { queryEndpoint } from '@console/api';
import {
  rateLimitCalls,
  type RateLimits,
  type RateLimitsQuestion,
} from '@console/contracts/branches-stores/branch/rate-limits';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { percent, type Field } from '@console/contracts/core/fields';
import { tenorsWithout } from '@console/contracts/core/rate-sheets';
import { SheetInput, type FormValues, type InputProps } from '@console/ui/form';
import { defineMessages, useMessages } from '@console/ui/messages';
import { useEffect, useMemo, type ComponentType } from 'react';
import { collateralOf } from './simulated.ts';

const messages = defineMessages({
  id: { without: 'Tenor yang tetap tanpa rate ({group}): {tenors}', all: 'semua kelompok' },
  en: { without: 'Tenors that stay without a rate ({group}): {tenors}', all: 'all groups' },
});

const limitsOf = {
  SPEKTRA: queryEndpoint(rateLimitCalls.SPEKTRA),
  NMC: queryEndpoint(rateLimitCalls.NMC),
  UFI: queryEndpoint(rateLimitCalls.UFI),
} as const;

/** The sheet with the bounds that its product groups allow. */
export function within(field: Field, { minimum, maximum }: RateLimits): Field {
  const bounds = { minimum: Number(minimum), maximum: Number(maximum) };
  const columns = {
    ...field.sheet!.columns,
    rateRegular: percent(bounds),
    rateRepeat: percent({ ...bounds, required: false, zeroIsNone: true }),
  };
  return { ...field, sheet: { ...field.sheet!, columns } };
}

const isBand = (row: FormValues): row is FormValues & { tenorFrom: number; tenorTo: number } =>
  typeof row['tenorFrom'] === 'number' && typeof row['tenorTo'] === 'number' && row['rateRegular'] != null;

/**
 * The input of rates by band of tenors of a branch. Below it stand the offered tenors that no rate would hold for.
 * @param onLimits called with the bounds of the chosen product groups, by which the form checks its cells
 */
export const ratesInput = (
  line: BusinessLine,
  branchId: string,
  onLimits: (limits: RateLimits) => void,
): ComponentType<InputProps> =>
  function RatesInput(props) {
    const { value, values } = props;
    const t = useMessages(messages);
    const { productGroupIds, effectiveFrom } = values;
    const day = typeof effectiveFrom === 'string' && /^\d{4}-\d\d-\d\d$/.test(effectiveFrom) ? effectiveFrom : null;
    const collateral = collateralOf(values);
    const groups = JSON.stringify(productGroupIds ?? []);
    const body: RateLimitsQuestion = useMemo(
      () => ({ branchId, productGroupIds: JSON.parse(groups) as string[], effectiveFrom: day, ...collateral }) as never,
      // oxlint-disable-next-line react/exhaustive-deps -- a new object at each rendering
      [groups, day, collateral.collateralType, collateral.ageBand],
    );
    const isAsked = line !== 'UFI' || collateral.collateralType !== undefined;
    const { currentData: limits } = limitsOf[line].useQuery({ body }, { skip: !isAsked, fresh: true });
    useEffect(() => {
      if (limits) onLimits(limits);
    }, [limits]);
    const bands = Array.isArray(value) ? (value as readonly FormValues[]).filter(isBand) : [];
    const missing = (limits?.groups ?? [])
      .map(({ name, without }) => ({ name: name ?? t('all'), tenors: tenorsWithout(without, bands) }))
      .filter(({ tenors }) => tenors.length > 0);
    return (
      <>
        <SheetInput {...props} />
        {bands.length > 0 && (
          <output className="simulation-warning">
            {missing.map(({ name, tenors }) => (
              <p key={name} className="form-help">
                {t('without', { group: name, tenors: tenors.join(', ') })}
              </p>
            ))}
          </output>
        )}
      </>
    );
  };
