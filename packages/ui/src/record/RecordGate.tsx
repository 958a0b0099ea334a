import { resourceApi } from '@console/api';
import type { RecordOf, Resource } from '@console/contracts/core/resource';
import type { ReactNode } from 'react';
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
  // After 404 or 403 the record must not be shown any longer; other failures keep it.
  const gone = error && !isFetching && (!currentData || error.status === 404 || error.status === 403);
  if (gone) return <ErrorContent record error={error} onRetry={() => void refetch()} />;
  if (currentData && isWithin === false) return <RecordNotFoundContent />;
  return currentData && isWithin ? children(currentData) : <Skeleton />;
}
