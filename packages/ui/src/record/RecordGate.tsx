import { resourceApi, useLov } from '@console/api';
import type { RecordOf, Resource } from '@console/contracts/core/resource';
import { referredBy } from '@console/contracts/core/reference';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { common, useMessages } from '../messages/index.ts';
import { ErrorContent, RecordNotFoundContent, useBreadcrumb } from '../page/index.ts';
import { recordLabel } from './label.ts';
import './record.css';
import { useWithin, type Within } from './use-within.ts';

export interface RecordGateProps<R extends Resource> {
  readonly resource: R;
  readonly secureId: string;
  /**
   * Address of the record's own page when that is above this one; default: this page, or the last record in its
   * address.
   */
  readonly at?: string;
  /** The parent record in the address; a record of another parent shows the content 404. */
  readonly within?: Within | undefined;
  readonly children: (record: RecordOf<R>) => ReactNode;
}

function Skeleton() {
  const t = useMessages(common);
  return (
    <output className="record-skeleton">
      <span className="visually-hidden">{t('loading')}</span>
      {['head', 'body', 'foot'].map((part) => (
        <div key={part} className={`record-skeleton-${part}`} aria-hidden="true" />
      ))}
    </output>
  );
}

/** Code and name of the parent: as the record says them, else from the list that its field chooses from. */
function useParentLabel(resource: Resource, record: object | undefined, within: Within | undefined) {
  const { field = '', secureId = '' } = within ?? {};
  const isThis = (record as Readonly<Record<string, unknown>> | undefined)?.[field] === secureId;
  const said = isThis ? referredBy(record, field) : null;
  const path = resource.fields[field]?.lov;
  const { data } = useLov(path ?? '', { secureId: [secureId] }, { skip: !within || !isThis || said !== null || !path });
  const parent = said ?? (isThis ? data?.[0] : undefined);
  return parent && [...new Set([parent.code, parent.name])].join(' ').trim();
}

/** Address of the parent in the address of the page. */
function useParentAddress(within: Within | undefined): string | undefined {
  const { pathname } = useLocation();
  const segments = pathname.split('/');
  const at = within ? segments.indexOf(within.secureId) : -1;
  return at < 0 ? undefined : segments.slice(0, at + 1).join('/');
}

/**
 * Loads a record and names it in the breadcrumbs. A refetch, also a failed one, keeps it on the screen.
 * @example
 * <RecordGate resource={cardTypes} secureId={secureId}>
 *   {(record) => <h2>{record.name}</h2>}
 * </RecordGate>
 */
export function RecordGate<R extends Resource>({ resource, secureId, at, within, children }: RecordGateProps<R>) {
  const { currentData, error, isFetching, refetch } = resourceApi(resource).useDetailQuery(secureId);
  const isWithin = useWithin(resource, currentData as Readonly<Record<string, unknown>> | undefined, within);
  useBreadcrumb(currentData && recordLabel(resource, currentData), at);
  const parentAt = useParentAddress(within);
  const parentLabel = useParentLabel(resource, currentData, within);
  useBreadcrumb(parentAt && parentLabel, parentAt);
  // After 404 or 403 the record must not be shown any longer; other failures keep it.
  const gone = error && !isFetching && (!currentData || error.status === 404 || error.status === 403);
  if (gone) return <ErrorContent record error={error} onRetry={() => void refetch()} />;
  if (currentData && isWithin === false) return <RecordNotFoundContent />;
  return currentData && isWithin ? children(currentData) : <Skeleton />;
}
