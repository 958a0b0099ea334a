import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { text } from '../../core/text.ts';
import { photoCallsOf } from '../../platform/photos/calls.ts';
import { oneOf, type PhotoDesk } from '../../platform/photos/records.ts';
import { photoStates } from '../../platform/photos/vocabulary.ts';
import { orderStates } from '../orders/vocabulary.ts';
import { engineNumber, frameNumber, orderPhotoReasons, orderPhotoTypes, type PhotoLine } from './vocabulary.ts';

export const orderPhotoModules = { SPEKTRA: 'photos-screening', NMC: 'photos-screening-nmc' } as const;

const order = z.object({
  applNo: z.string(),
  poNumber: z.nullable(z.string()),
  status: oneOf(orderStates),
  memberNo: z.string(),
  memberName: z.string(),
  branch: z.string(),
  salesCode: z.nullable(z.string()),
  /** As the channel read it when the photo was taken. */
  serialNo: z.nullable(z.string()),
  items: z.array(
    z.object({ name: z.string(), brand: z.string(), type: z.string(), conditionCode: z.string(), qty: z.int() }),
  ),
});
/** A photo of an order at the desk, with the data of the order in clear. */
export type OrderPhotoDesk = PhotoDesk & { readonly order: z.infer<typeof order> };

/** A photo of an order with its verdict. */
export const photoOfOrder = z.object({
  secureId: z.uuid(),
  documentType: z.string(),
  state: oneOf(photoStates),
  takenAt: z.string(),
  reasons: z.array(oneOf(orderPhotoReasons)),
  /** Whether the channel is asked for another photo of the kind. */
  retake: z.boolean(),
});
export type PhotoOfOrder = z.infer<typeof photoOfOrder>;

/** Calls of the photos of orders of a line besides the operations (docs/model/orders-logs.md#photos-of-orders). */
export const orderPhotoCallsOf = (line: PhotoLine) => {
  const module = orderPhotoModules[line];
  return {
    ...photoCallsOf({
      module,
      documentType: oneOf(orderPhotoTypes[line]),
      reason: oneOf(orderPhotoReasons),
      facts: { order },
      proof: {
        frameNo: z.optional(z.string().check(z.regex(frameNumber))),
        engineNo: z.optional(z.string().check(z.regex(engineNumber))),
      },
      approves: ['FRAME_DIFFERS'],
      bars: ['PO_FINAL', 'PO_ARCHIVED', 'PHOTO_REUSED'],
      subject: {
        applNo: z.string().check(z.regex(/^\d{14}$/)),
        serialNo: z.optional(z.nullable(z.string().check(z.minLength(5), z.maxLength(40)))),
      },
      summaries: {
        desk: 'A photo that the caller has taken, with the data of its order in clear; audited once for each photo',
        approve: 'Approves a photo; that of frame and engine numbers says both as they are read',
        reject: 'Rejects a photo with reasons; the channel is asked for another',
        submit: 'Takes a photo of an order from its sales channel; it waits',
      },
    }),
    ofOrder: call({
      name: `${module}.of-order`,
      method: 'GET',
      base: 'direct',
      path: `${module}/order/{applNo}`,
      access: { privilege: `${module}:browse`, action: 'view' },
      summary: 'The photos of an order with their verdicts, and which ones the channel takes again',
      result: z.array(photoOfOrder),
    }),
  } as const;
};
export const orderPhotoCalls = { SPEKTRA: orderPhotoCallsOf('SPEKTRA'), NMC: orderPhotoCallsOf('NMC') } as const;
export const spektraPhotoCalls = orderPhotoCalls.SPEKTRA;
export const nmcPhotoCalls = orderPhotoCalls.NMC;

/** Refusals of photos of orders. */
export const orderPhotoErrors = {
  PHOTO_REUSED: {
    text: text(
      'Foto ini dipakai juga untuk order lain; hanya dapat dieskalasi',
      'This photo is used for another order too; it can only be escalated',
    ),
  },
  FRAME_DIFFERS: {
    text: text(
      'Nomor rangka atau mesin berbeda dari order; tolak atau eskalasi',
      'Frame or engine number differs from the order; reject or escalate',
    ),
  },
} as const;
