import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';

/** The letters of a name without case, accents, spaces and punctuation, so that spellings compare equal. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Over the letters and the member id, so that equal names of two members have different digests. */
const digestOf = (memberId: string, name: string): Buffer =>
  createHmac('sha256', memberId).update(lettersOf(name)).digest();

/**
 * The stored form of a mother's maiden name: an encrypted digest. The name cannot be recovered, and a change of the
 * data key does not need it (docs/model/platform.md#personal-data).
 */
export const protectMothersName = (texts: ProtectedText, memberId: string, name: string): string =>
  texts.encrypt(digestOf(memberId, name).toString('hex'));

/** Whether a typed name matches the stored one; never without a stored one. */
export const isMothersName = (
  texts: ProtectedText,
  memberId: string,
  stored: string | null,
  typed: string,
): boolean => {
  const expected = stored === null ? Buffer.alloc(32) : Buffer.from(texts.decrypt(stored), 'hex');
  return timingSafeEqual(expected, digestOf(memberId, typed)) && stored !== null;
};
