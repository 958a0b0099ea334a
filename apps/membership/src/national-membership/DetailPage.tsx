import {
  memberStatuses,
  pastDueBands,
  plafondBands,
  type NationalDetail,
} from '@console/contracts/membership/national-membership';
import { membership } from '@console/contracts/routes/modules';
import { riskGrades } from '@console/contracts/membership/risk-grades';
import { formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { ErrorContent, Page, RecordNotFoundContent, useBreadcrumb } from '@console/ui/page';
import { Spin } from '@console/ui/core';
import { useRecordPage } from '@console/ui/reference';
import { OptionTag } from '@console/ui/status';
import { ActionLink } from '@console/ui/why';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Facts as Table } from '../shared/Facts.tsx';
import { AskBranch } from './AskBranch.tsx';
import { detail } from './endpoints.ts';
import { messages } from './messages.ts';

function Facts({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <table className="plain-table">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Parts({ member }: { readonly member: NationalDetail }) {
  const t = useMessages(messages);
  const text = useText();
  const flags = [
    ...(member.phoneBarred ? [t('barred')] : []),
    ...(member.status === 'blocked' ? [t('isBlocked')] : []),
  ];
  const bandOf = (band: string) => text(plafondBands.find(({ value }) => value === band)!.title);
  const pastDueOf = (band: string) => text(pastDueBands.find(({ value }) => value === band)!.title);
  return (
    <>
      <Facts
        title={t('identity')}
        rows={[
          [t('custMainNo'), member.custMainNo],
          [t('memberNo'), member.memberNo],
          [t('nik'), member.nik],
          [t('birthYear'), member.birthYear],
          [t('phone'), member.phone],
          [t('homeBranch'), member.homeBranch],
          [t('cardStatus'), member.cardStatus ?? '-'],
          [t('riskGrade'), member.riskGrade ? <OptionTag value={member.riskGrade} options={riskGrades} /> : '-'],
        ]}
      />
      <Table
        title={t('customers')}
        rows={member.custNos}
        none={t('noCustomers')}
        rowKey={({ line, custNo }) => `${line} ${custNo}`}
        columns={[
          { title: t('line'), of: ({ line }) => line },
          { title: t('custNo'), of: ({ custNo }) => custNo },
          { title: t('contractBranch'), of: ({ branch }) => branch ?? '-' },
          { title: t('since'), of: ({ since }) => formatDate(since, 'DD MMM YYYY') },
          { title: t('activeContracts'), numeric: true, of: ({ activeContracts }) => activeContracts },
          { title: t('worstPastDue'), of: ({ worstPastDue }) => pastDueOf(worstPastDue) },
        ]}
      />
      <Facts
        title={t('plafonds')}
        rows={
          member.plafonds.length > 0
            ? member.plafonds.map(({ line, band }) => [line, bandOf(band)])
            : [[t('band'), t('noPlafond')]]
        }
      />
      <Facts title={t('flags')} rows={[[t('flags'), flags.length > 0 ? flags.join(', ') : t('noFlags')]]} />
    </>
  );
}

/** A member of any office, without amounts, address and documents. */
export default function DetailPage() {
  const { memberId = '' } = useParams();
  const { data, error, refetch } = detail.useQuery({ parameters: { secureId: memberId } });
  const t = useMessages(messages);
  const pageOf = useRecordPage(membership.module);
  useBreadcrumb(data?.name);
  if (error?.code === 'NOT_FOUND') return <RecordNotFoundContent />;
  if (error && !data) return <ErrorContent error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spin />;
  return (
    <Page
      title={
        <>
          {data.name} <OptionTag value={data.status} options={memberStatuses} />
        </>
      }
      actions={
        <>
          {pageOf && data.inScope && <ActionLink to={pageOf(memberId)}>{t('openMember')}</ActionLink>}
          <AskBranch memberId={memberId} />
        </>
      }
    >
      <Parts member={data} />
    </Page>
  );
}
