import { queryEndpoint } from '@console/api';
import { storeReportCalls as calls, storeReporting } from '@console/contracts/branches-stores/store-reporting';
import type { Resource } from '@console/contracts/core/resource';
import { ReportPage } from '@console/ui/figures';
import { useMessages } from '@console/ui/messages';
import { reportingMessages } from './reporting-messages.ts';

const report = queryEndpoint(calls.report);

/** Orders of a period by store, with totals (docs/model/branches-stores.md#store-report). */
export default function ReportingPage() {
  const t = useMessages(reportingMessages);
  return (
    <ReportPage
      resource={storeReporting as Resource}
      report={report}
      file={calls.file}
      title={t('title')}
      note={t('note')}
      fileTitle={t('file')}
    />
  );
}
