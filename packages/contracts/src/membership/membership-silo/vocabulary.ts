import { options } from '../../core/fields.ts';

export const module = 'membership-silo';

export const siloStates = options({
  UNLINKED: ['Belum terhubung', 'Unlinked', 'neutral'],
  CANDIDATE: ['Ada kandidat', 'Candidate', 'info'],
  LINK_PROPOSED: ['Diusulkan', 'Link proposed', 'warning'],
  LINKED: ['Terhubung', 'Linked', 'success'],
  SEPARATE: ['Orang lain', 'Separate', 'neutral'],
});
export type SiloState = (typeof siloStates)[number]['value'];

/** States in which nobody has decided yet: the nightly job looks for members, and stewards propose one. */
export const openSiloStates = ['UNLINKED', 'CANDIDATE'] as const satisfies readonly SiloState[];

export const pairStates = options({
  OPEN: ['Kandidat', 'Candidate', 'info'],
  ACCEPTED: ['Diterima', 'Accepted', 'success'],
  REFUSED: ['Ditolak', 'Refused', 'error'],
});
export type PairState = (typeof pairStates)[number]['value'];

/** What is compared, with the points of an agreement. */
export const siloPoints = { nik: 60, name: 15, birthDate: 15, phone: 5, motherMaidenName: 5 } as const;
export type SiloRule = keyof typeof siloPoints;

/** Scores of a pair: from where it is linked by itself, is a candidate, and is worth showing. */
export const siloScores = { linked: 90, candidate: 60, shown: 20, mostOfOtherNik: 59 } as const;

export const comparisons = options({
  SAME: ['Sama', 'Same', 'success'],
  DIFFERS: ['Beda', 'Differs', 'warning'],
});
