import { useProfile } from '@console/auth';
import { memberImportKinds, type MemberImportKind } from '@console/contracts/membership/import-membership';
import { importMembership } from '@console/contracts/routes/modules';
import { recordAddress } from '@console/ui/crud';
import { ImportWizard } from '@console/ui/import';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Choice } from '../imports/Choice.tsx';
import { messages } from './messages.ts';

const all = Object.keys(memberImportKinds) as MemberImportKind[];
/** What offices load that are not the head office. */
const ofAreas: readonly MemberImportKind[] = ['DATABASE_TYPE', 'VERIFICATION_STEP'];
const known = ['SKIP', 'UPDATE'] as const;
const { pages } = importMembership;

/** Chooses the kind of a file of members and uploads it; its job has a page of its own. */
export default function CreatePage() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const profile = useProfile();
  const isHead = profile.state === 'loaded' && profile.data.scope.type === 'NATIONAL';
  const kinds = isHead ? all : ofAreas;
  const [chosen, setKind] = useState<MemberImportKind>();
  const kind = chosen ?? kinds[0]!;
  const [onDuplicate, setOnDuplicate] = useState<(typeof known)[number]>('SKIP');
  return (
    <ImportWizard
      key={kind}
      definition={memberImportKinds[kind]}
      {...(kind === 'NEW' ? { target: { onDuplicate } } : {})}
      onJob={(secureId) => void navigate(secureId ? recordAddress(pages.detail, secureId) : pages.create)}
    >
      <Choice legend={t('kind')} values={kinds} value={kind} titleOf={(each) => t(`kind${each}`)} onChange={setKind} />
      {kind === 'NEW' && (
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
