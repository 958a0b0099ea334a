import { FirstRuns } from './first-runs.ts';

test('runs two works at the same time, the next in the order of the calls, also after one that failed', async () => {
  const first = new FirstRuns();
  const begun: string[] = [];
  const end: Record<string, (failed?: boolean) => void> = {};
  const run = (name: string) =>
    first.run(
      () =>
        new Promise((resolve, reject) => {
          begun.push(name);
          end[name] = (failed = false) => (failed ? reject(new Error(name)) : resolve());
        }),
    );
  const runs = ['audit', 'files', 'mail', 'feed'].map(run);
  await Promise.resolve();
  expect(begun).toEqual(['audit', 'files']);
  end['audit']?.(true);
  await expect(runs[0]).rejects.toThrow('audit');
  expect(begun).toEqual(['audit', 'files', 'mail']);
  end['files']?.();
  end['mail']?.();
  await Promise.all([runs[1], runs[2]]);
  expect(begun).toEqual(['audit', 'files', 'mail', 'feed']);
  end['feed']?.();
  await runs[3];
});
