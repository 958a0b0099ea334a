import { percentWords } from '@console/contracts/core/percent-words';
import { text, type Text } from '@console/contracts/core/text';
import { writtenDays } from '@console/contracts/core/written-days';
import type { ConsequentChange } from '../../records/resource/approval.ts';
import { dayAfter } from '../../records/effective/rules.ts';
import { foundFor } from './calculate.ts';
import { effectsOn, type Compared } from './effect.ts';
import { effectInWords } from './effect-in-words.ts';

/** The last day that a change gives a record, where it does no more than end it. */
export function endOf({ action, recordId, changes }: ConsequentChange): string | null {
  const [only, ...more] = changes;
  if (action !== 'update' || recordId === null || only?.field !== 'effectiveTo' || more.length > 0) return null;
  return typeof only.after === 'string' ? only.after : null;
}

/** The first day on which a record that ends no longer holds; days that are over are judged as today. */
export const firstWithout = (last: string, today: string): string => (last < today ? today : dayAfter(last, 1));

/** What holds in place of what ends, with the rate where one is found. */
function heldAfter({ after }: Compared, tenor: number): Text {
  const found = foundFor(after, tenor, 'REGULAR', false);
  if (found === 'FEE_NOT_FOUND') return text('tidak ada fee ADMIN', 'no ADMIN fee');
  if (typeof found === 'string') return text('tidak ada rate', 'no rate');
  const level = after.rates.find(({ key }) => key === found.rate.path[0]?.level);
  const rate = percentWords(found.rate.rate);
  return text(`${level?.title.id} ${rate.id}`, `${level?.title.en} ${rate.en}`);
}

/**
 * What applies once a rate or fee has ended, and what that does to the instalment of the sample price.
 * @param last the last day on which it holds
 * @example effectOfEnd('2026-12-31', 18, compared).id; // 'Setelah 31-12-2026 berlaku: Rate cabang, … 2,50 %'
 */
export function effectOfEnd(last: string, tenor: number, compared: Compared): Text {
  const held = heldAfter(compared, tenor);
  const effect = effectInWords(tenor, effectsOn(compared, tenor));
  const and = (language: keyof Text) => (effect ? `. ${effect[language]}` : '');
  const day = writtenDays(last);
  return text(`Setelah ${day} berlaku: ${held.id}${and('id')}`, `After ${day} applies: ${held.en}${and('en')}`);
}
