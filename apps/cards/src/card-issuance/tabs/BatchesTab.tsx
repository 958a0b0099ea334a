import { batchActions, printBatches, type PrintBatch } from '@console/contracts/cards/card-issuance/batches';
import type { Issuance } from '@console/contracts/cards/card-issuance/issuance';
import { ResourceList, type RowAction, type Columns } from '@console/ui/list';
import { useMemo, useState } from 'react';
import { MarkPrintedDialog } from '../actions/MarkPrintedDialog.tsx';
import { useBatchActions } from '../actions/use-batch-actions.ts';
import { messages } from '../messages.ts';

const linkFilters = ['issuanceId'];
const columns: Columns<PrintBatch> = [
  'batchNo',
  'state',
  'quantity',
  'spoiled',
  'printedAt',
  'createdAt',
  'fileTakenAt',
  'fileTakenBy',
  'downloads',
];

/** The print batches of an issuance. */
export function BatchesTab({ issuance: { secureId } }: { readonly issuance: Issuance }) {
  const [marking, setMarking] = useState<PrintBatch | null>(null);
  const run = useBatchActions(setMarking);
  const fixed = useMemo(() => ({ issuanceId: secureId }), [secureId]);
  const rowActions = useMemo(
    (): readonly RowAction<PrintBatch>[] =>
      batchActions.map((key) => ({
        key,
        title: { id: messages.id[key], en: messages.en[key] },
        danger: key === 'withdraw',
        offered: ({ actions }) => actions.includes(key),
        run: run[key],
      })),
    [run],
  );
  return (
    <>
      <ResourceList<PrintBatch>
        resource={printBatches}
        heading={false}
        columns={columns}
        fixed={fixed}
        linkFilters={linkFilters}
        rowActions={rowActions}
        rowLabel={({ batchNo }) => batchNo}
      />
      {marking && <MarkPrintedDialog batch={marking} onClose={() => setMarking(null)} />}
    </>
  );
}
