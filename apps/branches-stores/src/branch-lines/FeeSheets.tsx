import { resourceApi } from '@console/api';
import { feeTypesNmc } from '@console/contracts/branches-stores/branch/fees';
import type { BranchRecord } from '@console/contracts/branches-stores/branch/register';
import { addressOf, type Phase } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { formatCurrency, percentText } from '@console/ui/formats';
import { defineMessages, useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Page, Part } from '@console/ui/page';
import { Pager } from '@console/ui/pager';
import { useState } from 'react';
import { ExclusiveLines } from './ExclusiveLines.tsx';
import { ofBranchTitle } from './of-branch.tsx';
import type { OfLine } from './of-line.ts';

const messages = defineMessages({
  id: {
    none: 'Belum ada fee yang berlaku.',
    months: '{tenors} bulan',
    from: 'Nilai dibiayai dari {amount}',
    base: 'Fee dasar',
  },
  en: {
    none: 'No fee is in force yet.',
    months: '{tenors} months',
    from: 'Base from {amount}',
    base: 'Base fee',
  },
});

interface BaseFee {
  readonly secureId: string;
  readonly branchId: string;
  readonly phase: string;
  readonly feeType: string;
  readonly tenors: string;
  readonly amountFrom: number;
  readonly amountRegular: number | null;
  readonly percentRegular: string | null;
}
interface Fees {
  readonly rows: readonly BaseFee[];
  readonly total: number;
  readonly page: number;
  readonly size: number;
}

/** Base fees of a page. */
const size = 10;

interface FeeSheetsProps {
  readonly of: OfLine;
  readonly branch: BranchRecord;
  readonly title: Text;
}

/** The exclusive lines of a branch by the fee that they lower, with the way to add some. */
export const FeeSheets = ({ of, branch, title }: FeeSheetsProps) => (
  <Page title={useText()(ofBranchTitle(title, branch))}>
    <OfPhase of={of} branchId={branch.secureId} phase="IN_FORCE" />
    <OfPhase of={of} branchId={branch.secureId} phase="SCHEDULED" />
  </Page>
);

interface OfPhaseProps {
  readonly of: OfLine;
  readonly branchId: string;
  readonly phase: Phase;
}

function OfPhase({ of, branchId, phase }: OfPhaseProps) {
  const t = useMessages(messages);
  const [page, setPage] = useState(1);
  const reading = resourceApi(of.fees).useListQuery({ branchId, phase, page, size } as never);
  return (
    <Part of={reading as never}>
      {(fees: Fees) => (
        <>
          {fees.total === 0 && phase === 'IN_FORCE' && <p>{t('none')}</p>}
          {fees.rows.map((fee) => (
            <BaseSheet key={fee.secureId} of={of} fee={fee} />
          ))}
          <Pager {...fees} onPage={setPage} />
        </>
      )}
    </Part>
  );
}

function BaseSheet({ of, fee }: { readonly of: OfLine; readonly fee: BaseFee }) {
  const t = useMessages(messages);
  const read = useText();
  const type = feeTypesNmc.find(({ value }) => value === fee.feeType);
  const name = [
    type ? read(type.title) : fee.feeType,
    t('months', { tenors: fee.tenors }),
    ...(fee.amountFrom > 0 ? [t('from', { amount: formatCurrency(fee.amountFrom) })] : []),
    fee.amountRegular === null ? percentText(fee.percentRegular) : formatCurrency(fee.amountRegular),
  ].join(', ');
  return (
    <ExclusiveLines of={of} kind="fee" base={fee} title={name}>
      <PageLink to={addressOf(of.fees, 'detail', fee)}>{t('base')}</PageLink>
    </ExclusiveLines>
  );
}
