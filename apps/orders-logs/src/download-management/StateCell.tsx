import { downloadStates, type Download } from '@console/contracts/orders-logs/download-management';
import { Tag } from '@console/ui/core';
import type { Colour } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import './download.css';
import { messages } from './messages.ts';

const colours: Readonly<Record<Download['state'], Colour>> = {
  queued: 'neutral',
  running: 'info',
  ready: 'success',
  failed: 'error',
  expired: 'warning',
  cancelled: 'neutral',
  revoked: 'error',
  streamed: 'neutral',
};

/** State of a download, with progress while it runs. */
export function StateCell({
  download: { state, progress },
}: {
  readonly download: Pick<Download, 'state' | 'progress'>;
}) {
  const t = useMessages(messages);
  const text = useText();
  const title = downloadStates.find(({ value }) => value === state)?.title ?? { id: state, en: state };
  const words = t('progress', { percent: progress });
  return (
    <span className="download-state">
      <Tag colour={colours[state]}>{text(title)}</Tag>
      {state === 'running' && (
        <>
          <progress max={100} value={progress} aria-label={words} />
          <span className="download-quiet">{progress}%</span>
        </>
      )}
    </span>
  );
}
