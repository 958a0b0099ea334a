import { saoAssignments, type SaoAssignment } from '@console/contracts/branches-stores/sao-assign';
import { useCan } from '@console/auth';
import { stepsOfRow, type SaoStep } from './row-steps.ts';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import type { BulkAction, ListTab, RowAction } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useMemo, useState } from 'react';
import { messages } from './messages.ts';

// The list opens without them.
const BoardTab = later(async () => ({ default: (await import('./BoardTab.tsx')).BoardTab }));
const BalanceDialog = later(async () => ({ default: (await import('./BalanceDialog.tsx')).BalanceDialog }));
const StepDialog = later(async () => ({ default: (await import('./StepDialog.tsx')).StepDialog }));
const SaoLoad = later(async () => ({ default: (await import('./SaoLoad.tsx')).SaoLoad }));
const HistoryPanel = later(async () => ({ default: (await import('./HistoryPanel.tsx')).HistoryPanel }));

const tabs: readonly ListTab[] = [{ key: 'load', title: text('Beban SAO', 'Load of SAOs'), content: <BoardTab /> }];
const linkFilters = ['outletId'];
const spread = text('Bagi rata', 'Spread evenly');
const rowPanel = (assignment: SaoAssignment) => <HistoryPanel key={assignment.version} assignment={assignment} />;

interface Chosen {
  readonly secureIds: readonly string[];
  /** The branch of all of them, where they have one. */
  readonly branchId: string | undefined;
  readonly clear: () => void;
}

/** The branch that all rows have. */
function branchOf(rows: readonly SaoAssignment[]): string | undefined {
  const [first, ...others] = new Set(rows.map(({ branchId }) => branchId));
  return others.length === 0 ? first : undefined;
}

/** What the list adds: the load of SAOs, the history of an outlet, and chosen outlets spread evenly. */
function useList() {
  const t = useMessages(messages);
  const can = useCan(saoAssignments.privilege);
  const mayMove = can('update');
  const [chosen, choose] = useState<Chosen | null>(null);
  const [step, begin] = useState<{ readonly name: SaoStep; readonly row: SaoAssignment } | null>(null);
  const rowActions = useMemo(
    (): readonly RowAction<SaoAssignment>[] =>
      mayMove
        ? stepsOfRow.map(([name, { title, from }]) => ({
            key: name,
            title,
            offered: ({ state }) => from.includes(state),
            run: (row) => begin({ name, row }),
          }))
        : [],
    [mayMove],
  );
  const bulkActions = useMemo(
    (): readonly BulkAction<SaoAssignment>[] =>
      mayMove
        ? [
            {
              key: 'spread',
              title: spread,
              refused: ({ rows }) => (rows.some(({ state }) => state === 'ENDED') ? 'INVALID_STATE' : undefined),
              run: ({ rows, clear }) =>
                choose({ secureIds: rows.map(({ secureId }) => secureId), branchId: branchOf(rows), clear }),
            },
          ]
        : [],
    [mayMove],
  );
  return {
    tabs,
    linkFilters,
    rowPanel,
    rowActions,
    bulkActions,
    note: step ? (
      <StepDialog key={`${step.name}:${step.row.secureId}`} {...step} onClose={() => begin(null)} />
    ) : (
      chosen && (
        <BalanceDialog
          title={t('spread')}
          target={{ secureIds: chosen.secureIds }}
          branchId={chosen.branchId}
          onDone={chosen.clear}
          onClose={() => choose(null)}
        />
      )
    ),
  };
}

export default screens(saoAssignments, {
  columns: [
    { field: 'outletName', second: 'outletCode', width: 220 },
    'outletType',
    { field: 'branchId', width: 180 },
    { field: 'saoName', second: 'saoNpk', width: 180 },
    { field: 'saoOutlets', render: (row) => <SaoLoad row={row} /> },
    'saoState',
    'startDate',
    'endDate',
    'openOrders',
    'state',
    { field: 'outletCode', hidden: true },
    { field: 'saoNpk', hidden: true },
  ],
  list: useList,
});
