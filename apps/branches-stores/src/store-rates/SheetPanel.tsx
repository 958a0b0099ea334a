import { storeLevel } from '@console/contracts/branches-stores/outlet/levels';
import type { FormValues } from '@console/ui/form';
import { useToday } from '@console/ui/formats';
import { SimulationPanel } from '@console/ui/simulation';
import { tenorsOf } from '../branch-lines/simulated.ts';
import { proposedSheet, rowsIn } from './proposed.ts';

/** "Simulasi Angsuran" at the store, with the rates of the screen and what the store pays by them. */
export function SheetPanel({ storeId, values }: { readonly storeId: string; readonly values: FormValues }) {
  const today = useToday();
  const { productGroupId, effectiveFrom } = values;
  const isLater = typeof effectiveFrom === 'string' && effectiveFrom > today;
  return (
    <SimulationPanel
      line="SPEKTRA"
      storeId={storeId}
      productGroupId={(productGroupId as string | null | undefined) ?? null}
      tenors={tenorsOf(rowsIn(values))}
      date={isLater ? effectiveFrom : undefined}
      overrides={proposedSheet(values, storeLevel)}
    />
  );
}
