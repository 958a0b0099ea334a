import { useCan } from '@console/auth';
import { promoFeeResets } from '@console/contracts/branches-stores/promo-fee/reset';
import { addressOf } from '@console/contracts/core/resource';
import { ResourceList } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { PageLink } from '@console/ui/navigation';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import { ResetDetail } from './ResetDetail.tsx';
import { ResetForm } from './ResetForm.tsx';

const paths = { detail: (row: { readonly secureId: string }) => addressOf(promoFeeResets, 'detail', row) };

function Resets() {
  const id = useId();
  const t = useMessages(messages);
  const can = useCan(promoFeeResets.privilege);
  return (
    <Page
      title={t('reset')}
      actions={
        <PageLink className="button" to="/master-branch-nmc-promo-fee">
          {t('back')}
        </PageLink>
      }
    >
      {can('update') && <ResetForm />}
      <section aria-labelledby={id}>
        <h2 id={id}>{t('resets')}</h2>
        <ResourceList resource={promoFeeResets} heading={false} paths={paths} />
      </section>
    </Page>
  );
}

/** Asks for a reset of promo fees, or shows the one in the address. */
export default function ResetPage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id ? <ResetDetail secureId={id} /> : <Resets />;
}
