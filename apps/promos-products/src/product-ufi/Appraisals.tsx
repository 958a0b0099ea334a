import { queryEndpoint } from '@console/api';
import { productUfiCalls } from '@console/contracts/products/product-ufi';
import { Spin, useDebounced } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatCurrency, formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { AmountField } from '../figures/AmountField.tsx';
import { BranchField } from '../figures/BranchField.tsx';
import { Figures, PanelInputs } from '../figures/Figures.tsx';
import { HistoryTable } from '../figures/HistoryTable.tsx';
import { useRegionNames } from '../figures/region-names.ts';
import { messages } from './messages.ts';

const history = queryEndpoint(productUfiCalls.appraisalHistory);
const appraisal = queryEndpoint(productUfiCalls.appraisal);
const yearDigits = 4;
const percent = (value: string) => `${formatNumber(Number(value), 2)} %`;

/** The market values of a vehicle by year and region, the newest first. */
export function AppraisalHistory({ productId }: { readonly productId: string }) {
  const t = useMessages(messages);
  const regionOf = useRegionNames();
  return (
    <HistoryTable
      of={history.useQuery({ query: { productId } })}
      label={t('history')}
      none={t('none')}
      columns={[
        { title: t('year'), of: ({ year }) => year },
        { title: t('region'), of: ({ regionCode }) => regionOf(regionCode) },
        { title: t('from'), of: ({ from }) => formatDate(from, 'DD MMM YYYY') },
        { title: t('value'), of: ({ value }) => formatCurrency(value), isNumber: true },
      ]}
    />
  );
}

/** What may be lent on a vehicle of a year at a branch, and whether a loan stays below the LTV. */
export function LoanPanel({ productId }: { readonly productId: string }) {
  const t = useMessages(messages);
  const failure = useErrorText();
  const [branchId, setBranchId] = useState<string | null>(null);
  const [year, setYear] = useState<number | null>(null);
  const [loan, setLoan] = useState<number | null>(null);
  // Asked when the keys are quiet for a moment.
  const typed = `${year ?? ''}/${loan ?? ''}`;
  const settled = useDebounced(typed);
  const [settledYear = '', settledLoan = ''] = settled.split('/');
  const isReady = branchId !== null && settledYear.length === yearDigits && settledLoan !== String(Number.NaN);
  const { currentData, error } = appraisal.useQuery(
    {
      query: {
        productId,
        branchId: branchId ?? '',
        year: settledYear,
        ...(settledLoan === '' ? {} : { loan: settledLoan }),
      },
    },
    { skip: !isReady },
  );
  return (
    <section aria-label={t('panel')}>
      <PanelInputs>
        <BranchField label={t('branch')} line="UFI" value={branchId} onChange={setBranchId} />
        <AmountField label={t('year')} value={year} grouped={false} onChange={setYear} />
        <AmountField label={t('loan')} value={loan} onChange={setLoan} />
      </PanelInputs>
      {!isReady ? (
        <p className="quiet">{t('choose')}</p>
      ) : currentData && settled === typed ? (
        <Figures
          of={[
            [t('region'), currentData.regionName],
            [t('value'), formatCurrency(currentData.value)],
            [t('from'), formatDate(currentData.from, 'DD MMM YYYY')],
            [t('ltv'), percent(currentData.maxLtvPct)],
            [t('mostLoan'), formatCurrency(currentData.mostLoan)],
            [t('loanLtv'), currentData.ltvPct === null ? '-' : percent(currentData.ltvPct)],
            [t('longest'), t('months', { count: currentData.longestTenor })],
          ]}
        />
      ) : error && settled === typed ? (
        <p role="alert">{failure(error)}</p>
      ) : (
        <Spin />
      )}
    </section>
  );
}
