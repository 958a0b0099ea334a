import { pageSizesOf } from '@console/contracts/core/resource';
import { useCan } from '@console/auth';
import type { Text } from '@console/contracts/core/text';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMessages, useText } from '../messages/index.ts';
import { recordLabel } from '../record/label.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkReport } from './BulkReport.tsx';
import { withoutNumbers } from './address.ts';
import { columnsOf, type Row } from './declaration.ts';
import { Filters } from './filters/Filters.tsx';
import { useLayout } from './layout/layout.ts';
import { useSelectionKey } from './stored-selection.ts';
import { EmptyList, FailedList, StaleRowsNote, SearchFirst, UnreadSelectionNote } from './ListContents.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { messages } from './messages.ts';
import { Pagination, pagesOf } from './Pagination.tsx';
import type { ResourceListProps } from './props.ts';
import { refusalsOf } from './report.ts';
import { selectedCount, withCurrentRows, useSelection } from './selection.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useExistingPage } from './use-existing-page.ts';
import type { useList } from './use-list.ts';
import { useRestoreSelection } from './use-restore-selection.ts';
import { useReorder } from './use-reorder.ts';
import { useRunAddress } from './use-run-address.ts';
import { useRowItems } from './use-row-items.ts';
import { useStable } from './use-stable.ts';
import { useStatusChange, type StatusOperation } from './use-status-change.ts';
import type { Views } from './views/use-views.ts';
import { WholeFilterMenu } from './WholeFilterMenu.tsx';
import './list.css';
import { later } from '../later/index.ts';

interface ListPanelProps extends ResourceListProps {
  readonly title: Text;
  readonly list: ReturnType<typeof useList>;
  readonly views: Views;
}

const RunPanel = later(() => import('./runs/RunPanel.tsx'));
const RunningRun = later(() => import('./runs/RunningRun.tsx'));
const PastedNote = later(() => import('./numbers/PastedNote.tsx'));

const none: readonly never[] = [];

