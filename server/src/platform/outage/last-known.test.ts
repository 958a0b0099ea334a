import { LastKnown } from './last-known.ts';

const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

test('what was read last stands for what a passing cause keeps from being read', async () => {
  const known = new LastKnown<number>();
  await expect(known.read(away)).rejects.toThrow('ECONNREFUSED');
  expect(await known.read(async () => 1)).toBe(1);
  expect(await known.read(away)).toBe(1);
  expect(await known.read(async () => 2)).toBe(2);
  expect(known.value).toBe(2);
});

test('a fault is no passing cause', async () => {
  const known = new LastKnown<number>();
  await known.read(async () => 1);
  await expect(known.read(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
});
