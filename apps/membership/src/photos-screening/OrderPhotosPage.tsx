import { orderPhotos, orderPhotoTypes, spektraPhotoCalls } from '@console/contracts/orders-logs/photos-screening';
import { ScreeningPage } from '../photo-screening/ScreeningPage.tsx';
import { orderKind } from './order-kind.tsx';

const kind = orderKind(orderPhotos as never, orderPhotoTypes.SPEKTRA, { calls: spektraPhotoCalls });

/** Screening of the photos of orders. */
export default function OrderPhotosPage() {
  return <ScreeningPage kind={kind} />;
}
