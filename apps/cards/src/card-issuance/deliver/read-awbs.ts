import { bareCardNumber } from '@console/contracts/core/card-number';

/** Waybills by card number, waybills for the next cards in order, and invalid lines. */
export interface ReadAwbs {
  readonly byCard: ReadonlyMap<string, string>;
  readonly inTurn: readonly string[];
  readonly unknown: number;
}

/** Parses pasted text or a CSV file of `card_no,awb_no`; lines of one word are waybills in the order of the cards. */
export function readAwbs(text: string, known: ReadonlySet<string>): ReadAwbs {
  const byCard = new Map<string, string>();
  const inTurn: string[] = [];
  let unknown = 0;
  for (const line of text
    .split(/\r?\n/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll('"', ''));
    if (cells[0]?.toLowerCase() === 'card_no') continue;
    const [first = '', second] = cells;
    if (second === undefined) inTurn.push(first);
    else if (known.has(bareCardNumber(first)) && second !== '') byCard.set(bareCardNumber(first), second);
    else unknown += 1;
  }
  return { byCard, inTurn, unknown };
}
