import { dueKinds, type DueItem } from '@console/contracts/shell/home';
import { Button, Spin } from '@console/ui/core';
import { formatDate, formatNumber } from '@console/ui/formats';
import { pageNumber, useAddressValues, useExistingPage } from '@console/ui/left-out';
import { common, useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Pager } from '@console/ui/pager';
import { Tabs } from '@console/ui/tabs';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import ApprovalsLink from '../approval/ApprovalsLink.tsx';
import { messages } from './messages.ts';
import { useRefetchOnReturn } from './use-return.ts';
import { dueWork } from './waiting.ts';

const all = 'ALL';
const columns = ['kind', 'reference', 'title', 'branch', 'dueDate', 'daysLeft', 'action'] as const;

function Row({ item }: { readonly item: DueItem }) {
  const t = useMessages(messages);
  const text = useText();
  const kind = dueKinds.find(({ value }) => value === item.kind);
  return (
    <tr>
      <td>{kind ? text(kind.title) : item.kind}</td>
      <td>{item.reference}</td>
      <td>{item.title}</td>
      <td>{item.branch ?? '-'}</td>
      <td>{formatDate(item.dueDate, 'DD-MM-YYYY')}</td>
      <td className="due-days" data-overdue={item.daysLeft < 0}>
        {formatNumber(item.daysLeft)}
        {item.daysLeft < 0 && <span className="visually-hidden"> ({t('overdue')})</span>}
      </td>
      <td>
        <PageLink to={item.url} aria-label={t('openItem', { reference: item.reference })}>
          {t('openWord')}
        </PageLink>
      </td>
    </tr>
  );
}

/** Work that waits for the user, the most urgent first; kind and page number are in the address. */
export function Due() {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const [, ask] = useSearchParams();
  const values = useAddressValues({
    kind: { title: t('due_kind'), accepts: [all, ...dueKinds.map(({ value }) => value)] },
    page: pageNumber,
  });
  const kind = values.kind ?? all;
  const page = Number(values.page ?? 1);
  const { data, error, refetch, fulfilledTimeStamp } = dueWork.useQuery({
    query: { page, ...(kind === all ? {} : { kind }) },
  });
  useRefetchOnReturn(fulfilledTimeStamp, refetch);
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const read = data !== undefined;
  useEffect(() => {
    if (read && hash === '#due') section.current?.scrollIntoView?.({ block: 'start' });
  }, [read, hash, key]);

  const go = (next: Readonly<Record<string, string>>) => ask(next, { preventScrollReset: true });
  const of: Readonly<Record<string, string>> = kind === all ? {} : { kind };
  useExistingPage(data, {
    page,
    size: data?.size ?? 1,
    go: (last) => ask({ ...of, page: String(last) }, { replace: true, preventScrollReset: true }),
  });
  const total = data?.kinds.reduce((sum, each) => sum + each.count, 0) ?? 0;
  const tabs = [
    { key: all, title: `${t('allKinds')} (${formatNumber(total)})` },
    ...dueKinds.flatMap(({ value, title }) => {
      const count = data?.kinds.find((each) => each.kind === value)?.count ?? 0;
      return count > 0 || value === kind ? [{ key: value, title: `${text(title)} (${formatNumber(count)})` }] : [];
    }),
  ];
  return (
    <section className="panel" ref={section} id="due" aria-labelledby="home-due">
      <div className="panel-head">
        <h2 id="home-due">{t('due')}</h2>
        <ApprovalsLink />
      </div>
      {error && !data && (
        <p role="alert">
          {t('dueFailed')} <Button onClick={() => refetch()}>{words('retry')}</Button>
        </p>
      )}
      {!error && !data && <Spin />}
      {data && (
        <Tabs label={t('due')} tabs={tabs} active={kind} onChange={(next) => go(next === all ? {} : { kind: next })}>
          {data.rows.length === 0 ? (
            <p className="quiet">{t('nothingDue')}</p>
          ) : (
            <div className="due-scroll">
              <table className="due">
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {t(`due_${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {data.rows.map((item) => (
                    <Row key={item.secureId} item={item} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <Pager {...data} page={page} onPage={(next) => go({ ...of, page: String(next) })} />
        </Tabs>
      )}
    </section>
  );
}
