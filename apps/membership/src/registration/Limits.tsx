import type { IndicativeLimit } from '@console/contracts/membership/registration';
import { formatCurrency } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Facts } from '../shared/Facts.tsx';
import { messages } from './messages.ts';

/** What each line of the program would allow. */
export function Limits({ limits }: { readonly limits: readonly IndicativeLimit[] }) {
  const t = useMessages(messages);
  return (
    <Facts
      title={t('limits')}
      rows={limits}
      none={t('noLimits')}
      rowKey={({ line }) => line}
      columns={[
        { title: t('line'), of: ({ line }) => line },
        { title: t('tier'), of: ({ tier }) => tier ?? '-' },
        { title: t('amount'), of: ({ amount }) => formatCurrency(amount) },
        { title: t('reason'), of: ({ reason }) => t(reason) },
      ]}
    />
  );
}
