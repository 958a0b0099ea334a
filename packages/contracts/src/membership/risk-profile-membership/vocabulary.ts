import { options } from '../../core/fields.ts';

export const module = 'risk-profile-membership';

export const riskStates = options({
  DRAFT: ['Draf', 'Draft', 'neutral'],
  SUBMITTED: ['Menunggu', 'Submitted', 'warning'],
  APPROVED: ['Berlaku', 'In force', 'success'],
  REJECTED: ['Ditolak', 'Rejected', 'error'],
  SUPERSEDED: ['Digantikan', 'Superseded', 'neutral'],
  EXPIRED: ['Kedaluwarsa', 'Expired', 'error'],
});
export type RiskState = (typeof riskStates)[number]['value'];

export const riskMethods = options({ SYSTEM: ['Sistem', 'System'], MANUAL: ['Manual'] });
export type RiskMethod = (typeof riskMethods)[number]['value'];

/** Which way a grade moved from the one before. */
export const riskMoves = options({ UP: ['Naik', 'Up'], DOWN: ['Turun', 'Down'] });
export const eddFilters = options({ REQUIRED: ['Wajib', 'Required'], MISSING: ['Belum lengkap', 'Missing'] });
/** Days in which a profile ends, or one that has ended. */
export const riskEnds = options({
  D30: ['30 hari', '30 days'],
  D60: ['60 hari', '60 days'],
  D90: ['90 hari', '90 days'],
  EXPIRED: ['Sudah lewat', 'Expired'],
});
