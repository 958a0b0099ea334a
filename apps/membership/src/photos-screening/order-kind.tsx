import { text } from '@console/contracts/core/text';
import type { Resource } from '@console/contracts/core/resource';
import { orderPhotoErrors } from '@console/contracts/orders-logs/photos-screening/kind';
import { orderPhotoReasons, type OrderPhotoDesk } from '@console/contracts/orders-logs/photos-screening';
import { screenedKind, type ScreenedKind, type SaidOf } from '../photo-screening/kind.ts';
import { Facts } from './Facts.tsx';

/** What the pages of both lines say of photos of orders. */
export function orderKind(
  resource: Resource,
  types: ScreenedKind['types'],
  own: Pick<SaidOf<OrderPhotoDesk>, 'calls' | 'Asked' | 'asks'>,
): ScreenedKind {
  return screenedKind<OrderPhotoDesk>({
    title: resource.title,
    resource,
    types,
    Facts: ({ desk }) => <Facts types={types} desk={desk} />,
    nameOf: ({ order }) => order.applNo,
    reasonTitle: (code) => orderPhotoReasons.find(({ value }) => value === code)?.title ?? text(code),
    onlyEscalates: ({ duplicates }) => (duplicates.length > 0 ? orderPhotoErrors.PHOTO_REUSED.text : undefined),
    suspects: true,
    ...own,
  });
}
