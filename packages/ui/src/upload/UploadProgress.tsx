import { Button } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import './upload.css';

/** How much of a file has been sent, with the way to stop. `share` is 0 to 1. */
export function UploadProgress({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  const t = useMessages(messages);
  const percent = Math.round(share * 100);
  return (
    <div className="upload-progress">
      <progress max={100} value={percent} aria-label={t('uploading', { percent })} />
      <span>{t('uploading', { percent })}</span>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </div>
  );
}
