import { options } from '../../core/fields.ts';

const types = {
  ADMIN: ['Admin'],
  PROVISI: ['Provisi', 'Provision'],
  FIDUSIA: ['Fidusia', 'Fiduciary'],
  SURVEY: ['Survei', 'Survey'],
} as const;

/** What a fee is for. */
export const feeTypes = options(types);
export const feeTypesNmc = options({ ...types, ASURANSI_ADMIN: ['Admin asuransi', 'Insurance admin'] });
