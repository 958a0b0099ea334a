import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Text at rest whose key the program has not: whoever runs it must give the key. */
export class DataKeyMissing extends Error {
  override readonly name = 'DataKeyMissing';
  constructor(readonly id: string) {
    super(`The data key ${id} is not here: name it in CONSOLE_DATA_KEY_EARLIER`);
  }
}

/** Whether an error, or what caused it, is a key that the program has not. */
export const isOfMissingKey = (error: unknown): boolean =>
  error instanceof DataKeyMissing ||
  (error instanceof Error && error.cause !== undefined && isOfMissingKey(error.cause));

/**
 * A secret at rest: what nobody who reads the database may learn, yet the program needs back or must find again.
 * Private keys, tokens, secret settings, kept answers and personal numbers lie this way, in the columns that
 * `columns.ts` lists.
 */
export interface ProtectedText {
  /** Text that cannot be read without the data key, another one each time; it names its key. */
  encrypt(text: string): string;
  /**
   * @throws DataKeyMissing when its key is neither the data key nor an earlier one; Error when the text was changed.
   */
  decrypt(text: string): string;
  /**
   * The same for the same text, under the present data key: finds a number given in full
   * (docs/model/membership.md#formats).
   */
  hash(text: string): string;
  /** How every text begins that the present data key protects. */
  readonly prefix: string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const idBytes = 4;

const derive = (key: Buffer, purpose: string, bytes = 32) => Buffer.from(hkdfSync('sha256', key, '', purpose, bytes));

interface Key {
  readonly id: string;
  readonly encryption: Buffer;
}

/** The id by which protected text names its key; it tells nothing of the key. */
export const keyId = (key: Buffer): string => derive(key, 'id', idBytes).toString('hex');

const keyOf = (key: Buffer): Key => ({
  id: keyId(key),
  encryption: derive(key, 'encryption'),
});

function open({ encryption }: Key, base64: string): string {
  const all = Buffer.from(base64, 'base64');
  const decipher = createDecipheriv(algorithm, encryption, all.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(all.subarray(-tagBytes));
  return Buffer.concat([decipher.update(all.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8');
}

/** Text of before keys had ids: whichever key fits. */
function openWithAny(keys: readonly Key[], base64: string): string {
  for (const key of keys.slice(0, -1)) {
    try {
      return open(key, base64);
    } catch {
      // Another key protects it.
    }
  }
  return open(keys.at(-1) as Key, base64);
}

/**
 * Builds the protection.
 * @param key the data key, 32 bytes; protects whatever is written.
 * @param earlier data keys of before a change; they only read.
 */
export function protectedText(key: Buffer, earlier: readonly Buffer[] = []): ProtectedText {
  const keys = [key, ...earlier].map(keyOf);
  const [present] = keys as [Key, ...Key[]];
  const hashKey = derive(key, 'hash');
  const prefix = `v1.${present.id}.`;
  return {
    prefix,
    encrypt(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, present.encryption, nonce);
      return (
        prefix +
        Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
      );
    },
    decrypt(text) {
      const [, id, base64 = text] = /^v1\.([0-9a-f]{8})\.(.*)$/.exec(text) ?? [];
      if (id === undefined) return openWithAny(keys, base64);
      const found = keys.find((one) => one.id === id);
      if (!found) throw new DataKeyMissing(id);
      return open(found, base64);
    },
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('hex'),
  };
}
