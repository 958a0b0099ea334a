import { text, type Text } from './text.ts';

/** Decimals that a percentage always shows, so that those of a column stand below each other. */
export const shownDecimals = 2;

/** A decimal number with as few decimals as it has, at least two. */
export function withShownDecimals(decimal: string): string {
  const [whole = '', decimals = ''] = decimal.split('.');
  return `${whole}.${decimals.replace(/0{1,4}$/, '').padEnd(shownDecimals, '0')}`;
}

/**
 * A percentage of the services in words: two decimals, up to four where it has them, with the decimal sign of each
 * language (docs/model/platform.md#formats).
 * @example
 * percentWords('2.6000').id; // '2,60 %'
 */
export function percentWords(percent: string): Text {
  const shown = withShownDecimals(percent);
  return text(`${shown.replace('.', ',')} %`, `${shown} %`);
}
