import { Button } from '../core/index.ts';
import { useMessages } from '../messages/index.ts';
import { messages } from './messages.ts';
import './upload.css';

/**
 * Progress of an upload with a cancel button.
 * @param props.share sent part, 0 to 1
 * @example
 * {progress !== null && <UploadProgress share={progress} onCancel={cancel} />}
 */
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
