import { queryEndpoint } from '@console/api';
import { memberImportKinds, type MemberImportKind } from '@console/contracts/membership/import-membership';
import { importJobCalls } from '@console/contracts/platform/imports';
import { importMembership } from '@console/contracts/routes/modules';
import { Spin } from '@console/ui/core';
import { recordAddress } from '@console/ui/crud';
import { ImportWizard } from '@console/ui/import';
import { useMessages } from '@console/ui/messages';
import { ErrorContent } from '@console/ui/page';
import { ActionLink } from '@console/ui/why';
import { useNavigate, useParams } from 'react-router';
import { messages } from './messages.ts';

const { pages } = importMembership;
const detail = queryEndpoint(importJobCalls.detail);

/** One import of members: its rows, what may be done with it, and its progress. */
export default function DetailPage() {
  const t = useMessages(messages);
  const { importMemberId: importId = '' } = useParams();
  const navigate = useNavigate();
  const { currentData: job, error, refetch } = detail.useQuery({ parameters: { secureId: importId } });
  if (!job) return error ? <ErrorContent record error={error} onRetry={() => void refetch()} /> : <Spin />;
  const changes = job.importKind === 'NEW' && job.actions.includes('confirm');
  return (
    <>
      <ImportWizard
        definition={memberImportKinds[job.importKind as MemberImportKind]}
        importId={importId}
        listAddress={pages.list}
        onJob={(secureId) => void navigate(secureId ? recordAddress(pages.detail, secureId) : pages.create)}
      />
      {changes && <ActionLink to={recordAddress(pages.update, importId)}>{t('change')}</ActionLink>}
    </>
  );
}
