import { queryEndpoint } from '@console/api';
import {
  familyCalls,
  familyChecks,
  familyStates,
  type FamilyReview,
  type FamilySide,
} from '@console/contracts/membership/family-financing';
import { memberStatuses } from '@console/contracts/membership/national-membership';
import { riskGrades } from '@console/contracts/membership/risk-grades';
import { documentTypes } from '@console/contracts/membership/verification-steps';
import { photoStates } from '@console/contracts/platform/photos/vocabulary';
import { text as words } from '@console/contracts/core/text';
import { membership } from '@console/contracts/routes/modules';
import { dateFormats, formatCurrency, formatDate } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { useRecordPage } from '@console/ui/reference';
import { OptionTag } from '@console/ui/status';
import type { ReactNode } from 'react';
import { Facts } from '../shared/Facts.tsx';
import { messages } from './messages.ts';

const review = queryEndpoint(familyCalls.review);
const dash = words('-');

/** Both members side by side. */
function Sides({ main, family }: Pick<FamilyReview, 'main' | 'family'>) {
  const t = useMessages(messages);
  const amount = (of: (side: FamilySide) => number) => (side: FamilySide) => formatCurrency(of(side));
  const rows: readonly (readonly [string, (side: FamilySide) => ReactNode])[] = [
    [t('name'), ({ name }) => name],
    [t('memberNo'), ({ memberNo }) => memberNo],
    [t('status'), ({ status }) => <OptionTag value={status} options={memberStatuses} />],
    [t('age'), ({ age }) => age],
    [t('branch'), ({ branch }) => branch],
    [t('program'), ({ program }) => program],
    [t('riskGrade'), ({ riskGrade }) => (riskGrade ? <OptionTag value={riskGrade} options={riskGrades} /> : '-')],
    [t('total'), amount(({ total }) => total)],
    [t('used'), amount(({ used }) => used)],
    [t('reservedOrders'), amount(({ reservedOrders }) => reservedOrders)],
    [t('reservedFamily'), amount(({ reservedFamily }) => reservedFamily)],
    [t('available'), amount(({ available }) => available)],
  ];
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('fact')}</th>
          <th scope="col">{t('main')}</th>
          <th scope="col">{t('family')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{of(main)}</td>
            <td>{of(family)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rules with pass or fail, and what the main member has left afterwards. */
function Checks({ checks, availableBefore, availableAfter }: FamilyReview) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('rule')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ rule, passed }) => (
            <tr key={rule}>
              <td>{text(familyChecks.find(({ value }) => value === rule)!.title)}</td>
              <td>{t(passed ? 'passed' : 'failed')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('plafond', { before: formatCurrency(availableBefore), after: formatCurrency(availableAfter) })}</p>
    </>
  );
}

/** A document leads to the documents of its member, where it is seen. */
function useMemberLink() {
  const pageOf = useRecordPage(membership.module);
  return (memberId: string, label: string) =>
    pageOf ? <PageLink to={`${pageOf(memberId)}?tab=documents`}>{label}</PageLink> : label;
}

/** Family cards and certificates, contracts of the family member, and the steps of the request. */
function Records({ documents, contracts, decisions, main, family }: FamilyReview) {
  const t = useMessages(messages);
  const text = useText();
  const link = useMemberLink();
  const stateOf = (state: string | null) => text(familyStates.find(({ value }) => value === state)?.title ?? dash);
  return (
    <>
      <Facts
        title={t('documents')}
        rows={documents}
        none={t('noDocuments')}
        rowKey={({ secureId }) => secureId}
        columns={[
          { title: t('of'), of: ({ of, memberId }) => link(memberId, of === 'main' ? main.name : family.name) },
          {
            title: t('documentType'),
            of: ({ documentType }) => <OptionTag value={documentType} options={documentTypes} />,
          },
          { title: t('current'), of: ({ current }) => t(current ? 'yes' : 'no') },
          { title: t('number'), of: ({ number }) => number ?? '-' },
          {
            title: t('screening'),
            of: ({ screening }) => (screening ? <OptionTag value={screening} options={photoStates} /> : '-'),
          },
          { title: t('uploadedAt'), of: ({ uploadedAt }) => formatDate(uploadedAt, dateFormats.log) },
        ]}
      />
      <Facts
        title={t('contracts')}
        rows={contracts}
        none={t('noContracts')}
        rowKey={({ contractNo }) => contractNo}
        columns={[
          { title: t('contractNo'), of: ({ contractNo }) => contractNo },
          { title: t('line'), of: ({ line }) => line },
          {
            title: t('outstanding'),
            numeric: true,
            of: ({ outstanding }) => (outstanding === null ? '-' : formatCurrency(outstanding)),
          },
          { title: t('daysPastDue'), numeric: true, of: ({ daysPastDue }) => daysPastDue },
        ]}
      />
      <Facts
        title={t('decisions')}
        rows={decisions}
        none={t('noDecisions')}
        rowKey={({ secureId }) => secureId}
        columns={[
          { title: t('at'), of: ({ at }) => formatDate(at, dateFormats.log) },
          { title: t('by'), of: ({ by }) => by },
          { title: t('step'), of: ({ from, to }) => `${stateOf(from)} → ${stateOf(to)}` },
          { title: t('note'), of: ({ note }) => note ?? '-' },
        ]}
      />
    </>
  );
}

/** What a reviewer looks at before deciding. */
export function Review({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  return (
    <Part of={review.useQuery({ parameters: { secureId } })}>
      {(read) => (
        <>
          <section className="panel" aria-label={t('members')}>
            <h2>{t('members')}</h2>
            <Sides main={read.main} family={read.family} />
          </section>
          {read.checks.length > 0 && (
            <section className="panel" aria-label={t('rules')}>
              <h2>{t('rules')}</h2>
              <Checks {...read} />
            </section>
          )}
          <Records {...read} />
        </>
      )}
    </Part>
  );
}
