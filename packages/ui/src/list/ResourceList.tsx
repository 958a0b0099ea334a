import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { isInUse, useWhenLeft } from '../interaction/index.ts';
import { MaintenanceContent, Page, ServerErrorContent } from '../page/index.ts';
import { useText } from '../messages/index.ts';
import { useRouteTable } from '../navigation/index.ts';
import type { Row } from './declaration.ts';
import { ListPanel } from './ListPanel.tsx';
import { ListTools } from './tools/ListTools.tsx';
import type { ResourceListProps } from './props.ts';
import { PageActions } from './Toolbar.tsx';
import { Tabs, useTab } from './Tabs.tsx';
import { useOpenTab } from './use-open-tab.ts';
import { WorkTabs } from './WorkTabs.tsx';
import { useChangesTab } from './use-changes-tab.tsx';
import { useList } from './use-list.ts';
import { useShown } from './use-flag-groups.ts';
import { totalText } from './Pagination.tsx';
import { later } from '../later/index.ts';
import { useViews } from './views/use-views.ts';

const LeftOut = later(() => import('./left-out/LeftOut.tsx'));
const ViewTabs = later(() => import('./views/ViewTabs.tsx'));

const none: readonly never[] = [];

/**
 * The list page of a resource: filters, search, sorting and pages in the address, columns, selection, status changes of
 * single, several and all rows, downloads, and the module's own actions. The contract, the given paths and the person's
 * level decide what is offered (docs/model/platform.md#paging, docs/model/platform.md#privileges,
 * docs/model/platform.md#screens).
 * @example
 * <ResourceList
 *   resource={cardTypes}
 *   columns={['code', 'name', { field: 'note', hidden: true }]}
 *   paths={{ detail: ({ secureId }) => `/card-types/${secureId}`, create: '/card-types/create' }}
 * />
 */
export function ResourceList<R = Row>(given: ResourceListProps<R>) {
  const props = useShown(given as unknown as ResourceListProps);
  const { resource, heading = true, paths = {}, tabs: ownTabs = none, note, fixed, moving, follow } = props;
  const text = useText();
  // A page of its own starts on the tab of open work; a list within another page shows all rows.
  const isWorkList = heading && fixed === undefined;
  const openTabFilters = useOpenTab(resource, isWorkList);
  const defaultFilters = props.defaultFilters ?? openTabFilters;
  const page = useRouteTable().find((entry) => entry.module === resource.module);
  const title = props.title ?? page?.moduleTitle ?? resource.title;
  const views = useViews(resource, heading && fixed === undefined, defaultFilters);
  const list = useList(resource, defaultFilters, fixed, views.holding, { moving, follow });
  const changes = useChangesTab(resource, paths.detail as never, heading, list.loading, fixed);
  const tabs = useMemo(() => (changes ? [...ownTabs, changes] : ownTabs), [ownTabs, changes]);
  const tab = useTab(tabs);
  const namesParts = useLocation().search !== '';
  const actions = useMemo(
    () => (
      <PageActions
        resource={resource}
        paths={paths}
        query={list.query}
        primary={heading}
        inForce={props.exportInForce}
      />
    ),
    [resource, paths, list.query, heading, props.exportInForce],
  );
  const { failure, result, refresh } = list;
  // Tabs that need a line of their own move the list down.
  const area = useRef<HTMLElement>(null);
  const read = views.views ?? none;
  const areViewsRead = useWhenLeft(
    views.views !== undefined,
    () => read.length > 0 && views.view === undefined && isInUse(area.current),
  );
  const hasViews = areViewsRead && read.length > 0;

  // The list is the first call of the page, so its failure is shown as the page's.
  if (failure && !result && failure.status === 500)
    return <ServerErrorContent requestId={failure.requestId ?? undefined} onReload={refresh} />;
  if (failure && !result && failure.code === 'MAINTENANCE') return <MaintenanceContent message={failure.message} />;

  const panel = (
    <ListPanel
      {...props}
      {...(heading ? { toolbar: undefined } : {})}
      title={title}
      list={list}
      views={views}
      area={area}
    />
  );
  const { tabs: parts } = resource.list;
  const rows =
    isWorkList && parts ? (
      <WorkTabs
        resource={resource}
        tabs={parts}
        title={text(title)}
        state={list.state}
        filter={list.filter}
        onFilters={(filters) => list.change({ filters })}
      >
        {panel}
      </WorkTabs>
    ) : (
      panel
    );
  const links = (hasViews || tabs.length > 0) && (
    <Tabs
      first={props.tabTitle ?? title}
      tabs={tabs}
      current={tab}
      isView={views.view !== undefined}
      views={
        hasViews && (
          <ViewTabs
            resource={resource}
            views={views}
            defaults={defaultFilters}
            total={result ? totalText(result) : undefined}
          />
        )
      }
    />
  );
  const content = (
    <>
      {namesParts && result && (
        <LeftOut
          resource={resource}
          list={list}
          isPage={isWorkList}
          hasTab={tab !== undefined}
          hasMissingView={views.missing}
        />
      )}
      {note}
      {!heading && links}
      {tab ? tab.content : rows}
    </>
  );
  const tools = props.tools ? (
    <>
      {props.toolbar}
      <ListTools resource={resource} tools={props.tools} />
    </>
  ) : (
    props.toolbar
  );
  return heading ? (
    // The views are read when somebody begins to work in the list, not before its rows.
    <div onPointerMove={views.load} onFocus={views.load}>
      <Page title={text(title)} tabs={links} tools={tab ? undefined : tools} actions={actions}>
        {content}
      </Page>
    </div>
  ) : (
    <>
      <div className="list-bar list-head">{actions}</div>
      {content}
    </>
  );
}
