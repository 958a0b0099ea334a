import { contractLayerFault } from './contract-layers.mjs';

const order = ['platform', 'shell', 'membership', 'cards'];
const fault = (file, target) => contractLayerFault(`packages/contracts/src/${file}`, target, order);

test.each([
  ['core/fields.ts', './text.ts'],
  ['platform/releases/calls.ts', '../../core/call.ts'],
  ['cards/card-stock/count.ts', '../lifecycle/errors.ts'],
  ['cards/cards.ts', '../platform/imports.ts'],
  ['cards/cards.ts', '../membership/index.ts'],
  ['domains.ts', './cards/index.ts'],
  ['every-choice.test.ts', './every-field.fixtures.ts'],
])('%s may import %s', (file, target) => {
  expect(fault(file, target)).toBeUndefined();
});

test.each([
  ['core/fields.ts', '../cards/card-number.ts', 'the core imports no domain'],
  ['core/resource.ts', '../platform/imports.ts', 'the core imports no domain'],
  ['platform/runs.ts', '../cards/index.ts', 'cards comes after platform'],
  ['membership/member.ts', '../cards/index.ts', 'cards comes after membership'],
  ['cards/cards.ts', '../membership/program-type.ts', 'past the entry of membership'],
  ['cards/cards.ts', '../domains.ts', 'no domain of domains.ts'],
  ['cards/cards.ts', '../stores/index.ts', 'no domain of domains.ts'],
])('%s may not import %s: %s', (file, target, reason) => {
  expect(fault(file, target)).toContain(reason);
});
