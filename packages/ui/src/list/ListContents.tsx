import type { ApiError } from '@console/api';
import type { Resource } from '@console/contracts/core/resource';
import { useErrorText } from '../feedback/index.ts';
import { Button } from '../core/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';

/** Shown for an empty result; with filters set it offers to reset them. */
export function EmptyList({ filtered, onReset }: { readonly filtered: boolean; readonly onReset: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  return (
    <div className="list-state">
      <p>{words('noData')}</p>
      {filtered && (
        <>
          <p className="list-hint">{t('noMatch')}</p>
          <Button onClick={onReset}>{t('resetFilter')}</Button>
        </>
      )}
    </div>
  );
}

/** Shown in very large lists, which are read only after a search or filter. */
export function SearchFirst({ needs }: { readonly needs: Resource['list']['needsFilter'] }) {
  const t = useMessages(messages);
  const text = useText();
  const own = typeof needs === 'object' ? needs : undefined;
  return (
    <div className="list-state">
      <p>{own ? text(own.text) : t('searchFirst')}</p>
      <p className="list-hint">{own ? text(own.hint) : t('searchFirstHint')}</p>
    </div>
  );
}

/** Shown when the list could not be read: the error, and a retry where it can help. */
export function FailedList({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  if (error.status === 403)
    return (
      <div className="list-state" role="alert">
        <p>{t('noAccess')}</p>
        <p className="list-hint">{errorText(error)}</p>
      </div>
    );
  return (
    <div className="list-state" role="alert">
      <p>{t('failed')}</p>
      <p className="list-hint">{errorText(error)}</p>
      {error.code !== 'NARROW_FILTER' && <Button onClick={onRetry}>{words('retry')}</Button>}
    </div>
  );
}

/** Shown above rows of an earlier answer after a failed refresh: they may be stale. */
export function StaleRowsNote({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const why = useErrorText()(error);
  return (
    <div className="list-note" role="alert">
      <span>
        {t('notRefreshed')} {why}
      </span>
      <Button variant="quiet" onClick={onRetry}>
        {words('retry')}
      </Button>
    </div>
  );
}

/** Shown while rows are awaited for long: nothing has failed, and they come by themselves. */
export function SlowNote() {
  const t = useMessages(messages);
  return (
    <output className="list-note">
      <span>{t('slow')}</span>
    </output>
  );
}

/** Shown when the rows selected before a reload could not be read; the selection is kept for the retry. */
export function UnreadSelectionNote({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  return (
    <div className="list-note" role="alert">
      <span>{t('selectionUnread')}</span>
      <Button variant="quiet" onClick={onRetry}>
        {words('retry')}
      </Button>
    </div>
  );
}

/** Placeholder rows while the first answer is loading. */
export const SkeletonRows = ({
  rows,
  cells,
  label,
}: {
  readonly rows: number;
  readonly cells: number;
  readonly label: string;
}) => (
  <tbody aria-hidden>
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row}>
        {Array.from({ length: cells }, (__, cell) => (
          <td key={cell} aria-label={label}>
            <span className="list-skeleton" />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
