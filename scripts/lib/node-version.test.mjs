import { checkNode } from './node-version.mjs';
import { StepFailure } from './step.mjs';

test.each(['20.19.0', '20.20.2', '21.0.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each(['20.18.9', '18.20.0', '4.0.0'])('Node %s is refused in one sentence that names both versions', (version) => {
  expect(() => checkNode(version)).toThrow(
    new StepFailure(`Node 20.19 or newer is needed, Node 24 is recommended; this is ${version}.`),
  );
});
