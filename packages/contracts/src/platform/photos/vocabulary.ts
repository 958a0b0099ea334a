import { options } from '../../core/fields.ts';

/** Where a photo stands; a waiting one that somebody has taken is in a lease of its queue. */
export const photoStates = options({
  WAITING: ['Menunggu', 'Waiting', 'warning'],
  ESCALATED: ['Dieskalasi', 'Escalated', 'error'],
  APPROVED: ['Disetujui', 'Approved', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'neutral'],
});
export type PhotoState = (typeof photoStates)[number]['value'];

/** States in which a photo has its verdict; it is never changed. */
export const decidedPhotoStates = ['APPROVED', 'REJECTED'] as const satisfies readonly PhotoState[];

/** Rules of screening (docs/model/platform.md#photo-screening). */
export const photoRules = {
  /** Minutes for which a photo is its screener's alone. */
  leaseMinutes: 15,
  /** Sharpness below which a photo is rejected without a look, 0-100. */
  leastSharpness: 20,
  /** One in so many approved photos comes back for another screener. */
  recheckOneIn: 20,
  shortestNote: 10,
} as const;

/** Where a photo was taken: latitude, longitude in degrees, accuracy in metres. */
export interface PhotoPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number | null;
}
