import { date } from '@console/contracts/core/fields';
import type { Promo } from '@console/contracts/promos-products/promo';
import { promoTitles } from '@console/contracts/promos-products/promo/fields';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { useNavigate } from 'react-router';
import { endpointsOf } from './endpoints.ts';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';
import { promoPage } from './promo-page.ts';

const fields = { startDate: date(), endDate: date() };
const titles = { startDate: promoTitles.startDate, endDate: promoTitles.endDate };

interface DuplicateProps {
  readonly of: OfLine;
  readonly promo: Promo;
  readonly onClose: () => void;
}

/** Asks for the period of a copy, and opens this. */
export function DuplicateDialog({ of, promo: { secureId, promoCode }, onClose }: DuplicateProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [send] = endpointsOf(of).duplicate.useMutation();
  return (
    <FieldsDialog
      resource={of.promos}
      name={`duplicate:${secureId}`}
      fields={fields}
      titles={titles}
      title={`${t('duplicate')} ${promoCode}`}
      action={t('duplicate')}
      send={(values) => send({ body: { secureId, ...values } as never })}
      onDone={(copy: { secureId: string; promoCode: string; sheets: number }) => {
        notify.success(t('duplicated', { promoCode: copy.promoCode, sheets: copy.sheets }));
        void navigate(promoPage(of, copy.secureId));
      }}
      onClose={onClose}
    />
  );
}
