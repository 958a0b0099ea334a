import { text } from '@console/contracts/core/text';

export const identity = text('Identitas dari core', 'Identity from core');
export const profile = text('Profil', 'Profile');
export const counted = text('Pemakaian', 'Use');
export const display = text('Tampilan', 'Display');
export const terms = text('Ketentuan', 'Terms');

/** What is said above the terms in a form. */
export const termsNote = text(
  'Kosong: mengikuti lini produk. Hanya boleh lebih ketat, dan baru berlaku setelah disetujui orang lain.',
  'Blank: as the line of business. Only stricter values, which take effect once someone else approves them.',
);

export const displayed = ['displayName', 'icon', 'sequence', 'published'] as const;
export const termFields = ['tenors', 'tenorMax', 'dpMinPct', 'insuranceCoverage', 'riskClass'] as const;
