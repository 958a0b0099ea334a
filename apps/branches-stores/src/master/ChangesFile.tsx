import { downloadFile } from '@console/api';
import { useCan } from '@console/auth';
import type { DownloadFormat } from '@console/contracts/core/downloads';
import type { Resource } from '@console/contracts/core/resource';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { confirm } from '@console/ui/dialogs';
import { useExport } from '@console/ui/export';
import { DateField } from '@console/ui/form';
import { todayInJakarta } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { ActionButton, useExportWhy } from '@console/ui/why';
import { useId, useState } from 'react';
import { reportingMessages } from './reporting-messages.ts';

interface ChangesFileProps {
  readonly resource: Resource;
  readonly format: DownloadFormat;
}

/** Who changed what of a set in a period, as a file. */
export function ChangesFile({ resource: { module }, format }: ChangesFileProps) {
  const id = useId();
  const t = useMessages(reportingMessages);
  const words = useMessages(common);
  const may = useCan(auditTrail.privilege)('export');
  const today = todayInJakarta();
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [to, setTo] = useState(today);
  const restricted = useExportWhy(auditTrail as unknown as Resource, { from, to });
  const [busy, run] = useExport();
  if (!may) return null;
  const start = () =>
    confirm({ title: t('changes'), action: words('download'), reason: 'required' }, async ({ reason }) => {
      const query = { module, from, to, format, ...(reason ? { reason } : {}) };
      const fault = await run(() => downloadFile(auditTrail.calls.changes, { query }));
      if (fault) throw fault;
    });
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('changes')}</h2>
      <p>{t('changesNote')}</p>
      <div className="master-report-day">
        <label htmlFor={`${id}-from`}>{t('from')}</label>
        <DateField id={`${id}-from`} value={from} to={today} onChange={setFrom} />
        <label htmlFor={`${id}-to`}>{t('to')}</label>
        <DateField id={`${id}-to`} value={to} to={today} onChange={setTo} />
      </div>
      <ActionButton busy={busy} why={restricted} disabled={from === '' || to === ''} onClick={start}>
        {words('download')}
      </ActionButton>
    </section>
  );
}
