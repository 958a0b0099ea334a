import { promoFees, type PromoFee } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import { Button } from '@console/ui/core';
import { FactList } from '@console/ui/detail';
import { Dialog } from '@console/ui/dialogs';
import { useMessages } from '@console/ui/messages';
import { recordLabel } from '@console/ui/record';
import { FeePanel } from './FeePanel.tsx';
import { messages } from './messages.ts';
import { sections } from './sections.ts';

/** A promo fee over the list, with its effect on the instalment. */
export function FeeDialog({ fee, onClose }: { readonly fee: PromoFee; readonly onClose: () => void }) {
  const t = useMessages(messages);
  return (
    <Dialog
      title={recordLabel(promoFees, fee as never)}
      width={960}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <FactList resource={promoFees} fields={sections[0].fields} record={fee as never} />
      <FeePanel fee={fee} />
    </Dialog>
  );
}
