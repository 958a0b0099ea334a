import { resourceApi } from '@console/api';
import {
  downloadManagement,
  type Download,
  type DownloadAction,
} from '@console/contracts/orders-logs/download-management';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useParams } from 'react-router';
import './download.css';
import { ExpiryCell } from './ExpiryCell.tsx';
import { messages } from './messages.ts';
import { ModuleName } from './ModuleName.tsx';
import { fileSize } from './size.ts';
import { StateCell } from './StateCell.tsx';
import { Fetches, Timeline } from './Timeline.tsx';
import { useDownloadActions } from './use-download-actions.ts';

const pollMs = 5_000;

const sections: readonly DetailSection<Download>[] = [
  {
    title: text('Berkas', 'File'),
    fields: [
      'title',
      { name: 'module', render: ({ module }: Download) => <ModuleName module={module} /> },
      { name: 'state', render: (download: Download) => <StateCell download={download} /> },
      'format',
      'fileName',
      'totalRows',
      'rowCount',
      { name: 'fileSize', render: ({ fileSize: bytes }: Download) => fileSize(bytes) },
      'parts',
      { name: 'expiresAt', render: (download: Download) => <ExpiryCell download={download} /> },
      { name: 'fileHash', wide: true },
      {
        name: 'message',
        wide: true,
        visible: ({ message }: Download) => message !== null,
        render: ({ message }: Download) => <span className="download-message">{message}</span>,
      },
    ],
  },
  {
    title: text('Permintaan', 'Request'),
    fields: [
      'requestedAt',
      'requestedBy',
      'personalData',
      { name: 'reason', wide: true },
      { name: 'filterText', wide: true },
      { name: 'columns', wide: true, render: ({ columns }: Download) => columns.join(', ') || '-' },
      {
        name: 'filter',
        wide: true,
        render: ({ filter }: Download) => <code className="download-message">{JSON.stringify(filter)}</code>,
      },
      'requestId',
    ],
  },
  {
    title: text('Waktu dan pengambilan', 'Times and fetches'),
    fields: ['startedAt', 'readyAt', 'fetchCount', 'lastFetchedAt', 'attempts'],
  },
];

/** Polls a download every 5 s while it is being made. */
function Follow({ download: { secureId, state } }: { readonly download: Download }) {
  resourceApi(downloadManagement).useDetailQuery(secureId, {
    pollingInterval: state === 'queued' || state === 'running' ? pollMs : 0,
  });
  return null;
}

const variants: Readonly<Record<DownloadAction, 'primary' | 'plain' | 'danger'>> = {
  fetch: 'primary',
  repeat: 'primary',
  cancel: 'plain',
  revoke: 'danger',
};

/** One download: its query, its state, and who fetched it when. */
export default function DetailPage() {
  const { downloadId = '' } = useParams();
  const t = useMessages(messages);
  const { busy, run } = useDownloadActions();
  return (
    <ResourceDetail
      resource={downloadManagement}
      secureId={downloadId}
      sections={sections}
      offers={[]}
      frame={false}
      actions={(download) =>
        download.actions.map((action) => (
          <ActionButton
            key={action}
            variant={variants[action]}
            busy={action === 'fetch' && busy === download.secureId}
            onClick={() => run[action](download)}
          >
            {t(action)}
          </ActionButton>
        ))
      }
    >
      {(download) => (
        <>
          <Follow download={download} />
          <Timeline download={download} />
          <Fetches download={download} />
        </>
      )}
    </ResourceDetail>
  );
}
