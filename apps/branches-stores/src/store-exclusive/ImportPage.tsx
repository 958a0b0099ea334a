import { storeExclusiveImport } from '@console/contracts/branches-stores/store-terms/import';
import { addressOf } from '@console/contracts/routes/address';
import { ImportWizard, type ImportWizardProps } from '@console/ui/import';
import { later } from '@console/ui/later';
import { rowValues } from '../exclusive-dealer/terms.ts';

const RowPanel = later(async () => ({ default: (await import('./RowPanel.tsx')).RowPanel }));

const columns = {
  tenorFrom: 'tenor_from',
  tenorTo: 'tenor_to',
  rateRegular: 'rate_regular',
  rateRepeat: 'rate_ro',
} as const;

/** The instalments at the store of the row that is looked at; without one the panel asks for a branch. */
const looksAt: ImportWizardProps['looksAt'] = (_target, row) =>
  row ? (
    <RowPanel
      storeCode={row.values['store_code'] ?? undefined}
      rowNo={row.rowNo}
      rows={[rowValues(row, columns)]}
      effectiveFrom={row.values['effective_from']}
    />
  ) : (
    <RowPanel rows={[]} />
  );

/** Imports exclusive rates of stores. */
export default function ImportPage() {
  return (
    <ImportWizard
      definition={storeExclusiveImport}
      listAddress={addressOf('/store/exclusive-rate')}
      looksAt={looksAt}
    />
  );
}
