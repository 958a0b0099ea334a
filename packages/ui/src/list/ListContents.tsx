import type { ApiError } from '@console/api';
import { useErrorText } from '../feedback/index.ts';
import { Button } from '../core/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';

/** Nothing found; with filters in force it says so and offers to clear them. */
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

/** A list of millions is read once it is said what is looked for. */
export function UnaskedList() {
  const t = useMessages(messages);
  return (
    <div className="list-state">
      <p>{t('unasked')}</p>
      <p className="list-hint">{t('unaskedHint')}</p>
    </div>
  );
}

/** The list could not be read: what the services said, and a way to ask again where that can help. */
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

/** What was read before stays; a note says that it may be old, and why. */
export function OldRowsNote({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
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

/** Rows ticked before a reload wait to be read: kept until they are. */
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

/** The shape of the rows to come, while the first answer is under way. */
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
