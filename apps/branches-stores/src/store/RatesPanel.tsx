import { storeLevel } from '@console/contracts/branches-stores/outlet/levels';
import type { FormValues } from '@console/ui/form';
import { useToday } from '@console/ui/formats';
import { SimulationPanel } from '@console/ui/simulation';
import { tenorsOf } from '../branch-lines/simulated.ts';
import { proposedSheet, rowsIn } from '../store-rates/proposed.ts';

/** "Simulasi Angsuran" at the branch of a store that is not registered yet, with the rates typed for it. */
export function RatesPanel({ values }: { readonly values: FormValues }) {
  const today = useToday();
  const { branchId, effectiveFrom } = values;
  const isLater = typeof effectiveFrom === 'string' && effectiveFrom > today;
  return (
    <SimulationPanel
      line="SPEKTRA"
      branchId={(branchId as string | null | undefined) ?? null}
      productGroupId={null}
      tenors={tenorsOf(rowsIn(values))}
      date={isLater ? effectiveFrom : undefined}
      overrides={proposedSheet({ ...values, productGroupId: null }, storeLevel)}
    />
  );
}
