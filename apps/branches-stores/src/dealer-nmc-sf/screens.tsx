import { useCan } from '@console/auth';
import { dealerSalesForces, type DealerSalesForce } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { dealerSfImport } from '@console/contracts/branches-stores/sales-force/import';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import type { RowAction } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ActionButton } from '@console/ui/why';
import { addressOf } from '@console/contracts/routes/address';
import { useMemo, useState } from 'react';
import { messages } from './messages.ts';
import { stepsOfRow, type MappingStep } from './row-steps.ts';

// The list opens without them.
const MapDialog = later(async () => ({ default: (await import('./MapDialog.tsx')).MapDialog }));
const StepDialog = later(async () => ({ default: (await import('./StepDialog.tsx')).StepDialog }));
const MoveDialog = later(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

/** What leads from the list: a new mapping, the move of all dealers, and dealers without sales people. */
function Toolbar() {
  const t = useMessages(messages);
  const can = useCan(dealerSalesForces.privilege);
  const [opened, open] = useState<'map' | 'move' | null>(null);
  const close = () => open(null);
  return (
    <>
      <PageLink to={`${addressOf('/dealer-nmc')}?withoutSf=true`}>{t('without')}</PageLink>
      {can('create') && <ActionButton onClick={() => open('map')}>{t('map')}</ActionButton>}
      {can('update') && <ActionButton onClick={() => open('move')}>{t('move')}</ActionButton>}
      {opened === 'map' && <MapDialog onClose={close} />}
      {opened === 'move' && <MoveDialog onClose={close} />}
    </>
  );
}

/** What the list adds: its toolbar, and the steps of a row. */
function useList() {
  const can = useCan(dealerSalesForces.privilege);
  const mayChange = can('update');
  const [step, begin] = useState<{ readonly name: MappingStep; readonly row: DealerSalesForce } | null>(null);
  const rowActions = useMemo(
    (): readonly RowAction<DealerSalesForce>[] =>
      mayChange
        ? stepsOfRow.map(([name, { title }]) => ({
            key: name,
            title,
            offered: ({ state, isPrimary }) => state === 'OPEN' && !(name === 'primary' && isPrimary),
            run: (row) => begin({ name, row }),
          }))
        : [],
    [mayChange],
  );
  return {
    toolbar: <Toolbar />,
    rowActions,
    note: step && <StepDialog key={`${step.name}:${step.row.secureId}`} {...step} onClose={() => begin(null)} />,
  };
}

/** Sales people of dealers of NMC. */
export default screens(dealerSalesForces, {
  columns: [
    { field: 'dealerName', second: 'dealerCode', width: 220 },
    { field: 'sfName', second: 'sfNpk', width: 180 },
    { field: 'branchId', width: 180 },
    'isPrimary',
    'startDate',
    'endDate',
    'dealersOfSf',
    'state',
    { field: 'dealerCode', hidden: true },
    { field: 'sfNpk', hidden: true },
    { field: 'salesCode', hidden: true },
  ],
  import: dealerSfImport,
  list: useList,
});
