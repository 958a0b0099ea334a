import { TestRegistry } from '../testing/registry.ts';

const releases = { revision: 3, validUntil: '2999-01-01T00:00:00.000Z', remotes: [] };
let registry: TestRegistry;
let openDocument: typeof import('./signed-document.ts').openDocument;
beforeEach(async () => {
  jest.resetModules();
  registry = await new TestRegistry().open();
  ({ openDocument } = await import('./signed-document.ts'));
});

test('what a key of the page has signed is read', async () => {
  expect(await openDocument(await registry.sign(releases))).toEqual(releases);
});

test('a document that was changed on its way is not', async () => {
  const [head, , signature] = (await registry.sign(releases)).split('.');
  const other = (await registry.sign({ ...releases, revision: 4 })).split('.')[1];
  await expect(openDocument(`${head}.${other}.${signature}`)).rejects.toThrow('The signature of the registry is wrong');
});

test('nor is one of a key that the page does not name, even under the name of its own', async () => {
  const keys = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  await expect(openDocument(await registry.sign(releases, { keys }))).rejects.toThrow('wrong');
  await expect(openDocument(await registry.sign(releases, { keys, kid: 'other' }))).rejects.toThrow(
    'does not know the key other',
  );
});

test('a page that names no key believes nothing', async () => {
  document.head.replaceChildren();
  await expect(openDocument(await registry.sign(releases))).rejects.toThrow('does not know the key');
});

test.each([{ typ: 'JWT' }, { alg: 'none' }, { alg: 'HS256' }])(
  'a signature for something else does not count: %j',
  async (header) => {
    await expect(openDocument(await registry.sign(releases, header))).rejects.toThrow('signed for something else');
  },
);

test.each(['', 'a.b', 'a.b.c.d', '!.!.!', '<!doctype html>', `${'a'.repeat(600_000)}.b.c`])(
  '%.20s is no signed document',
  async (text) => {
    await expect(openDocument(text)).rejects.toThrow();
  },
);

test.each([
  [null],
  [[]],
  [{}],
  [{ revision: '1', validUntil: '', remotes: [] }],
  [{ revision: 1, validUntil: '', remotes: {} }],
])('%j is not a registry, even when signed', async (payload) => {
  await expect(openDocument(await registry.sign(payload))).rejects.toThrow();
});
