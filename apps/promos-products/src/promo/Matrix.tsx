import type { MatrixCell, MatrixQuery, PromoMatrix } from '@console/contracts/promos-products/promo/matrix';
import type { Promo } from '@console/contracts/promos-products/promo';
import { Button } from '@console/ui/core';
import { exactPercent, formatCurrency, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part, PlainTable } from '@console/ui/page';
import { useState } from 'react';
import { endpointsOf } from './endpoints.ts';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';
import './promo.css';

type Kind = MatrixQuery['kind'];

/** The instalment with the promo, without it below, and what the company gets of it where one may see it. */
function Cell({ cell: { promo, without, message, isAboveBranch, company } }: { readonly cell: MatrixCell }) {
  const t = useMessages(messages);
  if (!promo) return <span title={message ?? undefined}>-</span>;
  const tone = company?.belowFloor ? ' matrix-below' : isAboveBranch ? ' matrix-above' : '';
  return (
    <div className={`matrix-cell${tone}`}>
      <strong>{formatCurrency(promo.instalment)}</strong>
      {without && <small>{t('without', { amount: formatCurrency(without.instalment) })}</small>}
      {company && (
        <>
          <small>{t('disbursement', { amount: formatCurrency(company.disbursement) })}</small>
          <small>{t('yield', { percent: exactPercent(company.yieldRate) })}</small>
        </>
      )}
      {company?.belowFloor && <small>{t('belowFloor')}</small>}
      {isAboveBranch && <small>{t('aboveBranch')}</small>}
    </div>
  );
}

interface PageProps {
  readonly of: PromoMatrix;
  readonly onPage: (page: number) => void;
}

function MatrixPage({ of: { date, rows, tenors, ...pages }, onPage }: PageProps) {
  const t = useMessages(messages);
  if (rows.length === 0) return <p>{t('noSheets')}</p>;
  return (
    <>
      <p>{t('matrixOn', { date: formatDate(date, 'DD-MM-YYYY') })}</p>
      <PlainTable
        label={t('matrix')}
        rows={rows}
        keyOf={({ branchId }) => branchId}
        pages={pages}
        onPage={onPage}
        columns={[
          { title: t('branches'), of: ({ officeCode, name }) => `${officeCode} ${name}`, isHead: true },
          ...tenors.map((tenor, at) => ({
            title: t('months', { tenor }),
            of: ({ cells }: (typeof rows)[number]) => <Cell cell={cells[at]!} />,
            isNumber: true,
          })),
        ]}
      />
    </>
  );
}

/** The answer for one kind of customer, page by page. */
function OfKind({ of, promo, kind }: { readonly of: OfLine; readonly promo: Promo; readonly kind: Kind }) {
  const [page, setPage] = useState(1);
  const { secureId } = promo;
  const reading = endpointsOf(of).matrix.useQuery({ parameters: { secureId }, query: { kind, page } });
  return <Part of={reading}>{(matrix) => <MatrixPage of={matrix} onPage={setPage} />}</Part>;
}

const kindsOf = ({ customerKind }: Promo): readonly Kind[] =>
  customerKind === 'ALL' ? ['REGULAR', 'REPEAT'] : [customerKind];

/** The sample contract of each branch and tenor of a promo, for one kind of customer at a time. */
export function Matrix({ of, promo }: { readonly of: OfLine; readonly promo: Promo }) {
  const t = useMessages(messages);
  const kinds = kindsOf(promo);
  const [kind, setKind] = useState<Kind>(kinds[0]!);
  return (
    <section className="panel">
      {kinds.length > 1 && (
        <div role="group" aria-label={t('customers')} className="matrix-kinds">
          {kinds.map((each) => (
            <Button
              key={each}
              variant={each === kind ? 'primary' : 'plain'}
              aria-pressed={each === kind}
              onClick={() => setKind(each)}
            >
              {t(each === 'REGULAR' ? 'regular' : 'repeat')}
            </Button>
          ))}
        </div>
      )}
      <OfKind key={kind} of={of} promo={promo} kind={kind} />
    </section>
  );
}
