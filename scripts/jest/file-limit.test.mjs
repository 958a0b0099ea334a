import { limitFile } from './file-limit.mjs';

test('a test that starts after the limit of its file fails, and names the limit', () => {
  const hooks = [];
  let time = 0;
  limitFile((hook) => hooks.push(hook), { limit: 600_000, now: () => time });
  const [startTest] = hooks;
  time = 600_000;
  expect(startTest).not.toThrow();
  time = 600_001;
  expect(startTest).toThrow('The test file runs longer than 600 s');
});
