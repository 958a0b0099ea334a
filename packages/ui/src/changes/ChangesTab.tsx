import { queryEndpoint } from '@console/api';
import { approvalCalls, isChange } from '@console/contracts/platform/approvals';
import type { ChangeRequest } from '@console/contracts/core/changes';
import type { Resource } from '@console/contracts/core/resource';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { changesOf } from '../four-eyes/index.ts';
import { common, useMessages } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { messages } from './messages.ts';
import { useDecisions } from './use-decisions.ts';
import { Select } from '../lov/Select.tsx';

type Detail = { path(record: { readonly secureId: string }): string }['path'];
const changeDetail = queryEndpoint(approvalCalls.detail);

/**
 * Lists the changes of a module, newest first: the pending ones, or all. The change that the address names
 * (`?change=`) stands on top.
 * @example
 * <ChangesTab resource={cardTypes} detail={({ secureId }) => `/card-types/${secureId}`} />
 */
export default function ChangesTab({
  resource,
  detail,
}: {
  readonly resource: Resource;
  readonly detail: Detail | undefined;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const id = useId();
  const [address] = useSearchParams();
  const named = address.get('change');
  const [{ all, page }, setView] = useState({ all: false, page: 1 });
  const { data, error, isFetching, refetch } = changesOf(resource).useQuery({
    query: { page, ...(all ? {} : { state: ['PENDING'] }) },
  });
  const { currentData: found, error: missing } = changeDetail.useQuery(
    { parameters: { secureId: named ?? '' } },
    { skip: named === null },
  );
  const decide = useDecisions(resource);
  const card = (change: ChangeRequest) => (
    <ChangeCard
      key={change.secureId}
      resource={resource}
      change={change}
      tagged
      heading={`${t(change.action)} ${change.recordLabel}`}
      onDecide={decide}
      link={change.recordId && detail && <PageLink to={detail({ secureId: change.recordId })}>{t('open')}</PageLink>}
    />
  );
  const rows = data?.rows.filter(({ secureId }) => secureId !== found?.secureId) ?? [];
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / (data?.size ?? 1)));
  return (
    <div className="changes" aria-busy={isFetching}>
      <div className="list-bar">
        <label htmlFor={id}>{t('show')}</label>
        <Select
          id={id}
          className="input"
          value={all ? 'all' : 'pending'}
          onChange={(event) => setView({ all: event.target.value === 'all', page: 1 })}
        >
          <option value="pending">{t('pending')}</option>
          <option value="all">{t('all')}</option>
        </Select>
      </div>
      {missing && <p className="panel">{missing.status === 404 ? t('noChange') : errorText(missing)}</p>}
      {found && isChange(found) && card(found)}
      {error && !data && (
        <div className="panel" role="alert">
          <p>{errorText(error)}</p>
          <Button onClick={() => refetch()}>{words('retry')}</Button>
        </div>
      )}
      {!data && !error && <Spin />}
      {data && rows.length === 0 && !found && <p className="panel">{t(all ? 'noneAtAll' : 'none')}</p>}
      {rows.map(card)}
      {pages > 1 && (
        <div className="list-bar">
          <Button disabled={page === 1} onClick={() => setView({ all, page: page - 1 })}>
            {t('previous')}
          </Button>
          <span>{t('page', { page, pages })}</span>
          <Button disabled={page >= pages} onClick={() => setView({ all, page: page + 1 })}>
            {t('next')}
          </Button>
        </div>
      )}
    </div>
  );
}
