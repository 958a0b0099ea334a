import { recordAt } from '@console/contracts/routes/address';
import { useInFlagGroup } from '@console/auth';
import { downloadActions, downloadManagement, type Download } from '@console/contracts/orders-logs/download-management';
import { ResourceList, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useModules } from '@console/ui/navigation';
import { useMemo } from 'react';
import { ExpiryCell } from './ExpiryCell.tsx';
import { messages } from './messages.ts';
import { ModuleName } from './ModuleName.tsx';
import { fileSize } from './size.ts';
import { StateCell } from './StateCell.tsx';
import { useDownloadActions } from './use-download-actions.ts';

const paths = { detail: recordAt('/download-management/:downloadId') };
const columns: Columns<Download> = [
  'title',
  { field: 'module', render: ({ module }: Download) => <ModuleName module={module} /> },
  'format',
  'requestedAt',
  { field: 'state', width: 210, render: (download: Download) => <StateCell download={download} /> },
  'rowCount',
  { field: 'fileSize', render: ({ fileSize: bytes }: Download) => fileSize(bytes) },
  { field: 'expiresAt', render: (download: Download) => <ExpiryCell download={download} /> },
];
const ofAll: Columns<Download> = [...columns, 'requestedBy'];
const none: readonly string[] = [];
const linked = ['requestedBy'];

const isMoving = ({ state }: Download) => state === 'queued' || state === 'running';

/** The user's downloads; admins see all. Polled every 5 s while one is being made. */
export default function ListPage() {
  const t = useMessages(messages);
  const isAdmin = useInFlagGroup('admin');
  const { run } = useDownloadActions();
  const { options } = useModules();
  const resource = useMemo(() => {
    const { filters } = downloadManagement.list;
    return {
      ...downloadManagement,
      list: {
        ...downloadManagement.list,
        filters: { ...filters, module: { ...filters.module, kind: 'choice' as const, options } },
      },
    } as typeof downloadManagement;
  }, [options]);
  const rowActions = useMemo(
    () =>
      downloadActions.map((key) => ({
        key,
        title: { id: messages.id[key], en: messages.en[key] },
        danger: key === 'cancel' || key === 'revoke',
        offered: ({ actions }: Download) => actions.includes(key),
        run: (download: Download) => run[key](download),
      })),
    [run],
  );
  return (
    <ResourceList<Download>
      resource={resource}
      columns={isAdmin ? ofAll : columns}
      paths={paths}
      rowActions={rowActions}
      moving={isMoving}
      linkFilters={isAdmin ? none : linked}
      rowLabel={({ title, requestedBy }) => `${title} ${requestedBy}`}
      note={<p className="page-note">{t('note')}</p>}
    />
  );
}
