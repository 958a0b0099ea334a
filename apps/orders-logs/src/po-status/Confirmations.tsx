import { ccmChannels, ccmStates, ccmTypes } from '@console/contracts/orders-logs/customer-confirmation/vocabulary';
import type { PoConfirmation, PoStatus } from '@console/contracts/orders-logs/po-status';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { useRecordPage } from '@console/ui/reference';
import { OptionTag } from '@console/ui/status';
import type { PoPage } from './pages.ts';
import { Parts } from './Parts.tsx';
import { Table } from './Table.tsx';
import { tabMessages } from './tab-messages.ts';

/** The number of a confirmation, leading to its page for who may open it. */
function Number({ of: { secureId, ccmNo } }: { readonly of: PoConfirmation }) {
  const pageOf = useRecordPage('customer-confirmation');
  return pageOf ? <PageLink to={pageOf(secureId)}>{ccmNo}</PageLink> : ccmNo;
}

/** What the customer was called about, the last confirmation first. */
export function Confirmations({ page, order }: { readonly page: PoPage; readonly order: PoStatus }) {
  const t = useMessages(tabMessages);
  return (
    <Parts page={page} secureId={order.secureId}>
      {({ confirmations }) => (
        <Table
          title={t('confirmations')}
          none={t('noConfirmations')}
          rows={confirmations}
          keyOf={({ secureId }) => secureId}
          columns={[
            { title: t('ccmNo'), of: (confirmation) => <Number of={confirmation} /> },
            { title: t('kind'), of: ({ type }) => <OptionTag value={type} options={ccmTypes} /> },
            { title: t('channel'), of: ({ channel }) => <OptionTag value={channel} options={ccmChannels} /> },
            { title: t('agent'), of: ({ agent }) => agent ?? '-' },
            { title: t('attempts'), of: ({ attempts }) => attempts, isNumber: true },
            { title: t('lastAttempt'), of: ({ lastAt }) => formatDate(lastAt, dateFormats.log) },
            { title: t('dueAt'), of: ({ dueAt }) => formatDate(dueAt, dateFormats.log) },
            { title: t('status'), of: ({ state }) => <OptionTag value={state} options={ccmStates} /> },
          ]}
        />
      )}
    </Parts>
  );
}
