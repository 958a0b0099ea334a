import { resourceApi } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import type { ListView } from '@console/contracts/platform/list-views';
import { Link, useSearchParams } from 'react-router';
import { queryOf, readState, type FilterTexts } from '../address.ts';
import { totalText } from '../Pagination.tsx';
import type { Views } from './use-views.ts';

/** Most views beside the title; all of them are in the menu of views. */
const mostTabs = 4;

interface ViewTabsProps {
  readonly resource: Resource;
  readonly views: Views;
  readonly defaults: FilterTexts | undefined;
  /** Rows of the list as it is shown. */
  readonly total: string | undefined;
}

function ViewTab({ resource, views, defaults, total, view }: ViewTabsProps & { readonly view: ListView }) {
  const [address] = useSearchParams();
  const { filters } = resource.list;
  const isOpen = view === views.view;
  const state = readState(new URLSearchParams(view.query), filters, defaults);
  // Rows come before counts. Each reading of an audited list is an entry of the audit trail, which no count is worth.
  const { data } = resourceApi(resource).useListQuery(
    { ...queryOf(state, filters), page: 1, size: 10 },
    { skip: isOpen || total === undefined || resource.auditsReads !== undefined },
  );
  const to = new URLSearchParams(view.query);
  const size = address.get('size');
  if (size !== null) to.set('size', size);
  to.set('view', view.secureId);
  const count = isOpen ? total : data && totalText(data);
  return (
    <Link to={`?${to.toString()}`} className="button button-quiet" aria-current={isOpen ? 'page' : undefined}>
      <span className="list-view-name">{view.name}</span>
      {count !== undefined && <span className="list-count">{count}</span>}
    </Link>
  );
}

/** The saved views of a list as tabs, each with its number of rows. */
export default function ViewTabs(props: ViewTabsProps) {
  const { views = [], view: open } = props.views;
  const first = views.slice(0, mostTabs);
  const shown = open && !first.includes(open) ? [...first.slice(0, mostTabs - 1), open] : first;
  return shown.map((view) => <ViewTab key={view.secureId} {...props} view={view} />);
}
