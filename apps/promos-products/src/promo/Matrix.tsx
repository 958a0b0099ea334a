import type {
  MatrixCell,
  MatrixQuery,
  PromoMatrix,
  TypedMatrix,
} from '@console/contracts/promos-products/promo/matrix';
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

interface KindProps {
  readonly of: OfLine;
  /** A stored promo, or one as it is typed. */
  readonly promo: Pick<Promo, 'secureId'> | { readonly typed: Omit<TypedMatrix, 'kind' | 'page'> };
  readonly kind: Kind;
}

/** The answer for one kind of customer, page by page. */
function OfKind({ of, promo, kind }: KindProps) {
  const [page, setPage] = useState(1);
  const { matrix, typedMatrix } = endpointsOf(of);
  const isTyped = 'typed' in promo;
  const secureId = isTyped ? '' : promo.secureId;
  const stored = matrix.useQuery({ parameters: { secureId }, query: { kind, page } }, { skip: isTyped });
  const body = isTyped ? { ...promo.typed, kind, page } : null;
  const proposed = typedMatrix.useQuery({ body: body! }, { skip: !isTyped, fresh: true });
  return <Part of={isTyped ? proposed : stored}>{(found) => <MatrixPage of={found} onPage={setPage} />}</Part>;
}

interface MatrixProps extends Pick<KindProps, 'of' | 'promo'> {
  readonly customers: Promo['customerKind'];
}

/** The sample contract of each branch and tenor of a promo, for one kind of customer at a time. */
export function Matrix({ of, promo, customers }: MatrixProps) {
  const t = useMessages(messages);
  const kinds: readonly Kind[] = customers === 'ALL' ? ['REGULAR', 'REPEAT'] : [customers];
  const [chosen, setKind] = useState<Kind>(kinds[0]!);
  const kind = kinds.includes(chosen) ? chosen : kinds[0]!;
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
