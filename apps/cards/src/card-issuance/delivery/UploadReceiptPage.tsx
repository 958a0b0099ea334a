import { deliveries } from '@console/contracts/cards/card-issuance/deliveries';
import { useMessages } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { RecordGate } from '@console/ui/record';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../paths.ts';
import { IssuanceName } from '../shared/IssuanceName.tsx';
import { CourierReceipt } from './CourierReceipt.tsx';
import './delivery.css';
import { messages } from './messages.ts';
import { OfficeReceipt } from './OfficeReceipt.tsx';

/** Records the results of a parcel with their proof. */
export default function UploadReceiptPage() {
  const { detailId = '', deliveryId = '' } = useParams();
  const t = useMessages(messages);
  const navigate = useNavigate();
  const done = () => void navigate(paths.delivery(detailId, deliveryId));
  return (
    <RecordGate resource={deliveries} secureId={deliveryId} within={{ field: 'issuanceId', secureId: detailId }}>
      {(delivery) => (
        <Page title={`${t('upload')} ${delivery.deliveryNo}`}>
          <IssuanceName delivery={delivery} />
          {!delivery.actions.includes('receive') ? (
            <p className="panel" role="note">
              {t(delivery.pending > 0 ? 'notHere' : 'settled')}
            </p>
          ) : delivery.mode === 'OFFICE' ? (
            <OfficeReceipt delivery={delivery} onDone={done} />
          ) : (
            <CourierReceipt delivery={delivery} onDone={done} />
          )}
        </Page>
      )}
    </RecordGate>
  );
}
