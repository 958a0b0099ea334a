import { queryEndpoint } from '@console/api';
import { approvalCalls, isChange } from '@console/contracts/platform/approvals';
import type { ChangeRequest, ChangesQuery } from '@console/contracts/core/changes';
import { cancelSchedule, type Resource } from '@console/contracts/core/resource';
import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, Spin } from '../core/index.ts';
import { useErrorText } from '../feedback/index.ts';
import { changesOf } from '../four-eyes/index.ts';
import { common, useMessages, useText } from '../messages/index.ts';
import { PageLink } from '../navigation/index.ts';
import { Opened as OpenedPart } from '../opened/index.ts';
import { createdIn } from './created-record.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { messages } from './messages.ts';
import { useDecisions } from './use-decisions.ts';
import { useSentAgain } from './use-sent-again.tsx';
import { elsewhereRow, ownRow } from './waiting-rows.ts';
import { WaitingList } from './WaitingList.tsx';
import { Select } from '../lov/Select.tsx';

/** The change that was pressed in the list, and how often one was. */
interface Opened {
  readonly key: string | null;
  readonly press: number;
}
/** Changes that stand open below the list. */
const mostOpen = 5;
const none: ChangesQuery = {};
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
  of = none,
}: {
  readonly resource: Resource;
  readonly detail: Detail | undefined;
  /** Which changes the list has. Keep the object stable. */
  readonly of?: ChangesQuery;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const id = useId();
  const [address] = useSearchParams();
  const named = address.get('change');
  const [{ all, page }, setView] = useState({ all: false, page: 1 });
  const query = useMemo(() => ({ ...of, page, ...(all ? {} : { state: ['PENDING'] }) }), [of, page, all]);
  const { data: read, error, isFetching, refetch } = changesOf(resource).useQuery({ query });
  // The warnings of what waits elsewhere take longer, and come after the rows.
  const { currentData: warned } = changesOf(resource).useQuery(
    { query: { ...query, warned: true } },
    { skip: !read?.elsewhere || read.elsewhere.rows.length === 0 },
  );
  const data = warned ?? read;
  const [opened, setOpened] = useState<Opened>({ key: null, press: 0 });
  const { currentData: found, error: missing } = changeDetail.useQuery(
    { parameters: { secureId: named ?? '' } },
    { skip: named === null },
  );
  const decide = useDecisions(resource);
  const sentAgain = useSentAgain(resource);
  const actionOf = ({ action, changes }: ChangeRequest) => {
    if (!resource.effective) return t(action);
    const endsOnly = action === 'update' && changes.length === 1 && changes[0]!.field === 'effectiveTo';
    return action === 'delete' ? text(cancelSchedule.title) : t(endsOnly ? 'end' : action);
  };
  // A rejected successor is no record that a form changes: only the one that it was to replace is.
  const place = { ...(of.within ? { [of.within]: of.withinId } : {}), phase: 'REJECTED' };
  const linkOf = (change: ChangeRequest) => {
    const page = !change.batch && change.recordId && detail && (
      <PageLink to={detail({ secureId: change.recordId })}>{t('open')}</PageLink>
    );
    const again = sentAgain(change, place);
    const created = createdIn(resource, change, place);
    return (
      (page || again || created) && (
        <>
          {page} {again} {created && <PageLink to={created}>{t('open')}</PageLink>}
        </>
      )
    );
  };
  const card = (change: ChangeRequest) => (
    <ChangeCard
      key={change.secureId}
      resource={resource}
      change={change}
      tagged
      heading={change.batch ? change.recordLabel : `${actionOf(change)} ${change.recordLabel}`}
      onDecide={decide}
      link={linkOf(change)}
    />
  );
  const rows = data?.rows.filter(({ secureId }) => secureId !== found?.secureId) ?? [];
  const elsewhere = data?.elsewhere?.rows ?? [];
  const listed = [...rows.map((change) => ownRow(resource, change)), ...elsewhere.map(elsewhereRow)];
  // Few stand open below the list, of many the one that was pressed.
  const cards = rows.length > mostOpen ? rows.filter(({ secureId }) => secureId === opened.key) : rows;
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
      {data && rows.length === 0 && elsewhere.length === 0 && !found && (
        <p className="panel">{t(all ? 'noneAtAll' : 'none')}</p>
      )}
      {(listed.length > 1 || elsewhere.length > 0) && (
        <WaitingList
          rows={listed}
          total={(data?.total ?? 0) + (data?.elsewhere?.total ?? 0)}
          onOpen={(key) => setOpened(({ press }) => ({ key, press: press + 1 }))}
        />
      )}
      {cards.map((change) => (
        <OpenedPart
          key={change.secureId}
          by={change.secureId === opened.key ? opened.press : null}
          label={t('opened', { label: change.recordLabel })}
          back={t('backToList')}
        >
          {card(change)}
        </OpenedPart>
      ))}
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
