import { Button } from '../core/index.ts';
import { notify } from '../feedback/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import './copy.css';

/**
 * Copies a number or an id that people paste elsewhere.
 * @example
 * <CopyButton title={t('cardNo')} value={record.cardNo} />
 */
export function CopyButton({ title, value }: { readonly title: string; readonly value: string }) {
  const t = useMessages(messages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify.success(t('copied', { title }));
    } catch {
      // Without permission for the clipboard the value can still be marked and copied.
      notify.error(t('failed'));
    }
  };
  return (
    <Button
      variant="quiet"
      className="copy-button"
      aria-label={t('copy', { title })}
      title={t('copy', { title })}
      onClick={copy}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
      </svg>
    </Button>
  );
}
