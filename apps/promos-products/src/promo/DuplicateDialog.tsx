import { date } from '@console/contracts/core/fields';
import type { Promo } from '@console/contracts/promos-products/promo';
import { promoTitles } from '@console/contracts/promos-products/promo/fields';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { endpointsOf } from './endpoints.ts';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';

const fields = { startDate: date(), endDate: date() };
const titles = { startDate: promoTitles.startDate, endDate: promoTitles.endDate };

interface DuplicateProps {
  readonly of: OfLine;
  readonly promo: Promo;
  readonly onClose: () => void;
  readonly onDone: (copy: { readonly secureId: string; readonly promoCode: string; readonly sheets: number }) => void;
}

/** Asks for the period of a copy. */
export function DuplicateDialog({ of, promo: { secureId, promoCode }, onClose, onDone }: DuplicateProps) {
  const t = useMessages(messages);
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
      onDone={onDone}
      onClose={onClose}
    />
  );
}
