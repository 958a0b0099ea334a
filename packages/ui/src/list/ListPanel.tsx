import type { RefObject } from 'react';
import { pageSizesOf } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { useMessages, useText } from '../messages/index.ts';
import { BulkBar } from './BulkBar.tsx';
import { hasPlainFilters, withoutNumbers } from './address.ts';
import { Filters } from './filters/Filters.tsx';
import { EmptyList, FailedList, StaleRowsNote, SearchFirst, UnreadSelectionNote, SlowNote } from './ListContents.tsx';
import { ListOverlays } from './ListOverlays.tsx';
import { ListQueue } from './ListQueue.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { messages } from './messages.ts';
import { Pagination } from './Pagination.tsx';
import type { ResourceListProps } from './props.ts';
import { selectedCount } from './selection.ts';
import { useFitting } from './layout/use-fitting.ts';
import { useListPanel } from './use-list-panel.ts';
import { Totals } from './totals/Totals.tsx';
import type { useList } from './use-list.ts';
import type { Views } from './views/use-views.ts';
import { WholeFilterMenu } from './WholeFilterMenu.tsx';
import './list-bar.css';
import './list.css';
import './list-head.css';
import './list-cards.css';
import './list-groups.css';
import './list-panels.css';
import { ConditionChips, CoreFeedBar, PastedNote, RunningRun, RunPanel } from './later-parts.tsx';
import { useBeforeRichInputs } from '../lov/rich/rich-inputs.ts';
import { useSlow } from './use-slow.ts';

export interface ListPanelProps extends ResourceListProps {
  readonly title: Text;
  readonly list: ReturnType<typeof useList>;
  readonly views: Views;
  /** Gets the list, so that the page knows whether somebody works in it. */
  readonly area: RefObject<HTMLElement | null>;
}

const none: readonly never[] = [];

/** The list below its heading: search, filters, rows, selection and pages. */
export function ListPanel(props: ListPanelProps) {
  const {
    resource,
    title,
    list,
    views,
    area,
    bulkActions = none,
    toolbar,
    refuses,
    refusesAct,
    wholeFilter,
    linkFilters,
    reorder,
  } = props;
  const t = useMessages(messages);
  const text = useText();
  const { state, change, filter, failure, result, refresh, rows, loading, refreshing } = list;
  const panel = useListPanel(props);
  const isSlow = useSlow(loading || refreshing);
  useBeforeRichInputs(loading);
  const { place: scrolled, shown, waiting } = useFitting(panel.layout.shown, views.layout !== undefined, rows);
  const { layout, control, unread, run, showRun, order, keyboard } = panel;

  return (
    <section
      ref={area}
      className="list"
      aria-label={t('list', { title: text(title) })}
      data-refreshing={refreshing || undefined}
    >
      <ListToolbar
        resource={resource}
        state={state}
        onChange={change}
        search={panel.search}
        layout={layout}
        waiting={waiting}
        views={views}
        refreshing={refreshing}
        onRefresh={refresh}
        filters={
          hasPlainFilters(resource.list.filters) && (
            <Filters
              resource={resource}
              value={state.filters}
              quiet={linkFilters}
              tabbed={props.heading !== false && props.fixed === undefined}
              onApply={(filters, options) => change({ filters }, options)}
            />
          )
        }
        extra={
          <>
            {toolbar}
            {wholeFilter && (
              <WholeFilterMenu
                resource={resource}
                disabled={!result || result.totalCapped === true || result.total === 0}
                onStatus={panel.changeAll}
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
      {/* After the rows, which it must not delay. */}
      {resource.coreFed && props.heading !== false && !loading && <CoreFeedBar resource={resource} />}
      <ListQueue {...props} rows={scrolled} />
      <Totals resource={resource} state={state} filter={filter} />
      {state.filters['where'] && (
        <ConditionChips resource={resource} filters={state.filters} onChange={(filters) => change({ filters })} />
      )}
      {run && (
        <RunPanel key={run} resource={resource} secureId={run} onRetried={showRun} onClose={() => showRun(null)} />
      )}
      {!run && panel.canRun && result && <RunningRun resource={resource} area={scrolled} onRetried={showRun} />}
      {state.filters['numbers']?.[0] && resource.list.numbers && (
        <PastedNote
          resource={resource}
          secureId={state.filters['numbers'][0]}
          narrowed={Object.keys(filter).length > 1}
          onRemove={() => change({ filters: withoutNumbers(state.filters) })}
        />
      )}
      {isSlow && <SlowNote />}
      {failure && result && <StaleRowsNote error={failure} onRetry={refresh} />}
      {unread.failed && <UnreadSelectionNote onRetry={unread.retry} />}
      {list.needsSearch ? (
        <SearchFirst needs={resource.list.needsFilter} />
      ) : failure && !result ? (
        <FailedList error={failure} onRetry={refresh} />
      ) : (
        <>
          <div className="list-scroll" ref={scrolled}>
            <ListTable
              caption={text(title)}
              columns={shown}
              rows={order.rows}
              loading={loading}
              total={result?.totalCapped ? -1 : (result?.total ?? -1)}
              offset={result ? (result.page - 1) * result.size : 0}
              size={state.size}
              sort={state.sort.length > 0 ? state.sort : resource.list.defaultSort}
              chosenSort={state.sort}
              onSort={(sort) => change({ sort })}
              onResize={layout.resize}
              selection={panel.selectable ? control : undefined}
              refusals={panel.refusals}
              hasActions={panel.hasActions}
              groups={props.groups}
              handlers={panel.handlers}
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
          control={{ ...control, clear: panel.clear }}
          rows={rows}
          result={result}
          filter={filter}
          actions={bulkActions}
          refuses={refuses}
          refusesAct={refusesAct}
          onStatus={panel.changeStatus}
          onAct={panel.chooseAct}
        />
      )}
      <output className="visually-hidden">{panel.announced}</output>
      <ListOverlays {...props} panel={panel} />
    </section>
  );
}
