import { cardDesigns } from '@console/contracts/cards/card-design';
import { UpdatePage as Update } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { RecordGate } from '@console/ui/record';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { messages } from './messages.ts';
import { formSections } from './screens.tsx';

function Form({ secureId, locked }: { readonly secureId: string; readonly locked: boolean }) {
  const t = useMessages(messages);
  const sections = useMemo(() => formSections(locked), [locked]);
  return (
    <Update
      resource={cardDesigns}
      secureId={secureId}
      sections={sections}
      banner={({ state }) =>
        locked ? (
          <div className="panel" role="note">
            {t('locked')}
          </div>
        ) : state === 'active' ? (
          <div className="panel" role="note">
            {t('approved')}
          </div>
        ) : null
      }
    />
  );
}

/** Changes a design; the look of a printed one is fixed. */
export default function UpdatePage() {
  const { secureId = '' } = useParams();
  return (
    <RecordGate resource={cardDesigns} secureId={secureId}>
      {({ locked }) => <Form secureId={secureId} locked={locked} />}
    </RecordGate>
  );
}
