import { membership } from '@console/contracts/routes/modules';
import { poStatuses, type PoLine, type PoStatus } from '@console/contracts/orders-logs/po-status';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { useRecordPage } from '@console/ui/reference';
import { Revealable } from '@console/ui/reveal';
import { messages } from './messages.ts';
import { OrderFacts } from './OrderFacts.tsx';

/** The member as the order came; personal numbers are revealed with a reason. */
export function Member({ line, order }: { readonly line: PoLine; readonly order: PoStatus }) {
  const t = useMessages(messages);
  const page = useRecordPage(membership.module);
  const resource = poStatuses[line];
  const revealed = (name: 'phone' | 'nik' | 'cardNo') => ({
    name,
    render: (record: PoStatus) => <Revealable resource={resource} record={record} field={name} />,
  });
  return (
    <section className="panel" aria-label={t('member')}>
      <h2>{t('member')}</h2>
      <OrderFacts
        line={line}
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
      {page && <PageLink to={page(order.memberId)}>{t('openMember')}</PageLink>}
    </section>
  );
}
