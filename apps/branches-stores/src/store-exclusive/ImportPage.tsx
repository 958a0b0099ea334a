import { useLov } from '@console/api';
import { storeExclusiveImport } from '@console/contracts/branches-stores/store-terms/import';
import { storeTermsFields } from '@console/contracts/branches-stores/store-terms/register';
import type { ImportRow } from '@console/contracts/platform/imports';
import { addressOf } from '@console/contracts/routes/address';
import { ImportWizard, type ImportWizardProps } from '@console/ui/import';
import { later } from '@console/ui/later';
import { Part } from '@console/ui/page';
import { rowValues } from '../exclusive-dealer/terms.ts';

const RowPanel = later(async () => ({ default: (await import('./RowPanel.tsx')).RowPanel }));

const columns = {
  tenorFrom: 'tenor_from',
  tenorTo: 'tenor_to',
  rateRegular: 'rate_regular',
  rateRepeat: 'rate_ro',
} as const;

interface PanelOfRowProps {
  readonly row: ImportRow;
  readonly productGroupId?: string | null;
}

/** The instalments at the store of a row. */
const PanelOfRow = ({ row, productGroupId = null }: PanelOfRowProps) => (
  <RowPanel
    storeCode={row.values['store_code'] ?? undefined}
    rowNo={row.rowNo}
    rows={[rowValues(row, columns)]}
    productGroupId={productGroupId}
    effectiveFrom={row.values['effective_from']}
  />
);

interface PanelOfGroupProps extends PanelOfRowProps {
  readonly code: string;
}

/** The same for the product group that the row names. */
function PanelOfGroup({ row, code }: PanelOfGroupProps) {
  const reading = useLov(storeTermsFields.productGroupId.lov!, { code: [code] });
  return <Part of={reading}>{([group]) => <PanelOfRow row={row} productGroupId={group?.secureId ?? null} />}</Part>;
}

/** The instalments of the row that is looked at; without one the panel asks for a branch. */
const looksAt: ImportWizardProps['looksAt'] = (_target, row) => {
  const code = row?.values['product_group_code'];
  if (!row) return <RowPanel rows={[]} />;
  return code ? <PanelOfGroup row={row} code={code} /> : <PanelOfRow row={row} />;
};

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
