import type { AssignmentKind, Carrier, FreeCard } from '@console/contracts/cards/card-assignment';

export type ChosenCard = Pick<FreeCard, 'cardNo' | 'cardTypeId' | 'cardType'>;

export interface DraftLine {
  /** Tells the lines apart while they are edited; lines that stand at the beginning have none. */
  readonly id?: string;
  readonly destinationId: string;
  readonly cardTypeId: string;
  /** `NaN`: what is typed is no number. */
  readonly quantity: number | null;
  readonly carrier: Carrier;
  readonly carrierRef: string;
  readonly cards: readonly ChosenCard[];
}

export interface AssignmentDraft {
  readonly kind: AssignmentKind;
  readonly originId: string;
  readonly remark: string;
  readonly lines: readonly DraftLine[];
}

export const newLine: DraftLine = {
  destinationId: '',
  cardTypeId: '',
  quantity: null,
  carrier: 'COURIER',
  carrierRef: '',
  cards: [],
};
/** A line that is added to those that stand there. */
export const addedLine = (part: Partial<DraftLine> = {}): DraftLine => ({
  ...newLine,
  id: crypto.randomUUID(),
  ...part,
});
/** What tells a line apart. @param index its place, which names a line without an id */
export const lineKey = ({ id }: DraftLine, index: number): string => id ?? String(index);
export const newDraft: AssignmentDraft = { kind: 'DISTRIBUTION', originId: '', remark: '', lines: [newLine] };

/** Number (from 1) of the line that already contains a card. */
export const lineOf = ({ lines }: AssignmentDraft, cardNo: string): number | null => {
  const index = lines.findIndex(({ cards }) => cards.some((card) => card.cardNo === cardNo));
  return index < 0 ? null : index + 1;
};

/** Errors that keep a line from being sent. */
export const lineFaults = ({ destinationId, cardTypeId, quantity, cards }: DraftLine) => ({
  destination: destinationId === '',
  type: cardTypeId === '',
  cards: cards.length === 0,
  quantity: cards.length > 0 && quantity !== null && Number(quantity) !== cards.length,
});
/** The quantity of a line after its cards have changed: one that was right follows them. */
export const quantityOf = ({ quantity, cards }: DraftLine, after: readonly ChosenCard[]): number | null =>
  quantity === cards.length ? after.length : quantity;

export const isComplete = ({ originId, lines }: AssignmentDraft): boolean =>
  originId !== '' && lines.length > 0 && lines.every((line) => !Object.values(lineFaults(line)).includes(true));

/** What lines lose when they are replaced or their cards go: the lines that hold something, and their cards. */
export function heldBy(lines: readonly DraftLine[]) {
  const isHeld = ({ destinationId, cardTypeId, quantity, carrierRef, cards }: DraftLine) =>
    cards.length > 0 || quantity !== null || [destinationId, cardTypeId, carrierRef.trim()].some((each) => each !== '');
  return { lines: lines.filter(isHeld).length, cards: lines.reduce((sum, { cards }) => sum + cards.length, 0) };
}

/** The request body. */
export const bodyOf = ({ kind, originId, remark, lines }: AssignmentDraft, send: boolean) => ({
  kind,
  originId,
  remark: remark.trim() || null,
  send,
  lines: lines.map(({ destinationId, cardTypeId, carrier, carrierRef, cards }) => ({
    destinationId,
    cardTypeId,
    carrier,
    carrierRef: carrierRef.trim() || null,
    cardNos: cards.map(({ cardNo }) => cardNo),
  })),
});

/** Selected cards as lines, one per type. */
export function linesOf(selection: readonly ChosenCard[]): DraftLine[] {
  const types = [...new Set(selection.map(({ cardTypeId }) => cardTypeId))];
  return types.map((cardTypeId) => {
    const cards = selection.filter((card) => card.cardTypeId === cardTypeId);
    return addedLine({ cardTypeId, cards, quantity: cards.length });
  });
}
