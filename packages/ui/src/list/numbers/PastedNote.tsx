import { queryEndpoint } from '@console/api';
import { numberCallsOf } from '@console/contracts/core/pasted-numbers';
import type { Resource } from '@console/contracts/core/resource';
import { useState } from 'react';
import { Button, Spin } from '../../core/index.ts';
import { Dialog } from '../../dialogs/index.ts';
import { formatNumber } from '../../formats/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import { messages } from './messages.ts';
import { MissingNumbers } from './MissingNumbers.tsx';

interface PastedNoteProps {
  readonly resource: Resource;
  readonly secureId: string;
  /** True when other filters are set too. */
  readonly narrowed: boolean;
  readonly onRemove: () => void;
}

/** Says that pasted numbers filter the list, how many were found, and which were not. */
export default function PastedNote({ resource, secureId, narrowed, onRemove }: PastedNoteProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const [open, setOpen] = useState(false);
  const { currentData: pasted, error } = queryEndpoint(numberCallsOf(resource).pasted).useQuery({
    parameters: { secureId },
  });
  const count = formatNumber(pasted?.missing.length ?? 0);
  return (
    <div className="list-pasted">
      {pasted ? (
        <output>
          {t('note', { found: formatNumber(pasted.found), given: formatNumber(pasted.given) })}
          {narrowed && ` · ${t('narrowed')}`}
        </output>
      ) : error ? (
        <output>{t('foreign')}</output>
      ) : (
        <Spin />
      )}
      {pasted && pasted.missing.length > 0 && (
        <Button variant="link" onClick={() => setOpen(true)}>
          {t('showMissing', { count })}
        </Button>
      )}
      <Button variant="quiet" onClick={onRemove}>
        {t('remove')}
      </Button>
      {pasted && open && (
        <Dialog
          title={t('title')}
          width={480}
          onClose={() => setOpen(false)}
          footer={
            <Button variant="primary" onClick={() => setOpen(false)}>
              {words('close')}
            </Button>
          }
        >
          <MissingNumbers missing={pasted.missing} />
        </Dialog>
      )}
    </div>
  );
}
