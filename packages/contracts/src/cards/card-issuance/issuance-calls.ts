import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { integer } from '../../core/fields.ts';
import { batchCalls } from './batches.ts';
import { deliverCalls } from './deliver.ts';
import { issuedCard } from './issued-card.ts';
import { base, issuanceModule, issuancePrivilege, item, reasonText } from './shared.ts';

const access = (action: 'view' | 'update' | 'approve') => ({ privilege: issuancePrivilege, action });
export const optional = { required: false } as const;
export const count = () => integer({ minimum: 0, maximum: 10_000_000 });
const changed = z.object({ secureId: z.uuid(), version: z.int() });
const cardItem = { secureId: z.uuid(), cardId: z.uuid(), version: z.int() };
const cardChanged = z.object({ cardId: z.uuid(), version: z.int(), status: z.string() });

/** What the person who looks may do with an issuance, or a card of it, now. */
export const issuanceActions = ['assignVendor', 'startPrint', 'deliverBranch', 'deliverCustomer', 'cancel'] as const;
export type IssuanceAction = (typeof issuanceActions)[number];

/** The module's own calls besides the operations. */
export const issuanceCalls = {
  assignVendor: call({
    name: `${issuanceModule}.assign-vendor`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/assign-vendor`,
    access: access('update'),
    summary: 'Card issuance: names the print vendor, while there is no batch; head office',
    body: z.object({ ...item, printVendorCode: z.string() }),
    result: changed,
    errors: ['VENDOR_FIXED', 'UNKNOWN_VENDOR', 'STALE_VERSION'],
  }),
  cancel: call({
    name: `${issuanceModule}.cancel`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/cancel`,
    access: access('update'),
    summary: 'Card issuance: cancels all its cards (X1) while it is open; head office',
    body: z.object({ ...item, reason: reasonText }),
    result: changed,
    errors: ['ISSUANCE_NOT_OPEN', 'STALE_VERSION', 'CARD_STATUS_CONFLICT', 'CARD_ON_HOLD'],
  }),
  card: call({
    name: `${issuanceModule}.card`,
    method: 'GET',
    base,
    path: `${issuanceModule}/{secureId}/card/{cardId}`,
    access: access('view'),
    summary: 'One card of an issuance, with what happened to it',
    result: issuedCard,
  }),
  spoiled: call({
    name: `${issuanceModule}.spoiled`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/spoiled`,
    access: access('update'),
    summary: 'Card issuance: a plastic was spoiled and is printed again; admin or print vendor',
    body: z.object({ ...cardItem, note: reasonText }),
    result: cardChanged,
    errors: ['STALE_VERSION', 'CARD_STATUS_CONFLICT'],
  }),
  cancelCard: call({
    name: `${issuanceModule}.cancel-card`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/cancel-card`,
    access: access('update'),
    summary: 'Card issuance: cancels a card without plastic (X1); head office',
    body: z.object({ ...cardItem, reason: reasonText }),
    result: cardChanged,
    errors: ['STALE_VERSION', 'CARD_STATUS_CONFLICT', 'CARD_ON_HOLD'],
  }),
  cancelSpoiled: call({
    name: `${issuanceModule}.cancel-spoiled`,
    method: 'PUT',
    base,
    path: `${issuanceModule}/cancel-spoiled`,
    access: access('approve'),
    summary: 'Card issuance: cancels a spoiled card (X2), by another person than who reported it',
    body: z.object({ ...cardItem, reason: reasonText }),
    result: cardChanged,
    secondPerson: 'independent',
    errors: ['STALE_VERSION', 'SPOILAGE_NOTE_MISSING', 'CARD_STATUS_CONFLICT', 'CARD_ON_HOLD'],
  }),
  ...batchCalls,
  ...deliverCalls,
} as const;
