import { endingSoonDays, type MasterFigures, type MasterRow } from '@console/contracts/branches-stores/master';
import { masterGroups } from '@console/contracts/core/resource/master-data';
import { dateFormats, formatDate, formatNumber } from '@console/ui/formats';
import { common, useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import type { PlainColumn } from '@console/ui/page';
import type { ReactNode } from 'react';
import './master.css';
import { messages } from './messages.ts';

/** A time on one line; "-" without one. */
const timeOf = (at: string | null) =>
  at === null ? '-' : <span className="master-time">{formatDate(at, dateFormats.listTime)}</span>;

/** A number, which leads to the rows that it counts; "-" where there is none. */
function Figure({ count, url }: { readonly count: number | null | undefined; readonly url?: string | null }) {
  if (count == null) return '-';
  return url && count > 0 ? <PageLink to={url}>{formatNumber(count)}</PageLink> : formatNumber(count);
}

/** The columns of the overview. */
export function useOverviewColumns(): readonly PlainColumn<MasterRow>[] {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const number = (
    title: string,
    of: (row: MasterRow, figures: MasterFigures) => ReactNode,
  ): PlainColumn<MasterRow> => ({
    title,
    isNumber: true,
    of: (row) => (row.figures ? of(row, row.figures) : '-'),
  });
  return [
    { title: t('name'), isHead: true, of: ({ name, url }) => <PageLink to={url}>{name}</PageLink> },
    { title: t('line'), of: ({ line }) => line ?? t('allLines') },
    { title: t('group'), of: ({ group }) => text(masterGroups.find(({ value }) => value === group)!.title) },
    number(words('active'), ({ urls }, { active }) => <Figure count={active} url={urls.active} />),
    number(words('inactive'), ({ urls }, { inactive }) => <Figure count={inactive} url={urls.inactive} />),
    number(t('waiting'), (_row, { waiting }) => <Figure count={waiting} />),
    number(t('ending', { days: endingSoonDays }), (_row, { ending }) => <Figure count={ending} />),
    number(t('conflicts'), ({ urls }, { conflicts }) => <Figure count={conflicts} url={urls.conflicts} />),
    {
      title: t('lastChange'),
      of: ({ figures }) =>
        figures?.changedAt ? (
          <>
            {figures.changedBy ?? '-'}, {timeOf(figures.changedAt)}
          </>
        ) : (
          '-'
        ),
    },
    { title: t('lastSync'), of: ({ figures }) => timeOf(figures?.syncedAt ?? null) },
  ];
}
