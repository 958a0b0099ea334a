import type { ProposedTerms } from '@console/contracts/branches-stores/branch/simulation';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FormValues } from '@console/ui/form';
import { later } from '@console/ui/later';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

/** Tenors that stand for those of a line. */
export const sampleTenors: Readonly<Record<BusinessLine, readonly number[]>> = {
  SPEKTRA: [6, 12, 18, 24],
  NMC: [11, 23, 35, 47],
  UFI: [12, 24, 36],
};

const numbers = (tenors: unknown): number[] | null =>
  Array.isArray(tenors) && tenors.length > 0 ? tenors.map(Number) : null;
/** A percentage as it is typed; `null` for anything else. */
export const percent = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{1,3}(\.\d{1,4})?$/.test(value) ? value : null;

/** The terms of a group as its form has them. */
function termsOf({ tenors, tenorMax, dpMinPct, maxLtvPct }: FormValues): ProposedTerms {
  const most = Number(tenorMax ?? 0);
  return {
    dpMinPct: percent(dpMinPct),
    tenors: numbers(tenors),
    tenorMax: Number.isInteger(most) && most > 0 ? most : null,
    ...(maxLtvPct === undefined ? {} : { maxLtvPct: percent(maxLtvPct) }),
  };
}

const bands = ['0-3', '4-7', '8-10'];
/** The age band of rates that an object group has; the first one for others. */
const bandOf = ({ ageFrom, ageTo }: FormValues): string | null =>
  bands.find((band) => band === `${String(ageFrom as number)}-${String(ageTo as number)}`) ?? null;

/** "Simulasi Angsuran" beside the form of a group: what its new terms change at a sample office. */
export const groupUpdate = (line: BusinessLine) => (secureId: string) => ({
  children: (values: FormValues) => (
    <SimulationPanel
      line={line}
      productGroupId={secureId}
      tenors={sampleTenors[line]}
      ageBand={bandOf(values)}
      overrides={{ terms: termsOf(values) }}
    />
  ),
});
