import { choice, options } from '../../core/fields.ts';

/** What a promo grants (docs/model/promos.md#types). */
export const allTypes = options({
  RATE: ['Rate khusus', 'Special rate'],
  ZERO: ['Bunga 0 %', 'Zero interest'],
  ADMIN: ['Admin khusus', 'Special admin fee'],
});
export type PromoType = (typeof allTypes)[number]['value'];
/** The types that cash loans have. */
export const withoutZero = options({
  RATE: ['Rate khusus', 'Special rate'],
  ADMIN: ['Admin khusus', 'Special admin fee'],
});

/** The states of a promo. */
export const promoStates = options({
  new: ['Baru', 'New', 'info'],
  active: ['Aktif', 'Active', 'success'],
  inactive: ['Tidak aktif', 'Inactive', 'error'],
});
export type PromoState = (typeof promoStates)[number]['value'];

/** Shown beside active: derived from the period. */
export const promoPhases = options({
  SCHEDULED: ['Terjadwal', 'Scheduled', 'info'],
  RUNNING: ['Berjalan', 'Running', 'success'],
});

/** Why a promo is inactive. */
export const inactiveReasons = options({
  MANUAL: ['Dinonaktifkan petugas', 'Deactivated by staff'],
  ENDED: ['Periode berakhir', 'Period ended'],
  QUOTA_REACHED: ['Kuota habis', 'Quota reached'],
  BUDGET_REACHED: ['Anggaran habis', 'Budget reached'],
  REJECTED: ['Ditolak', 'Rejected'],
});
export type InactiveReason = (typeof inactiveReasons)[number]['value'];

/** The outlets that a promo is for. */
export const outletScopes = {
  STORE_GROUP: options({
    ALL: ['Semua toko', 'All stores'],
    STORE_GROUP: ['Grup toko', 'Store groups'],
    STORE: ['Toko', 'Stores'],
  }),
  COMPANY: options({
    ALL: ['Semua dealer', 'All dealers'],
    COMPANY: ['Perusahaan', 'Companies'],
    DEALER: ['Dealer', 'Dealers'],
  }),
} as const;
/** Those that name single outlets. */
export const singleScopes: readonly string[] = ['STORE', 'DEALER'];

/** Whose contracts a promo is for. */
export const promoCustomers = options({
  ALL: ['Semua', 'All'],
  REGULAR: ['Regular'],
  REPEAT: ['RO', 'Repeat order'],
});
export type PromoCustomers = (typeof promoCustomers)[number]['value'];

/** Where a line of a rate sheet stands. */
export const lineApprovals = options({
  PENDING: ['Menunggu', 'Waiting', 'warning'],
  APPROVED: ['Disetujui', 'Approved', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
});

/** How a line came to be. */
export const lineSources = options({
  MANUAL: ['Diisi', 'Typed'],
  IMPORT: ['Impor', 'Import'],
  BULK: ['Massal', 'Bulk'],
});
export const lineSource = choice(lineSources);
