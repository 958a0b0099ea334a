import { useCan } from '@console/auth';
import { statusAction } from '@console/contracts/core/resource';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { recordLabel } from '../record/label.ts';
import type { ChosenAct } from './acts/use-act.ts';
import { columnsOf, type Row } from './declaration.ts';
import { useLayout } from './layout/layout.ts';
import type { ListPanelProps } from './ListPanel.tsx';
import { messages } from './messages.ts';
import { pagesOf } from './Pagination.tsx';
import { refusalsOf } from './report.ts';
import { useSelection, withCurrentRows } from './selection.ts';
import type { StatusOperation } from './status-target.ts';
import { useSelectionKey } from './stored-selection.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useExistingListPage } from './use-existing-list-page.ts';
import { useKeptWalk } from './use-kept-walk.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useReorder } from './use-reorder.ts';
import { useRestoreSelection } from './use-restore-selection.ts';
import { useRowItems } from './use-row-items.ts';
import { useRunAddress } from './use-run-address.ts';
import { useStable } from './use-stable.ts';
import { useStatusChange } from './use-status-change.ts';
import { useToggle } from './use-toggle.ts';

const none: readonly never[] = [];
const noActs = {};

/** State and callbacks of a list panel: layout, selection, row menus, status changes, reordering and keyboard. */
export function useListPanel({
  resource,
  list,
  views,
  columns: declared,
  paths = {},
  fixed,
  rowActions = none,
  bulkActions = none,
  offers,
  refuses,
  reorder,
  rowLabel,
  rowPanel,
}: ListPanelProps) {
  const t = useMessages(messages);
  const can = useCan(resource.privilege);
  const navigate = useNavigate();
  const { state, change, filter, result, rows } = list;
  const search = useRef<HTMLInputElement>(null);
  const layout = useLayout(
    useMemo(() => columnsOf(resource, declared), [resource, declared]),
    views.layout,
    views.changeLayout,
  );
  const control = useSelection(useSelectionKey(resource.module, filter, fixed));
  const unread = useRestoreSelection(resource, filter, result, control);
  const { announced, announce } = useAnnouncement(result, state);
  useExistingListPage(list);
  useKeptWalk(resource, paths, list);

  // Contracts of remotes built before `acts` existed do not have it.
  const acts = resource.acts ?? noActs;
  const label = (row: Row): string => rowLabel?.(row) ?? (recordLabel(resource, row) || row.secureId);
  const [run, showRun] = useRunAddress();
  const canRun =
    (can('status-all') &&
      (['activate-all', 'deactivate-all'] as const).some((operation) => resource.operations.includes(operation))) ||
    Object.values(acts).some(({ action }) => can(action));
  const [act, setAct] = useState<ChosenAct | null>(null);
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

  const { toggle, toggleTo } = useToggle(rows, control);
  const [side, showSide] = useState(false);
  const open = (row: Row) => {
    if (paths.detail && !order.active) void navigate(paths.detail(row));
    else if (rowPanel) showSide(true);
  };
  const peeks =
    !order.active && (rowPanel !== undefined || (paths.detail !== undefined && resource.operations.includes('detail')));
  const rowPress = (row: Row) => (peeks ? showSide(true) : open(row));
  const selectable =
    !order.active &&
    (bulkActions.length > 0 ||
      Object.values(acts).some(({ action }) => can(action)) ||
      (['activate', 'deactivate'] as const).some(
        (operation) => can(statusAction(resource, operation)) && resource.operations.includes(operation),
      ));
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
    toggleTo: (index) => {
      if (selectable) toggleTo(order.rows[index]!);
    },
    peek: peeks ? showSide : undefined,
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
  const stable = useStable({ label, press: rowPress, toggle, toggleTo, activate: keyboard.setActive, items });
  const drag = useStable({
    start: order.drag?.start ?? (() => {}),
    over: order.drag?.over ?? (() => {}),
    end: order.drag?.end ?? (() => {}),
  });
  const reordering = order.active;
  const detail = paths.detail;
  const handlers = useMemo(
    () => ({ ...stable, path: detail, opens: peeks || detail !== undefined, drag: reordering ? drag : undefined }),
    [stable, drag, reordering, detail, peeks],
  );
  const refusals = useMemo(() => refusalsOf(status.report), [status.report]);
  // While there are no rows, the column is shown if rows will probably have actions, so that the layout does not jump.
  const hasActions =
    !reordering &&
    (rows.length > 0 ? order.rows.some((row) => items(row).length > 0) : detail !== undefined || rowActions.length > 0);
  const chooseAct = (name: string | null) =>
    setAct(name === null ? null : { name, selection: withCurrentRows(control.selection, rows), filter });
  const actStarted = (runId: string) => {
    setAct(null);
    done();
    showRun(runId);
  };
  const clear = () => {
    control.clear();
    keyboard.body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus();
  };
  return {
    search,
    layout,
    control,
    unread,
    announced,
    run,
    showRun,
    canRun,
    status,
    order,
    keyboard,
    selectable,
    changeStatus,
    changeAll,
    label,
    act,
    chooseAct,
    actStarted,
    handlers,
    refusals,
    hasActions,
    clear,
    sideRow: side && peeks ? order.rows[keyboard.active] : undefined,
    closeSide: () => showSide(false),
  };
}
