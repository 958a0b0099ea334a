import { membership } from '@console/contracts/routes/modules';
import type { PoStatus } from '@console/contracts/orders-logs/po-status';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { useRecordPage } from '@console/ui/reference';
import { Revealable } from '@console/ui/reveal';
import { messages } from './messages.ts';
import type { PoWholePage } from './pages.ts';
import { OrderFacts } from './OrderFacts.tsx';

/** The member as the order came; personal numbers are revealed with a reason. */
export function Member({ page, order }: { readonly page: PoWholePage; readonly order: PoStatus }) {
  const t = useMessages(messages);
  const memberPage = useRecordPage(membership.module);
  const revealed = (name: 'phone' | 'nik' | 'cardNo') => ({
    name,
    render: (record: PoStatus) => <Revealable resource={page.resource} record={record} field={name} />,
  });
  return (
    <section className="panel" aria-label={t('member')}>
      <h2>{t('member')}</h2>
      <OrderFacts
        page={page}
        order={order}
        fields={[
          'memberName',
          'memberNo',
          'custNo',
          'customerType',
          revealed('phone'),
          revealed('nik'),
          revealed('cardNo'),
        ]}
      />
      {memberPage && <PageLink to={memberPage(order.memberId)}>{t('openMember')}</PageLink>}
    </section>
  );
}
