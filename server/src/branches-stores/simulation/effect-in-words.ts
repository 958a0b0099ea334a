import type { CustomerKind } from '@console/contracts/branches-stores/branch/lines';
import { text, type Text } from '@console/contracts/core/text';
import type { Effect, Effects } from './effect.ts';

const rupiah = new Intl.NumberFormat('id-ID');
const shown = (amount: number | null): string => (amount === null ? '-' : `Rp ${rupiah.format(amount)}`);

const signed = (difference: number): string => `${difference > 0 ? '+' : ''}${rupiah.format(difference)}`;

function pair({ now, proposed }: Effect): string {
  const differs = now !== null && proposed !== null && now !== proposed;
  return `${shown(now)} → ${shown(proposed)}${differs ? ` (${signed(proposed - now)})` : ''}`;
}

/**
 * The effect of a change on the instalment of the sample price, for the person who decides.
 * @example
 * effectInWords(12, effects)?.id; // 'Angsuran contoh, tenor 12: Regular Rp 621.000 → Rp 604.000 (-17.000); …'
 */
export function effectInWords(tenor: number, { REGULAR, REPEAT }: Effects): Text | null {
  if (REGULAR.proposed === null && REPEAT.proposed === null) return null;
  const words = `Regular ${pair(REGULAR)}; RO ${pair(REPEAT)}`;
  return text(`Angsuran contoh, tenor ${tenor}: ${words}`, `Sample instalment, tenor ${tenor}: ${words}`);
}

/** What changes for one kind of customer: at how many targets, from the least to the greatest difference. */
function range(all: readonly Effects[], kind: CustomerKind): { readonly count: number; readonly from: string } {
  const differences = all.flatMap(({ [kind]: { now, proposed } }) =>
    now !== null && proposed !== null && now !== proposed ? [proposed - now] : [],
  );
  const [least, greatest] = [Math.min(...differences), Math.max(...differences)];
  const from =
    differences.length === 0 ? '' : ` (${signed(least)}${least === greatest ? '' : ` … ${signed(greatest)}`})`;
  return { count: differences.length, from };
}

/**
 * The same of several targets: at how many the instalment changes, and between which differences; how many had none.
 * @example effectsInWords(effects)?.id; // 'Angsuran contoh, 4 sasaran: Regular 3 berubah (-12.000 … +8.000); RO …'
 */
export function effectsInWords(all: readonly Effects[]): Text | null {
  const priced = all.filter(({ REGULAR, REPEAT }) => REGULAR.proposed !== null || REPEAT.proposed !== null);
  if (priced.length === 0) return null;
  const [regular, repeat] = [range(priced, 'REGULAR'), range(priced, 'REPEAT')];
  const fresh = priced.filter(({ REGULAR }) => REGULAR.now === null && REGULAR.proposed !== null).length;
  const [more, moreEn] = fresh > 0 ? [`; ${fresh} baru`, `; ${fresh} new`] : ['', ''];
  return text(
    `Angsuran contoh, ${all.length} sasaran: Regular ${regular.count} berubah${regular.from}; ` +
      `RO ${repeat.count} berubah${repeat.from}${more}`,
    `Sample instalment, ${all.length} targets: Regular ${regular.count} changed${regular.from}; ` +
      `RO ${repeat.count} changed${repeat.from}${moreEn}`,
  );
}

/** The instalment of the sample price of one kind of customer, before and after; `null` where none is calculated. */
export const instalmentInWords = (effect: Effect): Text | null =>
  effect.proposed === null ? null : text(`Angsuran contoh ${pair(effect)}`, `Sample instalment ${pair(effect)}`);
