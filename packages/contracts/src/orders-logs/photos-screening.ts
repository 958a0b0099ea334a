import { choices, flag, line } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { text, type Text } from '../core/text.ts';
import { photoConditions, photoDerived, photoFilters, photoQueues, photoTitles } from '../platform/photos/resource.ts';
import { orderPhotoCalls, orderPhotoErrors, orderPhotoModules } from './photos-screening/kind.ts';
import { orderPhotoReasons, orderPhotoTypes, type PhotoLine } from './photos-screening/vocabulary.ts';

export * from './photos-screening/vocabulary.ts';
export {
  nmcPhotoCalls,
  orderPhotoCalls,
  spektraPhotoCalls,
  type OrderPhotoDesk,
  type PhotoOfOrder,
} from './photos-screening/kind.ts';

interface Words {
  readonly title: Text;
  readonly codes: { readonly waiting: string; readonly escalated: string };
  readonly labels: { readonly waiting: Text; readonly escalated: Text };
}

const optional = { required: false } as const;

/** Photos of orders of a line, looked at one after another (docs/model/orders-logs.md#photos-of-orders). */
const orderPhotosOf = (businessLine: PhotoLine, { title, codes, labels }: Words) => {
  const types = orderPhotoTypes[businessLine];
  const { waiting, escalated } = photoQueues(codes, labels);
  // Of orders that are over nothing is decided.
  const going = <Filters extends object>(filters: Filters) => ({ ...filters, going: true });
  return defineResource({
    module: orderPhotoModules[businessLine],
    title,
    label: ['applNo', 'documentType'],
    volume: 12_000_000,
    status: false,
    titles: {
      applNo: text('No. aplikasi', 'Application no'),
      memberName: text('Member'),
      salesCode: text('Kode sales', 'Sales code'),
      duplicate: text('Foto sama pada order lain', 'Same photo of another order'),
      going: text('Order berjalan', 'Order in progress'),
      ...photoTitles,
    },
    fields: {},
    derived: {
      ...photoDerived(types),
      applNo: line({ maximum: 14 }),
      memberName: line({ maximum: 60 }),
      salesCode: line({ maximum: 10, ...optional }),
      reasons: choices(orderPhotoReasons, { minimum: 0, ...optional }),
    },
    list: {
      filters: { ...photoFilters(types, businessLine), going: flag() },
      sorts: ['decidedAt', 'takenAt'],
      defaultSort: ['decidedAt,desc'],
      conditions: photoConditions,
      search: ['applNo', 'memberName'],
      large: true,
      columns: ['decidedAt', 'applNo', 'memberName', 'documentType', 'state', 'reasons', 'decidedBy', 'seconds'],
    },
    queues: {
      waiting: { ...waiting, filters: going(waiting.filters) },
      escalated: { ...escalated, filters: going(escalated.filters) },
    },
    operations: ['list', 'download'],
    errors: orderPhotoErrors,
    calls: orderPhotoCalls[businessLine],
  });
};

export const orderPhotos = orderPhotosOf('SPEKTRA', {
  title: text('Screening Foto', 'Photo Screening'),
  codes: { waiting: 'PHOTO_ORDER', escalated: 'PHOTO_ORDER_ESCALATED' },
  labels: {
    waiting: text('Foto order untuk diperiksa', 'Order photos to screen'),
    escalated: text('Foto order yang dieskalasi', 'Escalated order photos'),
  },
});
export const orderPhotosNmc = orderPhotosOf('NMC', {
  title: text('Screening Foto NMC', 'Photo Screening NMC'),
  codes: { waiting: 'PHOTO_ORDER_NMC', escalated: 'PHOTO_ORDER_NMC_ESCALATED' },
  labels: {
    waiting: text('Foto order NMC untuk diperiksa', 'Order photos of NMC to screen'),
    escalated: text('Foto order NMC yang dieskalasi', 'Escalated order photos of NMC'),
  },
});

export type OrderPhoto = RecordOf<typeof orderPhotos>;
