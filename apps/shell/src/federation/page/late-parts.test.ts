import { lateParts } from './late-parts.ts';
import { freshAddress } from '../load/fresh-address.ts';

const chunk = `${location.origin}/DateInput.0123456789.js`;
const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: chunk });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a part that failed to load is logged with a support id, and fetched past the cache', async () => {
  globalThis.fetch = jest.fn(async () => new Response('', { status: 503 }));
  const supportId = await lateParts.note(missing);
  expect(supportId).toMatch(/^[0-9A-F]{8}$/);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(`[${supportId}] chunk-missing`), missing);
  expect(freshAddress(chunk)).toBe(chunk);
  lateParts.prepareRetry(missing);
  expect(freshAddress(chunk)).toMatch(/\?again=\d+$/);
});
