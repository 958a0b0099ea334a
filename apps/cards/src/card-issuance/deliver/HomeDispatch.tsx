import type { ApiError, Outcome } from '@console/api';
import type { HomeReady } from '@console/contracts/cards/card-issuance/deliver';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useDeskDraft } from '../../shared/desk/use-desk-draft.ts';
import { CourierSelect } from '../shared/CourierSelect.tsx';
import { AwbPaste } from './AwbPaste.tsx';
import { HomeRow } from './HomeRow.tsx';
import type { MadeDelivery } from './Made.tsx';
import { messages } from './messages.ts';

interface Draft {
  /** Waybill by card, for the selected cards. */
  readonly awbs: Readonly<Record<string, string>>;
  readonly courier: string;
  readonly pasted: string;
}
const nothing: Draft = { awbs: {}, courier: '', pasted: '' };

interface HomeDispatchProps {
  /** Key under which the input is stored until it is sent. */
  readonly draft: string;
  readonly rows: readonly HomeReady[];
  /** Number of all cards; one dispatch takes the first ones. */
  readonly total: number;
  readonly onSend: (
    courierCode: string,
    lines: readonly { readonly cardId: string; readonly awbNo: string }[],
  ) => Promise<Outcome<{ readonly deliveries: readonly MadeDelivery[] }>>;
}

/** Cards for members with their address check; waybills are typed, pasted or read from a file. */
export function HomeDispatch({ draft, rows, total, onSend }: HomeDispatchProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const {
    values: { awbs: kept, courier, pasted },
    change: keep,
    discard,
  } = useDeskDraft<Draft>(draft, nothing);
  const awbs = new Map(Object.entries(kept));
  const setAwbs = (next: ReadonlyMap<string, string>) => keep({ awbs: Object.fromEntries(next) });
  const [fault, setFault] = useState<ApiError>();
  const change = (cardId: string, awbNo: string | null) => {
    const next = new Map(awbs);
    if (awbNo === null) next.delete(cardId);
    else next.set(cardId, awbNo);
    setAwbs(next);
  };
  const complete = rows.filter(({ problems }) => problems.length === 0);
  const lines = rows.flatMap(({ cardId }) => (awbs.has(cardId) ? [{ cardId, awbNo: awbs.get(cardId)!.trim() }] : []));
  const why =
    courier === '' || lines.length === 0 || lines.some(({ awbNo }) => awbNo === '') ? t('incompleteHome') : undefined;
  const send = () =>
    confirm(
      { title: t('askDispatch', { count: lines.length }), text: t('dispatchText'), action: t('dispatch') },
      async () => {
        setFault(undefined);
        const answer = await onSend(courier, lines);
        if ('error' in answer) return setFault(answer.error);
        discard();
        return notify.success(t('dispatched', { count: answer.data.deliveries.length }));
      },
    );
  if (rows.length === 0) return <p className="panel">{t('noneHome')}</p>;
  return (
    <>
      <section className="panel">
        <div className="form-field" style={{ maxWidth: 320 }}>
          <label htmlFor="courier">{t('courier')}</label>
          <CourierSelect
            id="courier"
            label={t('courier')}
            value={courier}
            onChange={(chosen) => keep({ courier: chosen })}
          />
        </div>
        <AwbPaste
          rows={complete}
          chosen={awbs}
          onFill={setAwbs}
          text={pasted}
          onText={(text) => keep({ pasted: text })}
        />
      </section>
      {total > rows.length && (
        <p className="panel" role="note">
          {t('more', { shown: formatNumber(rows.length), total: formatNumber(total) })}
        </p>
      )}
      {fault && (
        <p className="form-error" role="alert">
          {errorText(fault)}
        </p>
      )}
      <div className="page-actions">
        <ActionButton onClick={() => setAwbs(new Map(complete.map(({ cardId }) => [cardId, awbs.get(cardId) ?? ''])))}>
          {t('selectAll')}
        </ActionButton>
        <ActionButton variant="primary" why={why} onClick={send}>
          {t('dispatch')}
        </ActionButton>
      </div>
      <ScrollTable label={t('toMembers')} className="panel">
        <table className="plain-table">
          <thead>
            <tr>
              {(['choose', 'card', 'recipient', 'address', 'zip', 'phone', 'check', 'awb'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <HomeRow
                key={row.cardId}
                row={row}
                awbNo={awbs.get(row.cardId) ?? null}
                fault={fault}
                onChange={(awbNo) => change(row.cardId, awbNo)}
              />
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </>
  );
}
