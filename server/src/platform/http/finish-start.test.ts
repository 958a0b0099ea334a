import fastify from 'fastify';
import { finishStartFirst } from './finish-start.ts';

test('a program that is stopped at its start finishes that first', async () => {
  const order: string[] = [];
  let begin = () => {};
  const http = fastify();
  const allRegistered = finishStartFirst(http);
  http.addHook('onListen', async () => {
    order.push('start begins');
    await new Promise<void>((resolve) => {
      begin = resolve;
    });
    order.push('start ends');
  });
  http.addHook('preClose', async () => {
    order.push('stops');
  });
  allRegistered();
  await http.listen({ port: 0 });
  const closed = http.close();
  setImmediate(() => begin());
  await closed;
  expect(order).toEqual(['start begins', 'start ends', 'stops']);
});

test('one that never listened stops at once', async () => {
  const http = fastify();
  finishStartFirst(http)();
  await http.ready();
  await expect(http.close()).resolves.toBeUndefined();
});