/** The list below its heading: search, filters, rows, selection and pages. */
export function ListPanel({
  resource,
  title,
  list,
  views,
  columns: declared,
  paths = {},
  fixed,
  rowActions = none,
  bulkActions = none,
  toolbar,
  offers,
  refuses,
  wholeFilter,
  linkFilters,
  reorder,
  rowLabel,
}: ListPanelProps) {
  const t = useMessages(messages);
  const text = useText();
  const can = useCan(resource.privilege);
  const navigate = useNavigate();
  const { state, change, filter, failure, result, refresh, rows, loading, refreshing } = list;
  const search = useRef<HTMLInputElement>(null);
  const layout = useLayout(
    useMemo(() => columnsOf(resource, declared), [resource, declared]),
    views.layout,
    views.changeLayout,
  );
  const control = useSelection(useSelectionKey(resource.module, filter, fixed));
  const unread = useRestoreSelection(resource, filter, result, control);
  const { announced, announce } = useAnnouncement(result, state);
  useExistingPage(result, state, change);

  const label = (row: Row): string => rowLabel?.(row) ?? (recordLabel(resource, row) || row.secureId);
  const [run, showRun] = useRunAddress();
  const canRun =
    can('status-all') &&
    (['activate-all', 'deactivate-all'] as const).some((operation) => resource.operations.includes(operation));
  const status = useStatusChange(resource, showRun);
  const items = useRowItems({
    resource,
    paths,
    actions: rowActions,
    label,
    offers,
    refuses,
    onStatus: (operation, row) =>
      status.ask(operation, {
        selection: { kind: 'rows', rows: new Map([[row.secureId, row]]) },
        filter,
        label,
        done: () => control.select([row], false),
      }),
  });
  const order = useReorder(reorder, rows, (row, position) => announce(t('moved', { name: label(row), position })));

  const toggle = (row: Row) => {
    if (control.selection.kind === 'all')
      control.select(
        rows.filter((each) => each !== row),
        true,
      );
    else control.select([row], !control.selection.rows.has(row.secureId));
  };
  const open = (row: Row) => {
    if (paths.detail && !order.active) void navigate(paths.detail(row));
  };
  const selectable =
    !order.active && (bulkActions.length > 0 || (can('status') && resource.operations.includes('activate')));
  const page = (step: -1 | 1) => {
    const next = state.page + step;
    if (result && next >= 1 && next <= pagesOf(result.total, state.size)) change({ page: next });
  };
  const keyboard = useKeyboard(search, {
    count: order.rows.length,
    page,
    open: (index) => open(order.rows[index]!),
    toggle: (index) => {
      if (selectable) toggle(order.rows[index]!);
    },
    move: order.active ? (index, step) => order.move(index, index + step) : undefined,
  });
  const done = () => {
    control.clear();
    keyboard.follow();
  };
  const changeStatus = (operation: StatusOperation) =>
    status.ask(operation, { selection: withCurrentRows(control.selection, rows), filter, label, done });
  const changeAll = (operation: StatusOperation) =>
    status.ask(operation, { selection: { kind: 'all', count: result?.total ?? 0 }, filter, label, done });
  const stable = useStable({ label, open, toggle, activate: keyboard.setActive, items });
  const drag = useStable({
    start: order.drag?.start ?? (() => {}),
    over: order.drag?.over ?? (() => {}),
    end: order.drag?.end ?? (() => {}),
  });
  const reordering = order.active;
  const detail = paths.detail;
  const handlers = useMemo(
    () => ({ ...stable, path: detail, drag: reordering ? drag : undefined }),
    [stable, drag, reordering, detail],
  );
  const refusals = useMemo(() => refusalsOf(status.report), [status.report]);
  // While there are no rows, the column is shown if rows will probably have actions, so that the layout does not jump.
  const hasActions =
    !reordering &&
    (rows.length > 0 ? order.rows.some((row) => items(row).length > 0) : detail !== undefined || rowActions.length > 0);
  const clear = () => {
    control.clear();
    keyboard.body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
  };

  return (
    <section className="list" aria-label={t('list', { title: text(title) })} data-refreshing={refreshing || undefined}>
      <ListToolbar
        resource={resource}
        state={state}
        onChange={change}
        search={search}
        layout={layout}
        views={views}
        refreshing={refreshing}
        onRefresh={refresh}
        extra={
          <>
            {toolbar}
            {wholeFilter && (
              <WholeFilterMenu
                resource={resource}
                disabled={!result || result.totalCapped === true || result.total === 0}
                onStatus={changeAll}
              />
            )}
          </>
        }
        order={
          reorder && {
            ...order,
            allowed: rows.length > 1 && state.sort.length === 0 && reorder.allowed(state),
            complete: rows.length === result?.total,
          }
        }
      />
      {Object.keys(resource.list.filters).length > 0 && (
        <Filters
          resource={resource}
          value={state.filters}
          quiet={linkFilters}
          onApply={(filters) => change({ filters })}
        />
      )}
      {run && <RunPanel key={run} secureId={run} onClose={() => showRun(null)} />}
      {!run && canRun && result && <RunningRun module={resource.module} />}
      {state.filters['numbers']?.[0] && resource.list.numbers && (
        <PastedNote
          resource={resource}
          secureId={state.filters['numbers'][0]}
          narrowed={Object.keys(filter).length > 1}
          onRemove={() => change({ filters: withoutNumbers(state.filters) })}
        />
      )}
      {failure && result && <StaleRowsNote error={failure} onRetry={refresh} />}
      {unread.failed && <UnreadSelectionNote onRetry={unread.retry} />}
      {list.needsSearch ? (
        <SearchFirst />
      ) : failure && !result ? (
        <FailedList error={failure} onRetry={refresh} />
      ) : (
        <>
          <div className="list-scroll">
            <ListTable
              caption={text(title)}
              columns={layout.shown}
              rows={order.rows}
              loading={loading}
              total={result?.totalCapped ? -1 : (result?.total ?? -1)}
              offset={result ? (result.page - 1) * result.size : 0}
              size={state.size}
              sort={state.sort.length > 0 ? state.sort : resource.list.defaultSort}
              chosenSort={state.sort}
              onSort={(sort) => change({ sort })}
              onResize={layout.resize}
              selection={selectable ? control : undefined}
              refusals={refusals}
              hasActions={hasActions}
              handlers={handlers}
              active={keyboard.active}
              body={keyboard.body}
              onKeyDown={keyboard.onKeyDown}
            />
            {result?.rows.length === 0 && (
              <EmptyList filtered={list.filtered} onReset={() => change({ filters: {}, search: '' })} />
            )}
          </div>
          {result && (
            <Pagination
              result={result}
              page={state.page}
              size={state.size}
              sizes={pageSizesOf(resource)}
              onChange={change}
            />
          )}
        </>
      )}
      {/* Below the rows, so that the first tick does not move the rows under the pointer. */}
      {selectedCount(control.selection) > 0 && result && (
        <BulkBar
          resource={resource}
          control={{ ...control, clear }}
          rows={rows}
          result={result}
          filter={filter}
          actions={bulkActions}
          refuses={refuses}
          onStatus={changeStatus}
        />
      )}
      <output className="visually-hidden">{announced}</output>
      {status.report && <BulkReport report={status.report} resource={resource} onClose={status.closeReport} />}
    </section>
  );
}
