import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Personal numbers as the database holds them: unreadable without the key, yet findable when given in full. */
export interface ProtectedText {
  /** Text that cannot be read without the key, another one each time. */
  encrypt(text: string): string;
  /** @throws Error when the text was changed or protected with another key. */
  decrypt(text: string): string;
  /** The same for the same text: finds a number given in full (membership model, formats). */
  hash(text: string): string;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const derive = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));

/** Builds the protection from the data key of 32 bytes. */
export function protectedText(key: Buffer): ProtectedText {
  const encryptionKey = derive(key, 'encryption');
  const hashKey = derive(key, 'hash');
  return {
    encrypt(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, encryptionKey, nonce);
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64',
      );
    },
    decrypt(text) {
      const all = Buffer.from(text, 'base64');
      const decipher = createDecipheriv(algorithm, encryptionKey, all.subarray(0, nonceBytes));
      decipher.setAuthTag(all.subarray(-tagBytes));
      return Buffer.concat([decipher.update(all.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8');
    },
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('hex'),
  };
}
