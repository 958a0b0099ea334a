import type { Reading } from '@console/api';
import type { ReactNode } from 'react';
import { Button, Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

export interface PartFailedProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** True while the call is retried. */
  readonly busy?: boolean;
}

/**
 * Shown in the place of a part of a page whose call failed, with a retry. The rest of the page keeps working.
 * @example
 * <PartFailed error={error} onRetry={refetch} busy={isFetching} />
 */
export function PartFailed({ error, onRetry, busy = false }: PartFailedProps) {
  const t = useMessages(messages);
  const why = useErrorText()(error);
  return (
    <div className="part-failed" role="alert">
      <span>{t('partFailed', { why })}</span>{' '}
      <Button busy={busy} onClick={() => onRetry()}>
        {t('retry')}
      </Button>
    </div>
  );
}

export interface PartProps<Data> {
  /** The result of the part's query hook. */
  readonly of: Pick<Reading<Data>, 'data' | 'currentData' | 'error' | 'isFetching' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A part of a page with its own call. Shows loading and failure, and passes the data to `children`.
 * @example
 * <Part of={stock.useQuery({})}>{(rows) => <StockTable rows={rows} />}</Part>
 */
export function Part<Data>({ of: { data, currentData, error, isFetching, refetch }, children }: PartProps<Data>) {
  if (error && currentData === undefined) return <PartFailed error={error} onRetry={refetch} busy={isFetching} />;
  return data === undefined ? <Spin /> : children(data);
}
