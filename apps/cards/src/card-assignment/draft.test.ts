import { bodyOf, heldBy, isComplete, lineOf, linesOf, newDraft, newLine, quantityOf } from './draft.ts';

const card = (cardNo: string, cardTypeId = 'REG') => ({ cardNo, cardTypeId, cardType: cardTypeId });
const line = { ...newLine, destinationId: 'b', cardTypeId: 'REG', cards: [card('1'), card('2')] };

it('knows in which line a card is', () => {
  expect(lineOf({ ...newDraft, lines: [newLine, line] }, '2')).toBe(2);
  expect(lineOf(newDraft, '2')).toBeNull();
});

it('is complete with an origin, and a destination, a type and cards in every line', () => {
  expect(isComplete({ ...newDraft, originId: 'o', lines: [line] })).toBe(true);
  expect(isComplete({ ...newDraft, originId: 'o', lines: [line, newLine] })).toBe(false);
  expect(isComplete({ ...newDraft, lines: [line] })).toBe(false);
});

it('makes one line per type of a selection, and sends numbers alone', () => {
  expect(
    linesOf([card('1'), card('2', 'SYR'), card('3')]).map(({ cardTypeId, quantity }) => [cardTypeId, quantity]),
  ).toEqual([
    ['REG', 2],
    ['SYR', 1],
  ]);
  expect(bodyOf({ ...newDraft, originId: 'o', remark: ' ', lines: [line] }, true)).toMatchObject({
    send: true,
    remark: null,
    lines: [{ cardNos: ['1', '2'], carrierRef: null }],
  });
});

it('is not complete while a line names another quantity than its cards', () => {
  const draft = { ...newDraft, originId: 'o' };
  for (const quantity of [3, 1, Number.NaN])
    expect(isComplete({ ...draft, lines: [{ ...line, quantity }] })).toBe(false);
  for (const quantity of [2, null]) expect(isComplete({ ...draft, lines: [{ ...line, quantity }] })).toBe(true);
});

it('lets a quantity follow the cards that it counted, and no other one', () => {
  expect(quantityOf({ ...line, quantity: 2 }, [card('1')])).toBe(1);
  expect(quantityOf({ ...line, quantity: 3 }, [card('1')])).toBe(3);
  expect(quantityOf(line, [card('1')])).toBeNull();
});

it('counts the lines that hold anything typed or chosen, and their cards', () => {
  expect(heldBy([newLine, line, { ...newLine, carrierRef: 'JNE' }])).toEqual({ lines: 2, cards: 2 });
  expect(heldBy([newLine])).toEqual({ lines: 0, cards: 0 });
});
