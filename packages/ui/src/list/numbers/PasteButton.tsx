import type { Resource } from '@console/contracts/core/resource';
import { useMessages } from '../../messages/index.ts';
import { ActionButton } from '../../why/index.ts';
import { ListIcon } from '../ListIcon.tsx';
import { messages } from '../messages.ts';
import { later } from '../../later/index.ts';

const PasteDialog = later(() => import('./PasteDialog.tsx'));

interface PasteButtonProps {
  readonly resource: Resource;
  /** Initial text of the dialog; `null` while it is closed. */
  readonly pasted: string | null;
  readonly onPasted: (text: string | null) => void;
  readonly onFound: (secureId: string) => void;
}

/** Opens the dialog that searches many numbers at once. */
export function PasteButton({ resource, pasted, onPasted, onFound }: PasteButtonProps) {
  const t = useMessages(messages);
  return (
    <>
      <ActionButton
        variant="quiet"
        aria-haspopup="dialog"
        aria-label={t('pasteNumbers')}
        title={t('pasteNumbers')}
        onClick={() => onPasted('')}
      >
        <ListIcon name="paste" />
      </ActionButton>
      {pasted !== null && (
        <PasteDialog resource={resource} initial={pasted} onClose={() => onPasted(null)} onFound={onFound} />
      )}
    </>
  );
}
