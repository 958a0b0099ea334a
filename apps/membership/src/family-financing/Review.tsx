import { queryEndpoint } from '@console/api';
import {
  familyCalls,
  familyChecks,
  type FamilyReview,
  type FamilySide,
} from '@console/contracts/membership/family-financing';
import { memberStatuses } from '@console/contracts/membership/national-membership';
import { riskGrades } from '@console/contracts/membership/risk-grades';
import { formatCurrency } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

const review = queryEndpoint(familyCalls.review);

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
        </>
      )}
    </Part>
  );
}
