// Reads: nothing
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadDataKey } from './data-key.ts';
import { protectedText } from './protected-text.ts';

const texts = protectedText(Buffer.alloc(32, 7));
const others = protectedText(Buffer.alloc(32, 8));

describe('protectedText', () => {
  it('gives back what it protected, and writes it differently each time', () => {
    const [first, second] = [texts.encrypt('081234567890'), texts.encrypt('081234567890')];
    expect(first).not.toBe(second);
    expect(first).not.toContain('0812');
    expect(texts.decrypt(first)).toBe('081234567890');
  });

  it('refuses text that was changed or protected with another key', () => {
    const sealed = texts.encrypt('081234567890');
    const changed = Buffer.from(sealed.slice(texts.prefix.length), 'base64');
    changed[14] = (changed[14] as number) ^ 1;
    expect(() => texts.decrypt(texts.prefix + changed.toString('base64'))).toThrow();
    expect(() => others.decrypt(texts.encrypt('081234567890'))).toThrow();
  });

  it('finds the same text by its hash, only under the same key', () => {
    expect(texts.hash('081234567890')).toBe(texts.hash('081234567890'));
    expect(texts.hash('081234567890')).not.toBe(texts.hash('081234567891'));
    expect(texts.hash('081234567890')).not.toBe(others.hash('081234567890'));
  });
});

describe('loadDataKey', () => {
  it('makes a key readable by its owner only, and finds it again', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'data-key-'));
    const first = await loadDataKey(directory, null);
    expect((await stat(path.join(directory, 'data.key'))).mode & 0o077).toBe(0);
    expect(await loadDataKey(directory, null)).toEqual(first);
    await rm(directory, { recursive: true });
  });

  it('refuses a given key of the wrong size', async () => {
    await expect(loadDataKey('/nowhere', 'c2hvcnQ=')).rejects.toThrow('CONSOLE_DATA_KEY must be 32 bytes in base64.');
  });
});
