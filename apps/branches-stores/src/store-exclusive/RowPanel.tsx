import { storeExclusiveLevel } from '@console/contracts/branches-stores/outlet/levels';
import type { FormValues } from '@console/ui/form';
import { useToday } from '@console/ui/formats';
import { SimulationPanel } from '@console/ui/simulation';
import { exclusiveRates, tenorsOf } from '../branch-lines/simulated.ts';

/** Tenors of a panel without a row. */
const usualTenors = [6, 12, 18, 24] as const;

interface RowPanelProps {
  readonly storeId?: string;
  /** In place of the id the code of a row of a file. */
  readonly storeCode?: string | undefined;
  readonly rowNo?: number;
  /** Rows with band and rates, on the screen; none for what applies now. */
  readonly rows: readonly FormValues[];
  readonly productGroupId?: string | null;
  readonly effectiveFrom?: unknown;
}

/** "Simulasi Angsuran" at the store, with exclusive rates of the screen. */
export function RowPanel({ rows, productGroupId = null, effectiveFrom, ...store }: RowPanelProps) {
  const today = useToday();
  const tenors = tenorsOf(rows);
  const isLater = typeof effectiveFrom === 'string' && effectiveFrom > today;
  return (
    <SimulationPanel
      line="SPEKTRA"
      {...store}
      productGroupId={productGroupId}
      tenors={tenors.length > 0 ? tenors : usualTenors}
      date={isLater ? effectiveFrom : undefined}
      overrides={exclusiveRates(rows, {
        groups: productGroupId === null ? null : [productGroupId],
        level: storeExclusiveLevel,
      })}
    />
  );
}
