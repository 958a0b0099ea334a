import { holdCodes, holdStops, holdStopsHold, stockClassOf } from './holds.ts';
import { expectedStatus, expiryOf, transitionsBetween, transitionsFrom } from './rules.ts';
import { cardStatuses, placeKinds, statusRules, type CardStatus } from './statuses.ts';
import { transitionCodes, transitions } from './transitions.ts';

/** The matrix of the model as it stands there (docs/model/cards.md#transitions). */
const matrix = `
|from \\ to|Issued|Printing|d_t_branch|Branch|MRA|d_t_customer|Customer|Picked_Up|Digital|digital_pwa|Lost|Cancelled|
| new | C1 C2 | | | | | | | | C3 | C4 | | |
| Issued | | P1 | | | | | | | | | | X1 |
| Printing | P4 | | D1 | | | D2 | | | P5 | P6 | L1 | X2 |
| delivered_to_branch | | D5 | | D3 S3 | D4 | | | | | | L2 | |
| Branch | | | S2 | | | D9 | | U1 | | | L1 | X3 |
| MRA | | | S1 | | | | | | | | L1 | X3 |
| delivered_to_customer | | D8 | | D7 | | | D6 | | | | L2 | |
| Customer | | | | | | | | | | | L3 | X4 |
| Picked_Up | | | | | | | | | | | L3 | X4 |
| Digital | | P2 | | | | | | | | | | X4 |
| digital_pwa | | P3 | | | | | | | | | | X4 |
| Lost | | | | L5 | L4 | | L6 | L7 | | | | X5 |
| Cancelled | | | | | | | | | | | | |`;

const [[, ...columns] = [], ...rows] = matrix
  .trim()
  .split('\n')
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const whole = (name: string) => name.replace('d_t_', 'delivered_to_') as CardStatus;
const cells = rows.flatMap(([from = '', ...found]) =>
  found.map((codes, index) => [from as CardStatus, whole(columns[index] as string), codes] as const),
);

it('knows exactly the twelve statuses, each with its kind of place', () => {
  expect(cells).toHaveLength(13 * 12);
  expect(columns.map(whole).toSorted()).toEqual([...cardStatuses].toSorted());
  for (const status of cardStatuses) expect(placeKinds[statusRules[status].place]).toBeDefined();
});

it.each(cells)('from %s to %s: "%s", cell by cell as the model', (from, to, codes) => {
  expect(transitionsBetween(from, to).join(' ')).toBe(codes);
});

it('names what a refused transition expected', () => {
  expect(expectedStatus('X4')).toBe('Customer, Picked_Up, Digital, digital_pwa');
  expect(transitionsFrom('Cancelled')).toEqual([]);
  expect(new Set(transitionCodes).size).toBe(Object.keys(transitions).length);
});

describe('holds', () => {
  const foreign = (code: (typeof holdCodes)[number]) => ({ code, documentId: 'another' });

  it('of a document let its own transition through and no other', () => {
    expect(holdStops({ code: 'WRITE_OFF_PENDING', documentId: 'own' }, 'X3', 'own')).toBe(false);
    for (const code of ['LOSS_PENDING', 'WRITE_OFF_PENDING', 'ASSIGNMENT_DRAFT', 'REPLACEMENT_PENDING'] as const) {
      for (const transition of transitionCodes) expect(holdStops(foreign(code), transition, 'own')).toBe(true);
    }
  });

  it('of an inactive or blocked member stop what brings the card nearer, never the recording of a fact', () => {
    const stopped = transitionCodes.filter((code) => holdStops(foreign('MEMBER_BLOCKED'), code, 'own'));
    expect(stopped).toEqual(['P2', 'P3', 'D1', 'D2', 'D9', 'U1']);
  });

  it('of damage or a pick-up stop neither a loss report nor a write-off; a pick-up no sending on either', () => {
    expect(transitionCodes.filter((code) => !holdStops(foreign('DAMAGED'), code, 'own'))).toEqual(['L1', 'X3']);
    expect(transitionCodes.filter((code) => !holdStops(foreign('PICKUP_OPEN'), code, 'own'))).toEqual([
      'D9',
      'S2',
      'L1',
      'X3',
    ]);
    for (const code of ['LOSS_PENDING', 'WRITE_OFF_PENDING'] as const) {
      expect(holdStopsHold(foreign('DAMAGED'), code, 'own')).toBe(false);
      expect(holdStopsHold(foreign('PICKUP_OPEN'), code, 'own')).toBe(false);
      expect(holdStopsHold(foreign('ASSIGNMENT_DRAFT'), code, 'own')).toBe(true);
    }
  });

  it('of documents are one for each card, also when the same document places the second', () => {
    const own = { code: 'LOSS_PENDING', documentId: 'own' } as const;
    expect(holdStopsHold(own, 'WRITE_OFF_PENDING', 'own')).toBe(true);
    expect(holdStopsHold(own, 'MEMBER_BLOCKED', 'own')).toBe(false);
  });

  it('decide how a card in a safe counts', () => {
    expect(stockClassOf(false, [])).toBe('free');
    expect(stockClassOf(true, [{ code: 'MEMBER_INACTIVE' }])).toBe('waiting');
    expect(stockClassOf(false, [{ code: 'PICKUP_OPEN' }])).toBe('waiting');
    expect(stockClassOf(true, [{ code: 'PICKUP_OPEN' }, { code: 'DAMAGED' }])).toBe('held');
  });
});

it('ends validity on the last day of a month', () => {
  expect(expiryOf('2025-01-31', 60)).toBe('2030-01-31');
  expect(expiryOf('2024-02-10', 12)).toBe('2025-02-28');
  expect(expiryOf('2025-12-01', 12)).toBe('2026-12-31');
});
