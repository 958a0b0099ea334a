import { options } from '../../core/fields.ts';
import { text } from '../../core/text.ts';

/** The greatest amount of a fee. */
export const mostFee = 25_000_000;

const types = {
  ADMIN: ['Admin'],
  PROVISI: ['Provisi', 'Provision'],
  FIDUSIA: ['Fidusia', 'Fiduciary'],
  SURVEY: ['Survei', 'Survey'],
} as const;

/** What a fee is for. */
export const feeTypes = options(types);
export const feeTypesNmc = options({ ...types, ASURANSI_ADMIN: ['Admin asuransi', 'Insurance admin'] });

/** A repeat order is not charged more than the first. */
export const feeRepeatAbove = {
  status: 422,
  text: text('Fee RO melebihi fee Regular', 'The repeat fee is above the regular one'),
} as const;
