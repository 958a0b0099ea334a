import { queryEndpoint } from '@console/api';
import { call } from '@console/contracts/call';
import type { RecordSearch, RouteEntry } from '@console/contracts/remote';
import { useEffect } from 'react';
import type { Entry } from './entries.ts';

/** What a module has found; `undefined` entries are under way. */
export interface Found {
  readonly entries: readonly Entry[] | undefined;
  readonly failed: boolean;
}

interface Row {
  readonly secureId: string;
  readonly [field: string]: unknown;
}

/** Characters that the services want for a search. */
export const shortest = 3;
/** Records of one module that are shown. */
const most = 5;

const searchCall = ({ module }: RouteEntry, { base = 'middle', path }: RecordSearch) =>
  call<{ search: string; page: number; size: number }, unknown, { readonly rows: readonly Row[] }>({
    name: `${module}.palette`, method: 'GET', base, path, access: 'session', summary: module,
  });

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const entryOf = (module: string, { title, detail, page }: RecordSearch, row: Row): Entry => ({
  key: `${module} ${row.secureId}`, title: textOf(row[title]), ...(detail ? { detail: textOf(row[detail]) } : {}),
  to: page.replace('{secureId}', encodeURIComponent(row.secureId)),
});

interface RecordSourceProps {
  readonly route: RouteEntry & { readonly search: RecordSearch };
  /** Long enough, and no longer being typed. */
  readonly text: string;
  readonly onFound: (module: string, found: Found) => void;
}

/** Searches one module, by the call of its list: what the reader may not see is not found. Each fails for itself. */
export function RecordSource({ route, text, onFound }: RecordSourceProps) {
  const { module, search } = route;
  const { currentData, error, isFetching } = queryEndpoint(searchCall(route, search)).useQuery({ query: { search: text, page: 1, size: 10 } });
  useEffect(() => {
    const entries = currentData?.rows.slice(0, most).map((row) => entryOf(module, search, row));
    const failed = error !== undefined && !isFetching;
    onFound(module, { entries: failed ? [] : entries, failed });
  }, [module, search, currentData, error, isFetching, onFound]);
  return null;
}
