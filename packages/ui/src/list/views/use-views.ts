import { queryEndpoint } from '@console/api';
import { createValue, useValue } from '@console/auth';
import { listViewCalls, type ListView } from '@console/contracts/platform/list-views';
import type { Resource } from '@console/contracts/core/resource';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { readState, writeState, type FilterTexts, type ListState } from '../address.ts';
import { useKept } from '../../kept/index.ts';
import { usePageSize } from '../use-page-size.ts';
import { asLayout, type Layout } from '../layout/layout.ts';
import { currentQuery, isBare, queryOfState, sameLayout } from './view-query.ts';

const viewsOf = queryEndpoint(listViewCalls.list, { keepFor: 300 });

/** Value of `view` in the address for the list without a view, so that the default view does not open. */
const standard = 'standard';

/** Unsaved column changes of views, by view and version; `null` for the default columns. */
const drafts = createValue<ReadonlyMap<string, Layout | null>>(new Map());

const keyOf = ({ secureId, version }: ListView) => `${secureId} ${version}`;

/** Whether the default view may open: on arrival with an empty address, not on Back, and once per mount. */
function useDefaultViewPending(enabled: boolean, bare: boolean): readonly [boolean, () => void] {
  const { key } = useLocation();
  const back = useNavigationType() === 'POP' && key !== 'default';
  const [undecided, setUndecided] = useState(enabled && bare && !back);
  // Also while the address is still empty, or the list would read rows that it will not show.
  if (undecided && !bare) setUndecided(false);
  return [undecided && bare, () => setUndecided(false)];
}

/**
 * The saved views of a list: the open one, by the address, and functions that open others. A default view opens only
 * when the address has no state; the list waits until the view is known (`holding`).
 * @param enabled false for lists within other pages
 */
export function useViews(resource: Resource, enabled: boolean, defaults: FilterTexts | undefined) {
  const {
    module,
    list: { filters },
  } = resource;
  const size = usePageSize(resource);
  const [address, setAddress] = useSearchParams();
  const [storedLayout, keepLayout] = useKept(`list.${module}`);
  const [preferred, setPreferred] = useKept(`view.${module}`);
  const draftLayouts = useValue(drafts);
  const [undecided, decide] = useDefaultViewPending(enabled, isBare(address, filters));
  const viewId = enabled ? address.get('view') : null;
  const holding = undecided && typeof preferred === 'string';
  const [needed, setNeeded] = useState(false);
  const reading = viewsOf.useQuery(
    { query: { module } },
    { skip: !enabled || !(needed || holding || (viewId !== null && viewId !== standard)) },
  );
  const views = reading.currentData;
  const view = views?.find(({ secureId }) => secureId === viewId);
  // One that was saved a moment ago is still being read.
  const isRead = !reading.isFetching && !reading.error && views !== undefined;
  const isMissing = isRead && viewId !== null && viewId !== standard && view === undefined;

  const open = ({ secureId, query }: ListView, replace = false) => {
    setAddress(
      (current) => {
        const state = readState(new URLSearchParams(query), filters, defaults);
        const next = writeState(
          { ...state, size: readState(current, filters, defaults, size).size, page: 1 },
          filters,
          current,
          defaults,
          size,
        );
        // What the list no longer has is said (`use-left-out.ts`).
        for (const [name, text] of new URLSearchParams(query))
          if (!filters[name] && !['sort', 'search'].includes(name)) next.append(name, text);
        next.set('view', secureId);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  };
  const openStandard = () => {
    setAddress(
      (current) => {
        const next = writeState(readState(new URLSearchParams(), filters, defaults), filters, current);
        next.set('view', standard);
        return next;
      },
      { preventScrollReset: true },
    );
  };
  /** Marks this view as open in the address, with the filters unchanged. */
  const mark = (secureId: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('view', secureId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  useEffect(() => {
    if (!holding || (!views && !reading.error)) return;
    const found = views?.find(({ secureId }) => secureId === preferred);
    if (found) open(found, true);
    else decide();
  });

  const viewLayout = view ? asLayout(view.layout) : undefined;
  const draft = view && draftLayouts.get(keyOf(view));
  const layout =
    viewLayout && view ? (draft === undefined ? viewLayout : (draft ?? undefined)) : asLayout(storedLayout);
  const change =
    viewLayout && view
      ? (next: Layout | undefined) => drafts.set(new Map([...draftLayouts, [keyOf(view), next ?? null]]))
      : keepLayout;
  const modified = (state: ListState): boolean =>
    view !== undefined &&
    (queryOfState(state, filters, defaults) !== currentQuery(view.query, filters, defaults) ||
      (viewLayout !== undefined && !sameLayout(layout, viewLayout)));
  const revert = (to: ListView) => {
    drafts.set(new Map([...draftLayouts].filter(([key]) => key !== keyOf(to))));
    open(to);
  };
  return {
    enabled,
    holding,
    views,
    error: reading.error,
    retry: () => void reading.refetch(),
    load: () => setNeeded(true),
    view,
    modified,
    open,
    openStandard,
    mark,
    revert,
    /** True when the address has a view that does not exist or is not visible to this person. */
    missing: isMissing,
    layout,
    changeLayout: change,
    preferred: typeof preferred === 'string' ? preferred : undefined,
    prefer: (secureId: string | undefined) => {
      decide();
      setPreferred(secureId);
    },
    query: (state: ListState) => queryOfState(state, filters, defaults),
  };
}

export type Views = ReturnType<typeof useViews>;
