import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { outboundFetch } from './outbound-fetch.ts';

const asked: string[] = [];
const service = http.createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/silent') return;
  if (request.url === '/moved') response.writeHead(307, { location: '/inner' });
  response.end('{}');
});
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

test('an answer that leads elsewhere is not followed, and what it names is never asked', async () => {
  await expect(outboundFetch(`${address}/moved`, 5_000, { method: 'POST', body: '{}' })).rejects.toThrow(TypeError);
  expect(asked).toEqual(['/moved']);
});

test('an answer that comes is taken, one that does not is given up', async () => {
  expect(await (await outboundFetch(`${address}/there`, 5_000)).json()).toEqual({});
  await expect(outboundFetch(`${address}/silent`, 50)).rejects.toMatchObject({ name: 'TimeoutError' });
});
