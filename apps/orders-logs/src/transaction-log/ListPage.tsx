import { logKinds, type LogKind } from '@console/contracts/orders-logs/transaction-log/vocabulary';
import { later } from '@console/ui/later';
import { useAddressValues } from '@console/ui/left-out';
import { useMessages, useText } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { Tabs } from '@console/ui/tabs';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { listOf } from './pages.ts';

/** The lists, each fetched with its tab: seven contracts would make the first page too long. */
const lists = {
  transaction: later(() => import('./lists/transaction.tsx')),
  reject: later(() => import('./lists/reject.tsx')),
  error: later(() => import('./lists/error.tsx')),
  otp: later(() => import('./lists/otp.tsx')),
  orderfull: later(() => import('./lists/orderfull.tsx')),
  scheduler: later(() => import('./lists/scheduler.tsx')),
  'balance-tracking': later(() => import('./lists/balance-tracking.tsx')),
} as const satisfies Readonly<Record<LogKind, unknown>>;

const kinds: readonly LogKind[] = logKinds.map(({ value }) => value);

/** Seven kinds of log, one tab each; the address says which. */
export default function ListPage() {
  const t = useMessages(messages);
  const text = useText();
  const navigate = useNavigate();
  const { kind: given } = useAddressValues({ kind: { title: t('kind'), accepts: kinds } });
  const kind = (given ?? 'transaction') as LogKind;
  const List = lists[kind];
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('kinds')}
        tabs={logKinds.map(({ value, title }) => ({ key: value, title: text(title) }))}
        active={kind}
        onChange={(key) => void navigate(listOf(key as LogKind))}
      >
        <List key={kind} />
      </Tabs>
    </Page>
  );
}
