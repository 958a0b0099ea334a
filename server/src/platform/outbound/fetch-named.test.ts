import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchNamed, outerLookup } from './fetch-named.ts';
import { isInnerAddress, namesInner } from './inner-address.ts';

const asked: string[] = [];
const service = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers['authorization'] ?? ''}`);
  if (request.url === '/silent') return;
  if (request.url === '/moved') response.writeHead(302, { location: '/inner' });
  if (request.url === '/none') return void response.writeHead(204).end();
  response.end(request.url === '/long' ? 'x'.repeat(2_000_000) : '{"a":1}');
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => void (asked.length = 0));

const nothing = { innerServices: [] };

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fd12:3456::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:a9fe:a9fe',
  '::10.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  'fd00:ec2::254',
  'not an address',
])('%s is an inner address', (address) => expect(isInnerAddress(address)).toBe(true));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2001:4860:4860::8888', '::ffff:8.8.8.8'])(
  '%s is an outer address',
  (address) => expect(isInnerAddress(address)).toBe(false),
);

test.each([
  'https://localhost/x',
  'https://db.localhost/x',
  'https://metadata.google.internal/x',
  'https://127.1/x',
  'https://0x7f000001/x',
  'https://2130706433/x',
  'https://[::ffff:10.0.0.1]/x',
])('%s names the own network and is refused before a connection', async (address) => {
  expect(namesInner(new URL(address), nothing)).toBe(true);
  await expect(fetchNamed(nothing, address, 1_000)).rejects.toMatchObject({ name: 'InnerAddress' });
});

test('a name that leads to an inner address is refused as the connection is made', async () => {
  const found = await new Promise((resolve) => {
    outerLookup('localhost', { all: true }, (fault) => resolve(fault));
  });
  expect(found).toMatchObject({ name: 'InnerAddress' });
  const one = await new Promise((resolve) => {
    outerLookup('localhost', {}, (fault) => resolve(fault));
  });
  expect(one).toMatchObject({ name: 'InnerAddress' });
});

test('an open and a closed inner port are refused alike, and neither is asked', async () => {
  for (const address of [`http://${host}/there`, 'http://127.0.0.1:1/there'])
    await expect(fetchNamed(nothing, address, 1_000)).rejects.toMatchObject({ name: 'InnerAddress' });
  expect(asked).toEqual([]);
});

test('a service that the configuration names is asked; it leads nowhere else, and answers in bounds', async () => {
  const named = { innerServices: [host] };
  const sent = { method: 'POST', headers: { authorization: 'Bearer x' }, body: '{}' };
  expect(await (await fetchNamed(named, `http://${host}/there`, 5_000, sent)).json()).toEqual({ a: 1 });
  expect((await fetchNamed({ innerServices: ['127.0.0.1'] }, `http://${host}/none`, 5_000)).status).toBe(204);
  expect(asked).toEqual(['POST /there Bearer x', 'GET /none ']);
  await expect(fetchNamed(named, `http://${host}/moved`, 5_000)).rejects.toThrow(TypeError);
  await expect(fetchNamed(named, `http://${host}/long`, 5_000)).rejects.toThrow('too long');
  await expect(fetchNamed(named, `http://${host}/silent`, 50)).rejects.toMatchObject({ name: 'TimeoutError' });
});
