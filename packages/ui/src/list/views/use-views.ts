import { queryEndpoint } from '@console/api';
import { createValue, useValue } from '@console/auth';
import { listViewCalls, type ListView } from '@console/contracts/platform/list-views';
import type { Resource } from '@console/contracts/core/resource';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { readState, writeState, type FilterTexts, type ListState } from '../address.ts';
import { useKept } from '../../kept/index.ts';
import { asLayout, type Layout } from '../layout/layout.ts';
import { currentQuery, isBare, queryOfState, sameLayout } from './view-query.ts';

const viewsOf = queryEndpoint(listViewCalls.list, { keepFor: 300 });

/** What the address calls the list without a view, where a default view would open otherwise. */
const standard = 'standard';

/** Columns changed in an open view and not saved, by view and version; `null`: the standard ones. */
const drafts = createValue<ReadonlyMap<string, Layout | null>>(new Map());

const keyOf = ({ secureId, version }: ListView) => `${secureId} ${version}`;

/** The default view opens where nothing else is said: not on the way back, and never again while the page stays. */
function useUndecided(enabled: boolean, bare: boolean): readonly [boolean, () => void] {
  const { key } = useLocation();
  const back = useNavigationType() === 'POP' && key !== 'default';
  const [undecided, setUndecided] = useState(enabled && bare && !back);
  // Not before the address has arrived, or the list would ask for what it is not to show.
  if (undecided && !bare) setUndecided(false);
  return [undecided && bare, () => setUndecided(false)];
}

/**
 * The saved views of a list: which one is open, by the address, and the ways to open others. A default view opens only
 * where the address says nothing; until it is known, the list waits (`holding`).
 * @param enabled false for lists within other pages.
 */
export function useViews({ module, list: { filters } }: Resource, enabled: boolean, defaults: FilterTexts | undefined) {
  const [address, setAddress] = useSearchParams();
  const [kept, keepLayout] = useKept(`list.${module}`);
  const [preferred, setPreferred] = useKept(`view.${module}`);
  const drafted = useValue(drafts);
  const [undecided, decide] = useUndecided(enabled, isBare(address, filters));
  const wanted = enabled ? address.get('view') : null;
  const holding = undecided && typeof preferred === 'string';
  const [asked, ask] = useState(false);
  const reading = viewsOf.useQuery(
    { query: { module } },
    { skip: !enabled || !(asked || holding || (wanted !== null && wanted !== standard)) },
  );
  const views = reading.currentData;
  const view = views?.find(({ secureId }) => secureId === wanted);

  const open = ({ secureId, query }: ListView, replace = false) => {
    setAddress(
      (current) => {
        const state = readState(new URLSearchParams(query), filters, defaults);
        const next = writeState(
          { ...state, size: readState(current, filters, defaults).size, page: 1 },
          filters,
          current,
          defaults,
        );
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
  /** Says in the address that this view is open, with the filters as they are. */
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

  const own = view ? asLayout(view.layout) : undefined;
  const draft = view && drafted.get(keyOf(view));
  const layout = own && view ? (draft === undefined ? own : (draft ?? undefined)) : asLayout(kept);
  const change =
    own && view
      ? (next: Layout | undefined) => drafts.set(new Map([...drafted, [keyOf(view), next ?? null]]))
      : keepLayout;
  const modified = (state: ListState): boolean =>
    view !== undefined &&
    (queryOfState(state, filters, defaults) !== currentQuery(view.query, filters, defaults) ||
      (own !== undefined && !sameLayout(layout, own)));
  const revert = (to: ListView) => {
    drafts.set(new Map([...drafted].filter(([key]) => key !== keyOf(to))));
    open(to);
  };
  return {
    enabled,
    holding,
    views,
    error: reading.error,
    retry: () => void reading.refetch(),
    ask: () => ask(true),
    view,
    modified,
    open,
    openStandard,
    mark,
    revert,
    /** The address names a view that is not there, or not for this person. */
    missing: views !== undefined && wanted !== null && wanted !== standard && view === undefined,
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
