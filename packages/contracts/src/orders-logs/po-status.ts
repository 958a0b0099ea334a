export * from './po-status/vocabulary.ts';
export {
  type PoConfirmation,
  type PoFlag,
  type PoItem,
  type PoMessage,
  type PoParts,
  type PoSalesMove,
  type PoSalesPerson,
  type PoStepMade,
  type PoUnit,
  type PoWaitingCancellation,
} from './po-status/calls.ts';
export { poArchive, poArchiveNmc, poArchives, type PoArchived } from './po-status/archive.ts';
export { poCancellations, type PoCancellation } from './po-status/cancellation.ts';
export { poStatus, poStatuses, poStatusNmc, type PoStatus } from './po-status/live.ts';
export { poSales, poSalesNmc, poSalesViews, type PoOfSales } from './po-status/sales.ts';
export { poErrors, poSalesErrors } from './po-status/errors.ts';
