import { bodyOf, isComplete, lineOf, linesOf, newDraft, newLine } from './draft.ts';

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
