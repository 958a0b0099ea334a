import { counterFaults, queueFaults } from './counters.mjs';

const model = `# Shell

| \`OTHER\` | a table elsewhere |

### Counters

| Code | What |
| --- | --- |
| \`CARD_LOST\` | open losses |
| \`CARD_LOW\` | low stocks |

## Next

| \`LATER\` | another table |
`;
const queues = [{ code: 'CARD_LOST' }, { code: 'CARD_LOW' }];

test('counters that contracts declare are counted and have no faults', () => {
  expect(counterFaults(model, queues)).toEqual({ seen: 2, faults: [] });
});

test('a counter of the model without a source is a fault, and a queue that the model does not name', () => {
  expect(counterFaults(model, [{ code: 'CARD_LOST' }, { code: 'NEW' }]).faults).toEqual([
    expect.stringContaining('CARD_LOW has no source'),
    expect.stringContaining('NEW is not among the counters'),
  ]);
});

test('two queues of one code are a fault', () => {
  expect(counterFaults(model, [...queues, { code: 'CARD_LOW' }]).faults).toEqual([
    'the queue CARD_LOW is declared twice',
  ]);
});

test('a word of a queue that no source reads is a fault, and a call that no page makes', () => {
  const sources = [
    { file: 'server/src/records/waiting/queues.ts', text: 'queue.targetHours' },
    { file: 'apps/cards/src/desk.ts', text: 'calls.claimNext' },
    { file: 'apps/cards/src/other.ts', text: 'assignee' },
  ];
  const queue = { code: 'CARD_LOST', targetHours: 24, takeNext: 'claimNext' };
  expect(queueFaults([queue], sources)).toEqual([]);
  expect(queueFaults([{ ...queue, takeNext: 'claimLast', assignee: 'by', urgent: true }], sources)).toEqual([
    'the queue CARD_LOST declares takeNext, which nothing reads',
    'the queue CARD_LOST declares assignee, which nothing reads',
    'the queue CARD_LOST declares urgent, which nothing reads',
  ]);
});
