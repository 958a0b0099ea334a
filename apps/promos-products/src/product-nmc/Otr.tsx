import { queryEndpoint } from '@console/api';
import { productNmcCalls } from '@console/contracts/products/product-nmc';
import { Spin } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatCurrency, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { BranchField } from '../figures/BranchField.tsx';
import { Figures, PanelInputs } from '../figures/Figures.tsx';
import { HistoryTable } from '../figures/HistoryTable.tsx';
import { useRegionNames } from '../figures/region-names.ts';
import { messages } from './messages.ts';

const history = queryEndpoint(productNmcCalls.otrHistory);
const otr = queryEndpoint(productNmcCalls.otr);

/** The OTR prices of a motorcycle by region, the newest first. */
export function OtrHistory({ productId }: { readonly productId: string }) {
  const t = useMessages(messages);
  const regionOf = useRegionNames();
  return (
    <HistoryTable
      of={history.useQuery({ query: { productId } })}
      label={t('history')}
      none={t('none')}
      columns={[
        { title: t('region'), of: ({ regionCode }) => regionOf(regionCode) },
        { title: t('from'), of: ({ from }) => formatDate(from, 'DD MMM YYYY') },
        { title: t('price'), of: ({ price }) => formatCurrency(price), isNumber: true },
      ]}
    />
  );
}

/** The OTR price of a motorcycle at a branch: that of its region. */
export function OtrAtBranch({ productId }: { readonly productId: string }) {
  const t = useMessages(messages);
  const failure = useErrorText();
  const [branchId, setBranchId] = useState<string | null>(null);
  const { currentData, error } = otr.useQuery(
    { query: { productId, branchId: branchId ?? '' } },
    { skip: branchId === null },
  );
  return (
    <section aria-label={t('otr')}>
      <PanelInputs>
        <BranchField label={t('branch')} line="NMC" value={branchId} onChange={setBranchId} />
      </PanelInputs>
      {branchId === null ? (
        <p className="quiet">{t('chooseBranch')}</p>
      ) : currentData ? (
        <Figures
          of={[
            [t('region'), `${currentData.regionCode} ${currentData.regionName}`],
            [t('from'), formatDate(currentData.from, 'DD MMM YYYY')],
            [t('price'), formatCurrency(currentData.price)],
          ]}
        />
      ) : error ? (
        <p role="alert">{failure(error)}</p>
      ) : (
        <Spin />
      )}
    </section>
  );
}
