import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomFillSync } from 'node:crypto';

/** Encrypted text whose key is not configured: the operator must provide it. */
export class DataKeyMissing extends Error {
  override readonly name = 'DataKeyMissing';
  constructor(readonly id: string) {
    super(`The data key ${id} is not here: name it in CONSOLE_DATA_KEY_EARLIER`);
  }
}

/** Whether an error, or its cause, is a missing data key. */
export const isOfMissingKey = (error: unknown): boolean =>
  error instanceof DataKeyMissing ||
  (error instanceof Error && error.cause !== undefined && isOfMissingKey(error.cause));

/**
 * Encryption of values that the program must read back or find: private keys, tokens, secret settings, stored answers
 * and personal numbers, in the columns that `columns.ts` lists. A reader of the database cannot decrypt them.
 */
export interface ProtectedText {
  /** Encrypted text, different each time; it contains the id of its key. */
  encrypt(text: string): string;
  /**
   * @throws DataKeyMissing when its key is neither the data key nor an earlier one; Error when the text was changed.
   */
  decrypt(text: string): string;
  /**
   * The same for the same text, however its letters are written (full width, composed or not), under the current data
   * key: finds a number by its full value (docs/model/membership.md#formats).
   */
  hash(text: string): string;
  /** Prefix of every text encrypted with the current data key. */
  readonly prefix: string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const idBytes = 4;

/** Random bytes for the next nonces: drawing many at once costs a tenth, and imports encrypt millions of values. */
const drawn = Buffer.alloc(nonceBytes * 512);
let used = drawn.length;

/** A nonce that no other text has. */
function nextNonce(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += nonceBytes;
  return Buffer.from(drawn.subarray(used - nonceBytes, used));
}

const derive = (key: Buffer, purpose: string, bytes = 32) => Buffer.from(hkdfSync('sha256', key, '', purpose, bytes));

interface Key {
  readonly id: string;
  readonly encryption: Buffer;
}

/** The id of a key in encrypted text; it reveals nothing about the key. */
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

/** Decrypts text from before keys had ids: tries every key. */
function openWithAny(keys: readonly Key[], base64: string): string {
  for (const key of keys.slice(0, -1)) {
    try {
      return open(key, base64);
    } catch {
      // Encrypted with another key.
    }
  }
  return open(keys.at(-1) as Key, base64);
}

/**
 * Builds the encryption.
 * @param key the data key, 32 bytes; encrypts everything that is written.
 * @param earlier former data keys; they only decrypt.
 * @example protectedText(dataKey).encrypt('081234567890'); // 'v1.…'
 */
export function protectedText(key: Buffer, earlier: readonly Buffer[] = []): ProtectedText {
  const keys = [key, ...earlier].map(keyOf);
  const [present] = keys as [Key, ...Key[]];
  const hashKey = derive(key, 'hash');
  const prefix = `v1.${present.id}.`;
  return {
    prefix,
    encrypt(text) {
      const nonce = nextNonce();
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
    hash: (text) => createHmac('sha256', hashKey).update(text.normalize('NFKC')).digest('hex'),
  };
}
