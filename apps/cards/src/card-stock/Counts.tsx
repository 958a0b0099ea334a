import { useCan, useProfile } from '@console/auth';
import { countStates, type CountSheet } from '@console/contracts/cards/card-stock/count';
import { cardStock, type CardStock } from '@console/contracts/cards/card-stock/stock';
import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatDate, formatNumber } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { routeAt, useRouteTable } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { ActionButton } from '@console/ui/why';
import { useNavigate } from 'react-router';
import { CardNumber } from '../shared/CardNumber.tsx';
import { CountDesk } from './CountDesk.tsx';
import { countsCall, openCount } from './endpoints.ts';
import { messages } from './messages.ts';

function Lines({ title, lines }: { readonly title: string; readonly lines: CountSheet['missing'] }) {
  const t = useMessages(messages);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ cardNo, cardId, where }) => (
          <li key={cardNo}>
            <CardNumber cardNo={cardNo} {...(cardId ? { cardId } : {})} /> · {t('shouldBe')}:{' '}
            {where ?? t('unknownCard')}
          </li>
        ))}
      </ul>
    </>
  );
}

function Sheet({ sheet }: { readonly sheet: CountSheet }) {
  const t = useMessages(messages);
  const loss = routeAt(useRouteTable(), '/card-lost/create');
  const canReport = useCan(loss?.privilege ?? '')('create');
  const navigate = useNavigate();
  const { state, openedAt, openedBy, countedAt, countedBy, expected, scanned, missing, foreign } = sheet;
  // The numbers are passed by a reference that exists in this tab only, so the link must not open in another.
  const report = () => {
    const numbers = missing.map(({ cardNo }) => cardNo).join(' ');
    void navigate(`/card-lost/create?${new URLSearchParams({ kind: 'OFFICE', cardNos: numbers }).toString()}`);
  };
  return (
    <section className="panel">
      <dl className="facts">
        <div>
          <dt>{t('state')}</dt>
          <dd>
            <OptionTag value={state} options={countStates} />
          </dd>
        </div>
        <div>
          <dt>{t('opened')}</dt>
          <dd>
            {formatDate(openedAt, 'DD MMM YYYY HH:mm:ss')} · {openedBy}
          </dd>
        </div>
        <div>
          <dt>{t('counted')}</dt>
          <dd>{countedAt ? `${formatDate(countedAt, 'DD MMM YYYY HH:mm:ss')} · ${countedBy}` : '-'}</dd>
        </div>
        <div>
          <dt>{t('expected')}</dt>
          <dd>{formatNumber(expected)}</dd>
        </div>
        <div>
          <dt>{t('found')}</dt>
          <dd>{formatNumber(scanned)}</dd>
        </div>
      </dl>
      <Lines title={t('missing')} lines={missing} />
      {missing.length > 0 && loss && canReport && <Button onClick={report}>{t('report')}</Button>}
      <Lines title={t('foreign')} lines={foreign} />
    </section>
  );
}

function Sheets({ stockId, sheets }: { readonly stockId: string; readonly sheets: readonly CountSheet[] }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const can = useCan(cardStock.privilege);
  const profile = useProfile();
  const [open, { isLoading }] = openCount.useMutation();
  if (profile.state !== 'loaded') return null;
  const mayCount = can('create') && profile.data.scope.type !== 'MRO';
  const current = sheets.find(({ state }) => state === 'OPEN');
  const start = async () => {
    const answer = await open({ body: { stockId } });
    if ('error' in answer) notify.error(errorText(answer.error));
  };
  return (
    <>
      {current && mayCount && <CountDesk key={current.secureId} sheet={current} />}
      {!current && mayCount && (
        <p>
          <ActionButton variant="primary" busy={isLoading} onClick={() => start()}>
            {t('startCount')}
          </ActionButton>
        </p>
      )}
      {sheets.length === 0 && (
        <section className="panel">
          <p>{t('noCounts')}</p>
        </section>
      )}
      {sheets
        .filter((sheet) => sheet !== current || !mayCount)
        .map((sheet) => (
          <Sheet key={sheet.secureId} sheet={sheet} />
        ))}
    </>
  );
}

/** Counts of a safe: the open one with its scan box, then the results of the others. */
export function Counts({ stock: { secureId } }: { readonly stock: CardStock }) {
  const counts = countsCall.useQuery({ parameters: { secureId } });
  return <Part of={counts}>{(sheets) => <Sheets stockId={secureId} sheets={sheets} />}</Part>;
}
