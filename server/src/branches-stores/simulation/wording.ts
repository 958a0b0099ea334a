const rupiah = new Intl.NumberFormat('id-ID');

/**
 * A percentage as screens show it, with a decimal comma and without zeros at its end, in both languages.
 * @example percentWord('2.7500'); // '2,75 %'
 */
export const percentWord = (percent: string): string => `${String(Number(percent)).replace('.', ',')} %`;

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
