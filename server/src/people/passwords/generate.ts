import { randomInt } from 'node:crypto';

/** Letters and digits that cannot be confused on a screen. */
const alphabets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '-+_=.'] as const;
/** 22 characters out of 61 are 130 bits. */
const length = 22;

const pick = (from: string) => from.charAt(randomInt(from.length));

/** Generates a random password that satisfies the policy's character rules. */
export function generatePassword(): string {
  const all = alphabets.join('');
  const signs = [...alphabets.map(pick), ...Array.from({ length: length - alphabets.length }, () => pick(all))];
  for (let last = signs.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [signs[last], signs[other]] = [signs[other] ?? '', signs[last] ?? ''];
  }
  return signs.join('');
}
