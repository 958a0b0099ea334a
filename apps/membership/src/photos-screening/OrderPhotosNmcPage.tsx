import { nmcPhotoCalls, orderPhotosNmc, orderPhotoTypes } from '@console/contracts/orders-logs/photos-screening';
import { ScreeningPage } from '../photo-screening/ScreeningPage.tsx';
import { NumbersForm } from './NumbersForm.tsx';
import { orderKind } from './order-kind.tsx';

const kind = orderKind(orderPhotosNmc as never, orderPhotoTypes.NMC, {
  calls: nmcPhotoCalls,
  Asked: NumbersForm,
  asks: ({ documentType }) => documentType === '2',
});

/** Screening of the photos of orders of NMC. */
export default function OrderPhotosNmcPage() {
  return <ScreeningPage kind={kind} />;
}
