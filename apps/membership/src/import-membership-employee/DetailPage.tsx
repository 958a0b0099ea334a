import { queryEndpoint } from '@console/api';
import { employeeDelta, employeeFull } from '@console/contracts/membership/import-membership-employee';
import { importJobCalls } from '@console/contracts/platform/imports';
import { importMembershipEmployee } from '@console/contracts/routes/modules';
import { recordAddress } from '@console/ui/crud';
import { ImportWizard } from '@console/ui/import';
import { Spin } from '@console/ui/core';
import { ErrorContent } from '@console/ui/page';
import { useNavigate, useParams } from 'react-router';

const { pages } = importMembershipEmployee;
const detail = queryEndpoint(importJobCalls.detail);

/** One import of employees: its rows, what may be done with it, and its progress. */
export default function DetailPage() {
  const { importMemberId: importId = '' } = useParams();
  const navigate = useNavigate();
  const { currentData: job, error, refetch } = detail.useQuery({ parameters: { secureId: importId } });
  if (!job) return error ? <ErrorContent record error={error} onRetry={() => void refetch()} /> : <Spin />;
  return (
    <ImportWizard
      definition={job.importKind === 'FULL' ? employeeFull : employeeDelta}
      importId={importId}
      listAddress={pages.list}
      onJob={(secureId) => void navigate(secureId ? recordAddress(pages.detail, secureId) : pages.create)}
    />
  );
}
