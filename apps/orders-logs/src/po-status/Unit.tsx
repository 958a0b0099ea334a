import { surveyResults, type PoStatus, type PoUnit } from '@console/contracts/orders-logs/po-status';
import { formatCurrency } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { OptionTag } from '@console/ui/status';
import type { ReactNode } from 'react';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import type { PoPage } from './pages.ts';
import { Parts } from './Parts.tsx';

/** The vehicle, in the order of its papers. */
function UnitFacts({ unit, memberName }: { readonly unit: PoUnit; readonly memberName: string }) {
  const t = useMessages(messages);
  const differs = unit.stnkName !== null && unit.stnkName !== memberName;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('brand'), unit.brand],
    [t('type'), unit.type],
    [t('colour'), unit.colour ?? '-'],
    [t('year'), unit.year ?? '-'],
    [t('otrPrice'), unit.otrPrice === null ? '-' : formatCurrency(unit.otrPrice)],
    [t('stnkName'), unit.stnkName ?? '-'],
    [t('frameNo'), unit.frameNo ?? '-'],
    [t('engineNo'), unit.engineNo ?? '-'],
    [
      t('surveyResult'),
      unit.surveyResult ? <OptionTag key="result" value={unit.surveyResult} options={surveyResults} /> : '-',
    ],
    [t('surveyor'), unit.surveyor ?? '-'],
    [t('dealerRefNo'), unit.dealerRefNo ?? '-'],
  ];
  return (
    <section className="panel" aria-label={t('unit')}>
      <h2>{t('unit')}</h2>
      {differs && <p role="note">{t('stnkDiffers')}</p>}
      <Facts of={facts} />
    </section>
  );
}

/** The vehicle of an order of NMC, and its survey. */
export function Unit({ page, order }: { readonly page: PoPage; readonly order: PoStatus }) {
  return (
    <Parts page={page} secureId={order.secureId}>
      {({ unit }) => unit && <UnitFacts unit={unit} memberName={order.memberName} />}
    </Parts>
  );
}
