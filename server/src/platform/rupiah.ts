const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 });

/**
 * A whole amount in words for people, with a plain space: one that does not break would lengthen a message.
 * @example rupiah(5_000_000); // 'Rp 5.000.000'
 */
export const rupiah = (amount: number): string => `Rp ${format.format(amount)}`;
