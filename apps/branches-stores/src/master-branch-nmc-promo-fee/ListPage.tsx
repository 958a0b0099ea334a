import { useCan } from '@console/auth';
import { promoFees, type PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { addressOf } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { ResourceDetail } from '@console/ui/detail';
import { ResourceList, type RowAction } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { ActionLink } from '@console/ui/why';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FeeDialog } from './FeeDialog.tsx';
import { FeePanel } from './FeePanel.tsx';
import { columns } from './fees.tsx';
import { messages } from './messages.ts';
import { sections } from './sections.ts';

const list = '/master-branch-nmc-promo-fee';
const paths = {
  import: `${list}/import-bulk`,
  detail: (row: { readonly secureId: string }) => addressOf(promoFees, 'detail', row),
};
const toList = { list: () => list };
const simulate = text('Simulasi angsuran', 'Simulate instalments');

function FeeDetail({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  return (
    <ResourceDetail
      resource={promoFees}
      secureId={secureId}
      sections={sections}
      offers={[]}
      paths={toList}
      actions={() => (
        <PageLink className="button" to={list}>
          {t('back')}
        </PageLink>
      )}
    >
      {(fee) => <FeePanel fee={fee} />}
    </ResourceDetail>
  );
}

function FeeList() {
  const t = useMessages(messages);
  const can = useCan(promoFees.privilege);
  const [shown, setShown] = useState<PromoFee | null>(null);
  const rowActions = useMemo(
    (): readonly RowAction<PromoFee>[] => [{ key: 'simulate', title: simulate, reads: true, run: setShown }],
    [],
  );
  return (
    <>
      <ResourceList<PromoFee>
        resource={promoFees}
        columns={columns}
        paths={paths}
        sections={sections}
        rowActions={rowActions}
        toolbar={(can('update') || can('approve')) && <ActionLink to={`${list}/reset`}>{t('reset')}</ActionLink>}
      />
      {shown && <FeeDialog fee={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** The promo fees, or the one in the address. */
export default function ListPage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <FeeDetail secureId={id} /> : <FeeList />;
}
