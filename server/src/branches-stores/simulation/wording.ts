import type { Language } from '@console/contracts/core/text';

const rupiah = new Intl.NumberFormat('id-ID');

/**
 * A limit in percent without the unit, with as few decimals as it has.
 * @example limitWord('0.5000', 'id'); // '0,5'
 */
export const limitWord = (percent: string, language: Language): string =>
  language === 'id' ? String(Number(percent)).replace('.', ',') : String(Number(percent));

/**
 * A plain date as lists show it.
 * @example dayWord('2026-05-01'); // '01-05-2026'
 */
export const dayWord = (day: string): string => day.split('-').toReversed().join('-');

/**
 * Whole rupiah with dots for thousands, without the unit.
 * @example rupiahWord('600000'); // '600.000'
 */
export const rupiahWord = (amount: string): string => rupiah.format(Number(amount));
