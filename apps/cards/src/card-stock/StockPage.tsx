import { useCan, useProfile } from '@console/auth';
import { cardStock, isShort, type CardStock } from '@console/contracts/cards/card-stock/stock';
import { isHeadOffice } from '@console/contracts/core/privileges';
import { text } from '@console/contracts/core/text';
import { ResourceDetail, type DetailTab } from '@console/ui/detail';
import { useMessages, useText } from '@console/ui/messages';
import { routeAt, useRouteTable } from '@console/ui/navigation';
import { ActionButton, ActionLink } from '@console/ui/why';
import { useState } from 'react';
import { useParams } from 'react-router';
import { BoundsDialog } from './BoundsDialog.tsx';
import { Branches } from './Branches.tsx';
import { Counts } from './Counts.tsx';
import { messages } from './messages.ts';
import { Movements } from './Movements.tsx';
import { useProposals } from './Proposals.tsx';
import { SafeCards } from './SafeCards.tsx';
import { proposing, sections } from './screens.tsx';
import { StockBar, StockLegend } from './StockBar.tsx';
import { WriteOffDialog } from './WriteOffDialog.tsx';

function Actions({ stock }: { readonly stock: CardStock }) {
  const t = useMessages(messages);
  const text = useText();
  const { canPropose: may, busy, propose, outcome } = useProposals();
  const can = useCan(cardStock.privilege);
  const profile = useProfile();
  const assignment = routeAt(useRouteTable(), '/card-assignment/create');
  const canAssign = useCan(assignment?.privilege ?? '')('create');
  const [open, setOpen] = useState<'bounds' | 'write-off' | null>(null);
  if (profile.state !== 'loaded') return null;
  const {
    scope: { type },
    flag,
  } = profile.data;
  const setsBounds =
    can('update') && (isHeadOffice(type, flag === 'admin') || (type === 'MRA' && stock.officeKind === 'BRANCH'));
  const close = () => setOpen(null);
  return (
    <>
      {stock.officeKind === 'MRA' && assignment && canAssign && (
        <ActionLink to="/card-assignment/create">{t('assign')}</ActionLink>
      )}
      {may && isShort(stock) && (
        <ActionButton busy={busy} onClick={() => propose([stock.secureId])}>
          {text(proposing)}
        </ActionButton>
      )}
      {setsBounds && <ActionButton onClick={() => setOpen('bounds')}>{t('bounds')}</ActionButton>}
      {can('create') && type !== 'MRO' && (
        <ActionButton variant="danger" onClick={() => setOpen('write-off')}>
          {t('writeOff')}
        </ActionButton>
      )}
      {outcome}
      {open === 'bounds' && <BoundsDialog stock={stock} onClose={close} />}
      {open === 'write-off' && <WriteOffDialog stock={stock} onClose={close} />}
    </>
  );
}

const tabs: readonly DetailTab<CardStock>[] = [
  {
    key: 'cards',
    title: text(messages.id.inSafe, messages.en.inSafe),
    content: (stock) => <SafeCards stockId={stock.secureId} />,
  },
  {
    key: 'movements',
    title: text(messages.id.movements, messages.en.movements),
    content: (stock) => <Movements stockId={stock.secureId} />,
  },
  { key: 'counts', title: text(messages.id.counts, messages.en.counts), content: (stock) => <Counts stock={stock} /> },
  {
    key: 'branches',
    title: text(messages.id.branches, messages.en.branches),
    content: (stock) => <Branches stockId={stock.secureId} />,
    visible: ({ officeKind }) => officeKind === 'MRA',
  },
];

/** One safe and one card type: its cards, movements and counts. */
export function StockPage() {
  const { cardStockId = '' } = useParams();
  return (
    <ResourceDetail
      resource={cardStock}
      secureId={cardStockId}
      sections={sections}
      offers={[]}
      frame={false}
      tabs={tabs}
      title={({ officeCode, officeName, cardType }) => `${officeCode} ${officeName} · ${cardType}`}
      actions={(stock) => <Actions stock={stock} />}
    >
      {(stock) => (
        <section className="panel">
          <StockBar stock={stock} scaleMaximum={Math.max(stock.maximum, stock.total)} />
          <StockLegend />
        </section>
      )}
    </ResourceDetail>
  );
}
