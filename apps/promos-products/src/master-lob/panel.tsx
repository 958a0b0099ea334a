import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { FormValues } from '@console/ui/form';
import { later } from '@console/ui/later';
import { percent, sampleTenors } from '../product-group/panel.tsx';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

/** "Simulasi Angsuran" beside the form of a line of business: what its new parameters change at a sample office. */
export const lobUpdate = (secureId: string) => ({
  children: ({ businessLine, rateMethod, roundingStep, firstInstalment, tenors, dpMinPct, maxLtvPct }: FormValues) => (
    <SimulationPanel
      line={businessLine as BusinessLine}
      lobId={secureId}
      tenors={sampleTenors[businessLine as BusinessLine]}
      overrides={{
        terms: {
          rateMethod: (rateMethod ?? null) as 'FLAT_MONTHLY' | null,
          roundingStep: (roundingStep ?? null) as '100' | null,
          firstInstalment: (firstInstalment ?? null) as 'ADDB' | null,
          tenors: Array.isArray(tenors) && tenors.length > 0 ? tenors.map(Number) : null,
          dpMinPct: percent(dpMinPct),
          maxLtvPct: percent(maxLtvPct),
        },
      }}
    />
  ),
});
