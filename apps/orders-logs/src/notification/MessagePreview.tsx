import { fillPlaceholders } from '@console/contracts/core/message-text';
import { useMessages } from '@console/ui/messages';
import { StoredImage } from '@console/ui/upload';
import { messages } from './messages.ts';
import './notification.css';

interface MessagePreviewProps {
  readonly target: unknown;
  readonly title: unknown;
  readonly body: unknown;
  readonly imageFileId: unknown;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The message on the lock screen and in the inbox, with sample values. */
export function MessagePreview({ target, title, body, imageFileId }: MessagePreviewProps) {
  const t = useMessages(messages);
  const sample = { memberName: t('sampleName'), branchName: t('sampleBranch') };
  const [head, content] = [
    fillPlaceholders(asText(title), sample) || t('emptyTitle'),
    fillPlaceholders(asText(body), sample) || t('emptyBody'),
  ];
  const frames =
    target === 'CONSOLE'
      ? (['console'] as const)
      : target === 'MEMBER_INBOX'
        ? (['inbox'] as const)
        : (['phone', 'inbox'] as const);
  return (
    <section className="panel">
      <h2>{t('preview')}</h2>
      <div className="message-previews">
        {frames.map((frame) => (
          <figure key={frame} className={`message-preview message-${frame}`}>
            <figcaption>{t(frame)}</figcaption>
            <div className="message-card">
              <p className="message-head">
                <strong>{head}</strong>
                <small>{t('now')}</small>
              </p>
              <p className="message-body">{content}</p>
              {frame === 'phone' && typeof imageFileId === 'string' && <StoredImage fileId={imageFileId} />}
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
