import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { DealerLine } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import type { FormValues } from '@console/ui/form';
import { useToday } from '@console/ui/formats';
import { later } from '@console/ui/later';
import { useMemo } from 'react';
import { bandOf } from './terms.ts';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

/** What a register says of the terms on the screen. */
type Proposed = (values: FormValues) => SimulationOverrides | null;

/** "Simulasi Angsuran" at the branch of the dealer, with the terms of the screen. */
function TermsPanel({ values, proposed }: { readonly values: FormValues; readonly proposed: Proposed }) {
  const today = useToday();
  const { businessLine, dealerId, effectiveFrom, productGroupId, brand } = values;
  const subjects = useMemo(() => (typeof brand === 'string' && brand !== '' ? { BRAND: [brand] } : undefined), [brand]);
  if (businessLine !== 'NMC' && businessLine !== 'UFI') return null;
  const isLater = typeof effectiveFrom === 'string' && effectiveFrom > today;
  return (
    <SimulationPanel
      // The other line has other inputs.
      key={businessLine}
      line={businessLine as DealerLine}
      dealerId={(dealerId as string | null) ?? null}
      productGroupId={(productGroupId as string | null) ?? null}
      subjects={subjects}
      tenors={bandOf(values)}
      date={isLater ? effectiveFrom : undefined}
      overrides={proposed(values)}
    />
  );
}

/** The panels of form and page of a register. */
export const termsPanel = (proposed: Proposed) => (values: FormValues) => (
  <TermsPanel values={values} proposed={proposed} />
);
