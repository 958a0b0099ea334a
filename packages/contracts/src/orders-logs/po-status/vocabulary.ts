import { applicationSources } from '../../core/application-sources.ts';
import { options } from '../../core/fields.ts';
import { earlyOrderStates, type OrderState } from '../orders/vocabulary.ts';

/** Lines of business whose orders have pages of PO status. */
export const poLines = ['SPEKTRA', 'NMC'] as const;
export type PoLine = (typeof poLines)[number];

/** Module names of the pages of a line. */
export const poModules = {
  SPEKTRA: { live: 'po-status', archive: 'po-status-archive', sales: 'po-status-sales' },
  NMC: { live: 'po-status-nmc', archive: 'po-status-nmc-archive', sales: 'po-status-nmc-sales' },
} as const satisfies Readonly<Record<PoLine, object>>;

/** The filter of sources that stands for several of them; no order stores it. */
export const websiteGroup = 'Website group';
/** Beginnings of the sources that {@link websiteGroup} stands for. */
export const websiteSources = ['WEB', 'EFORM'] as const;

/** The fixed list of sources, as the filter offers it (docs/model/orders-logs.md#po-status). */
const { CMA, CMS, FIFADA, FIONA, ...further } = applicationSources;
export const orderSources = options({ CMA, CMS, FIFADA, FIONA, [websiteGroup]: ['Website group'], ...further });

/** How an insurance is paid: Y Yearly, M Monthly, S Single. */
export const orderPaymentTypeWords = options({ Y: ['Yearly'], M: ['Monthly'], S: ['Single'] });

/** Red flags that staff raise; the others are raised by the program. */
export const raisableFlags = options({ MANUAL: ['Dipasang petugas', 'Raised by staff'] });

/** Delivery of a message to the member of an order. */
export const orderMessageStates = options({
  QUEUED: ['Menunggu', 'Queued', 'warning'],
  SENT: ['Terkirim', 'Sent', 'info'],
  DELIVERED: ['Diterima', 'Delivered', 'success'],
  FAILED: ['Gagal', 'Failed', 'error'],
});
export type OrderMessageState = (typeof orderMessageStates)[number]['value'];
/** Codes of the messages that tell members of their orders. */
export const orderMessageCodes = ['PO_ISSUED', 'PO_CANCELLED'] as const;
export type OrderMessageCode = (typeof orderMessageCodes)[number];

/** What a survey of a new NMC customer came to. */
export const surveyResults = options({
  PASSED: ['Layak', 'Passed', 'success'],
  FAILED: ['Tidak layak', 'Failed', 'error'],
});
export type SurveyResult = (typeof surveyResults)[number]['value'];

/** States of a request to cancel an issued order. */
export const poCancellationStates = options({
  WAITING: ['Menunggu persetujuan', 'Awaiting approval', 'warning'],
  APPROVED: ['Disetujui', 'Approved', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  WITHDRAWN: ['Ditarik', 'Withdrawn', 'neutral'],
  /** The order was delivered, or expired, before the decision. */
  OUTDATED: ['Tidak berlaku lagi', 'Outdated', 'neutral'],
});
export type PoCancellationState = (typeof poCancellationStates)[number]['value'];

/** States in which an order is in progress. Such orders are few, and listed without a period. */
export const openOrderStates = [
  ...earlyOrderStates,
  'ON_HOLD',
  'PO_ISSUED',
  'DELIVERED',
] as const satisfies readonly OrderState[];

/** States in which an order goes to another sales code; a held one by that in which it was held. */
export const salesMovableStates = [
  'ENTRY',
  'VERIFYING',
  'SURVEY',
  'CONFIRMING',
  'APPROVED',
] as const satisfies readonly OrderState[];

/** Limits of the pages of PO status (docs/model/orders-logs.md#po-status). */
export const poRules = {
  /** Days of the default period, and of the longest one. */
  defaultDays: 7,
  mostDays: 92,
  /** The same of the archive. */
  archiveDefaultDays: 30,
  archiveMostDays: 366,
  /** Messages about an issued order that staff may send again on one day. */
  resendsPerDay: 3,
} as const;
