import { mutationEndpoint } from '@console/api';
import { dealerSalesForces } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useToday } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

const create = mutationEndpoint(callsOf(dealerSalesForces).create);

/** Says which sales person serves a dealer from a day on. */
export function MapDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const today = useToday();
  const [send] = create.useMutation();
  return (
    <FieldsDialog
      resource={dealerSalesForces as Resource}
      name="map"
      fields={dealerSalesForces.fields}
      title={t('map')}
      text={t('mapText')}
      action={t('map')}
      initial={{ startDate: today }}
      send={(values) => send({ body: values as never })}
      onDone={() => {
        notify.success(t('mapped'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
