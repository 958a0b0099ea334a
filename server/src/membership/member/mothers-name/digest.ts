import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ProtectedText } from '../../../platform/protected-text/protected-text.ts';

/** What two spellings of one name share: its letters, without case, accents, spaces and signs. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** Of the letters and the member, so that equal names of two members do not show. */
const digestOf = (memberId: string, name: string): Buffer =>
  createHmac('sha256', memberId).update(lettersOf(name)).digest();

/**
 * A mother's maiden name as it is stored: a digest, itself protected by the data key. Nothing gives the name back, and
 * a change of the data key needs no names (docs/model/platform.md#personal-data).
 */
export const protectMothersName = (texts: ProtectedText, memberId: string, name: string): string =>
  texts.encrypt(digestOf(memberId, name).toString('hex'));

/** Whether a typed name is the stored one; never where none is stored. */
export const isMothersName = (
  texts: ProtectedText,
  memberId: string,
  stored: string | null,
  typed: string,
): boolean => {
  const expected = stored === null ? Buffer.alloc(32) : Buffer.from(texts.decrypt(stored), 'hex');
  return timingSafeEqual(expected, digestOf(memberId, typed)) && stored !== null;
};
