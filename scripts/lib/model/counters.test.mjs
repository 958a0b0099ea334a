import { counterFaults } from './counters.mjs';

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
