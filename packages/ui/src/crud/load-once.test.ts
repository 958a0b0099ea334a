import { loadOnce } from './load-once.ts';

test('a result is kept: later calls load nothing and get the same', async () => {
  let loads = 0;
  const load = loadOnce(() => Promise.resolve({ number: (loads += 1) }));
  const first = await load();
  expect(await load()).toBe(first);
  expect(loads).toBe(1);
});

test('a failed load is not kept', async () => {
  let works = false;
  const load = loadOnce(() => (works ? Promise.resolve('page') : Promise.reject(new Error('not found'))));
  await expect(load()).rejects.toThrow('not found');
  works = true;
  expect(await load()).toBe('page');
});

test('a retry does not wait for a load that never ends, and both get one result when it does', async () => {
  const ends: ((page: object) => void)[] = [];
  const load = loadOnce(
    () =>
      new Promise<object>((resolve) => {
        ends.push(resolve);
      }),
  );
  const abandoned = load();
  const retried = load();
  const page = { name: 'page' };
  ends[1]?.(page);
  expect(await retried).toBe(page);
  ends[0]?.({ name: 'page' });
  expect(await abandoned).toBe(page);
});
