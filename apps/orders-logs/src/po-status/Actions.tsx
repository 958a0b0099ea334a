import { createStore, downloadFile, invalidate } from '@console/api';
import { useCan } from '@console/auth';
import { earlyOrderStates, finalOrderStates, type OrderState } from '@console/contracts/orders-logs/orders/vocabulary';
import { poRules, poStatuses, type PoLine, type PoStatus } from '@console/contracts/orders-logs/po-status';
import { Button } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton, useWhy } from '@console/ui/why';
import { useState } from 'react';
import { endpoints } from './endpoints.ts';
import { livePages, type PoWholePage } from './pages.ts';
import { messages } from './messages.ts';
import { StepDialog, type TypedStep } from './StepDialog.tsx';

const isIn = (states: readonly OrderState[], state: OrderState): boolean => states.includes(state);

/** Downloads the PO document, for those who may export. */
export function DocumentButton({ page, order }: { readonly page: PoWholePage; readonly order: PoStatus }) {
  const t = useMessages(messages);
  const failure = useErrorText();
  const { resource } = page;
  const can = useCan(resource.privilege);
  if (!can('export') || order.poNumber === null) return null;
  const download = async () => {
    const answer = await downloadFile(resource.calls.document, { parameters: { secureId: order.secureId } });
    if ('error' in answer) notify.error(failure(answer.error));
  };
  return <Button onClick={() => download()}>{t('document')}</Button>;
}

/** Asks before a step without fields, and makes it. */
function ConfirmedStep({
  line,
  order: { secureId, version, applNo },
  name,
  title,
  text,
  why,
}: {
  readonly line: PoLine;
  readonly order: PoStatus;
  readonly name: 'release' | 'resend-sms';
  readonly title: string;
  readonly text: string;
  readonly why?: string | undefined;
}) {
  const t = useMessages(messages);
  const [send] = endpoints[line][name].useMutation();
  const make = () =>
    confirm({ title, subject: applNo, text, action: title }, async () => {
      const answer = await send({ body: { secureId, version } });
      if ('error' in answer) throw answer.error;
      createStore().dispatch(invalidate(poStatuses[line].module));
      notify.success(t('saved'));
    });
  return (
    <ActionButton why={why} onClick={make}>
      {title}
    </ActionButton>
  );
}

/** What staff do to an order in its status. */
export function Actions({ line, order }: { readonly line: PoLine; readonly order: PoStatus }) {
  const t = useMessages(messages);
  const resource = poStatuses[line];
  const can = useCan(resource.privilege);
  const why = useWhy(resource);
  const [open, setOpen] = useState<TypedStep | null>(null);
  const { status } = order;
  const titles: Readonly<Record<TypedStep, string>> = {
    hold: t('hold'),
    cancel: t('cancel'),
    'red-flag': t('redFlag'),
    'red-flag-clear': t('clear'),
  };
  const mayChange = can('update') && order.archivedAt === null;
  const isEarly = isIn(earlyOrderStates, status);
  const isCancellable = isEarly || status === 'ON_HOLD' || status === 'PO_ISSUED';
  return (
    <>
      {mayChange && isEarly && <ActionButton onClick={() => setOpen('hold')}>{titles.hold}</ActionButton>}
      {mayChange && status === 'ON_HOLD' && (
        <ConfirmedStep
          line={line}
          order={order}
          name="release"
          title={t('release')}
          text={t('releaseText')}
          why={order.redFlag ? why.of('PO_RED_FLAG') : undefined}
        />
      )}
      {mayChange && !isIn(finalOrderStates, status) && (
        <ActionButton onClick={() => setOpen('red-flag')}>{titles['red-flag']}</ActionButton>
      )}
      {mayChange && status === 'PO_ISSUED' && (
        <ConfirmedStep
          line={line}
          order={order}
          name="resend-sms"
          title={t('resend')}
          text={t('resendText', poRules)}
        />
      )}
      <DocumentButton page={livePages[line]} order={order} />
      {mayChange && isCancellable && (
        <ActionButton variant="danger" onClick={() => setOpen('cancel')}>
          {titles.cancel}
        </ActionButton>
      )}
      {open && (
        <StepDialog
          line={line}
          name={open}
          title={titles[open]}
          order={order}
          {...(open === 'red-flag' ? { initial: { code: 'MANUAL' }, hidden: ['code'] } : {})}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
