import { employeeDelta, employeeFull } from '@console/contracts/membership/import-membership-employee';
import { importMembershipEmployee } from '@console/contracts/routes/modules';
import { recordAddress } from '@console/ui/crud';
import { ImportWizard } from '@console/ui/import';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Choice } from '../imports/Choice.tsx';
import { messages } from './messages.ts';

const kinds = ['DELTA', 'FULL'] as const;
const known = ['UPDATE', 'SKIP'] as const;
const { pages } = importMembershipEmployee;

/** Chooses the kind of a file of employees and uploads it; its job has a page of its own. */
export default function CreatePage() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [kind, setKind] = useState<(typeof kinds)[number]>('DELTA');
  const [onDuplicate, setOnDuplicate] = useState<(typeof known)[number]>('UPDATE');
  return (
    <ImportWizard
      key={kind}
      definition={kind === 'DELTA' ? employeeDelta : employeeFull}
      {...(kind === 'DELTA' ? { target: { onDuplicate } } : {})}
      onJob={(secureId) => void navigate(secureId ? recordAddress(pages.detail, secureId) : pages.create)}
    >
      <Choice legend={t('kind')} values={kinds} value={kind} titleOf={(each) => t(`kind${each}`)} onChange={setKind} />
      {kind === 'DELTA' && (
        <Choice
          legend={t('known')}
          values={known}
          value={onDuplicate}
          titleOf={(each) => t(`known${each}`)}
          onChange={setOnDuplicate}
        />
      )}
    </ImportWizard>
  );
}
