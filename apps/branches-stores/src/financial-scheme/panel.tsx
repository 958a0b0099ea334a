import type { FormValues } from '@console/ui/form';
import { later } from '@console/ui/later';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

const most = 12;

/** "Simulasi Angsuran" of the tenors of a scheme, at a sample office. */
export const schemePanel = (line: 'SPEKTRA' | 'NMC') =>
  function panel({ tenors, productGroupIds }: FormValues) {
    const chosen = ((tenors as readonly string[] | null) ?? []).map(Number);
    const [group] = (productGroupIds as readonly string[] | null) ?? [];
    // A scheme of many tenors shows the longest ones: they bear the most.
    return <SimulationPanel line={line} productGroupId={group ?? null} tenors={chosen.slice(-most)} />;
  };
