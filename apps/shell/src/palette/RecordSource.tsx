import { queryEndpoint } from '@console/api';
import { call } from '@console/contracts/core/call';
import type { RecordSearch, RouteEntry } from '@console/contracts/core/remote';
import { useEffect } from 'react';
import type { Entry } from './entries.ts';

/** The results for one kind of records; `undefined` while loading. */
export interface Found {
  readonly entries: readonly Entry[] | undefined;
  readonly failed: boolean;
}

interface Row {
  readonly secureId: string;
  readonly [field: string]: unknown;
}

/** Minimum length of a search text, set by the server. */
export const minLength = 3;
/** Number of records shown per kind. */
const maxRecords = 5;

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
  /** Long enough, and debounced. */
  readonly text: string;
  readonly onFound: (path: string, found: Found) => void;
}

/**
 * Searches one kind of records with the call of its list: records the user may not see are not found. Each kind fails
 * on its own.
 */
export function RecordSource({ route, text, onFound }: RecordSourceProps) {
  const { path, search } = route;
  const { currentData, error, isFetching } = queryEndpoint(searchCall(route, search)).useQuery({
    query: { search: text, page: 1, size: 10 },
  });
  useEffect(() => {
    const entries = currentData?.rows.slice(0, maxRecords).map((row) => entryOf(search, row));
    const failed = error !== undefined && !isFetching;
    onFound(path, { entries: failed ? [] : entries, failed });
  }, [path, search, currentData, error, isFetching, onFound]);
  return null;
}
