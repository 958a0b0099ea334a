import type { Reading } from '@console/api';
import type { ReactNode } from 'react';
import { Button, Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

export interface PartFailedProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** It is being asked again. */
  readonly busy?: boolean;
}

/** Says in the place of a part of a page that its call failed, and asks again; the rest of the page goes on. */
export function PartFailed({ error, onRetry, busy = false }: PartFailedProps) {
  const t = useMessages(messages);
  const why = useErrorText()(error);
  return (
    <div className="part-failed" role="alert">
      <span>{t('partFailed', { why })}</span>{' '}
      <Button busy={busy} onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </div>
  );
}

export interface PartProps<Data> {
  /** What the hook of the part's call gave. */
  readonly of: Pick<Reading<Data>, 'data' | 'currentData' | 'error' | 'isFetching' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a page that has a call of its own: loading, failed and empty never pass for each other. */
export function Part<Data>({ of: { data, currentData, error, isFetching, refetch }, children }: PartProps<Data>) {
  if (error && currentData === undefined) return <PartFailed error={error} onRetry={refetch} busy={isFetching} />;
  return data === undefined ? <Spin /> : children(data);
}
