import { queryEndpoint } from '@console/api';
import { call } from '@console/contracts/core/call';
import type { RecordSearch, RouteEntry } from '@console/contracts/core/remote';
import { useEffect } from 'react';
import type { Entry } from './entries.ts';

/** What was found of one kind; `undefined` entries are under way. */
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
/** Records of one kind that are shown. */
const most = 5;

const searchCall = ({ module }: RouteEntry, { base = 'middle', path }: RecordSearch) =>
  call<{ search: string; page: number; size: number }, unknown, { readonly rows: readonly Row[] }>({
    name: `${module}.palette:${path}`,
    method: 'GET',
    base,
    path,
    access: 'session',
    summary: module,
  });

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const entryOf = ({ path, title, detail, page }: RecordSearch, row: Row): Entry => ({
  key: `${path} ${row.secureId}`,
  title: textOf(row[title]),
  ...(detail ? { detail: textOf(row[detail]) } : {}),
  to: page.replaceAll(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(textOf(row[field]))),
});

interface RecordSourceProps {
  readonly route: RouteEntry & { readonly search: RecordSearch };
  /** Long enough, and no longer being typed. */
  readonly text: string;
  readonly onFound: (path: string, found: Found) => void;
}

/** Searches one kind of records, by the call of its list: what the reader may not see is not found. Each fails for itself. */
export function RecordSource({ route, text, onFound }: RecordSourceProps) {
  const { path, search } = route;
  const { currentData, error, isFetching } = queryEndpoint(searchCall(route, search)).useQuery({
    query: { search: text, page: 1, size: 10 },
  });
  useEffect(() => {
    const entries = currentData?.rows.slice(0, most).map((row) => entryOf(search, row));
    const failed = error !== undefined && !isFetching;
    onFound(path, { entries: failed ? [] : entries, failed });
  }, [path, search, currentData, error, isFetching, onFound]);
  return null;
}
