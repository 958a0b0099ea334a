import { resourceApi } from '@console/api';
import type { RecordOf, Resource } from '@console/contracts/core/resource';
import type { ReactNode } from 'react';
import { common, useMessages } from '../messages/index.ts';
import { ErrorContent, RecordNotFoundContent, useBreadcrumb } from '../page/index.ts';
import { recordLabel } from './label.ts';
import './record.css';
import { useWithin, type Within } from './useWithin.ts';

export interface RecordGateProps<R extends Resource> {
  readonly resource: R;
  readonly secureId: string;
  /** Address of the record's own page, where that is one above this one; the page itself, or the last record in its address, unless given. */
  readonly at?: string;
  /** The record that this one is within by the address: within another only, it is not there. */
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

/** Loads a record and names it in the breadcrumbs; what is on the screen stays while it is read again. */
export function RecordGate<R extends Resource>({ resource, secureId, at, within, children }: RecordGateProps<R>) {
  const { currentData, error, isFetching, refetch } = resourceApi(resource).useDetailQuery(secureId);
  const isWithin = useWithin(resource, currentData as Readonly<Record<string, unknown>> | undefined, within);
  useBreadcrumb(currentData && recordLabel(resource, currentData), at);
  // A record that is gone or no longer allowed is not shown any further; a failed refresh leaves it in place.
  const gone = error && !isFetching && (!currentData || error.status === 404 || error.status === 403);
  if (gone) return <ErrorContent record error={error} onRetry={() => void refetch()} />;
  if (currentData && isWithin === false) return <RecordNotFoundContent />;
  return currentData && isWithin ? children(currentData) : <Skeleton />;
}
