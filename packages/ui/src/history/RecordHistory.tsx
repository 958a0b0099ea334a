import { queryEndpoint, sendCall } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { operationCall, type History, type HistoryEntry, type Resource } from '@console/contracts/core/resource';
import { useState } from 'react';
import { Button, Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { dateFormats, formatDate } from '../formats/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { Changes } from './Changes.tsx';
import './history.css';
import { messages } from './messages.ts';

type HistoryCall = Call<{ readonly before?: string }, unknown, History>;

function Table({ resource, rows }: { readonly resource: Resource; readonly rows: readonly HistoryEntry[] }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const actions: Readonly<Record<string, string>> = {
    CREATE: t('CREATE'),
    UPDATE: t('UPDATE'),
    DELETE: t('DELETE'),
    ACTIVATE: t('ACTIVATE'),
    DEACTIVATE: t('DEACTIVATE'),
  };
  return (
    <table className="plain-table history-table">
      <thead>
        <tr>
          <th scope="col">{t('at')}</th>
          <th scope="col">{t('by')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{words('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <tr key={entry.secureId}>
            <td>{formatDate(entry.at, dateFormats.log)}</td>
            <td>{entry.name || entry.username}</td>
            <td>
              {actions[entry.action] ?? (entry.title ? text(entry.title) : entry.action)}
              <Changes resource={resource} entry={entry} />
            </td>
            <td>{entry.reason ?? '-'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Who changed what of a record, when and why, the latest first; older changes are loaded on request. For resources with
 * the operation `history`.
 * @example
 * <RecordHistory resource={mras} secureId={record.secureId} />
 */
export function RecordHistory({ resource, secureId }: { readonly resource: Resource; readonly secureId: string }) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const call = operationCall(resource, 'history') as HistoryCall;
  const { data, error, refetch } = queryEndpoint(call).useQuery({ parameters: { secureId } });
  const [older, setOlder] = useState<History & { readonly of: History | undefined }>();
  const [failure, setFailure] = useState<unknown>();
  // Older entries continue the answer that they were loaded for.
  const next = older && older.of === data ? older : undefined;
  const rows = [...(data?.rows ?? []), ...(next?.rows ?? [])];
  const more = next ? next.more : data?.more;
  const load = async () => {
    const before = rows.at(-1)?.secureId;
    const answer = await sendCall(call, { parameters: { secureId }, query: before ? { before } : {} });
    if ('data' in answer)
      setOlder({ rows: [...(next?.rows ?? []), ...answer.data.rows], more: answer.data.more, of: data });
    setFailure('data' in answer ? undefined : answer.error);
  };
  const retry = async () => {
    if (error) await refetch();
    else await load();
  };
  const fault = error ?? failure;
  return (
    <section className="panel" aria-label={t('history')}>
      {!data && !error && <Spin />}
      {data && rows.length === 0 && <p>{t('none')}</p>}
      {rows.length > 0 && <Table resource={resource} rows={rows} />}
      {fault !== undefined && (
        <p role="alert">
          {errorText(fault)} <Button onClick={retry}>{words('retry')}</Button>
        </p>
      )}
      {more && fault === undefined && <Button onClick={load}>{t('more')}</Button>}
    </section>
  );
}
