import { bandsOf, type RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { ImportJob, ImportRow } from '@console/contracts/platform/imports';
import { SimulationPanel } from '@console/ui/simulation';
import { collateralOf, proposedRate, rowsOf, tenorsOf } from './simulated.ts';

interface FilePanelProps {
  readonly line: BusinessLine;
  readonly target: ImportJob['target'];
  /** The row of the file that is looked at. */
  readonly row: ImportRow | null;
}

/** "Simulasi Angsuran" of a file of rates: the tenors that it is applied to, with the rates of one of its rows. */
export function FilePanel({ line, target, row }: FilePanelProps) {
  const { bands, productGroupIds } = (target ?? {}) as Partial<RateTarget>;
  const applied = bands ? bandsOf(bands) : [];
  const rates = applied.map(([tenorFrom, tenorTo]) => ({
    tenorFrom,
    tenorTo,
    rateRegular: row?.values['rate_regular'],
    rateRepeat: row?.values['rate_ro'],
  }));
  const groups = productGroupIds === undefined || productGroupIds === 'ALL' ? [] : productGroupIds.split(',');
  return (
    <SimulationPanel
      line={line}
      officeCode={row?.values['office_code']}
      rowNo={row?.rowNo}
      productGroupId={groups[0] ?? null}
      {...collateralOf(target ?? {})}
      tenors={tenorsOf(rates)}
      overrides={row ? proposedRate(rates, rowsOf(groups)) : null}
    />
  );
}
