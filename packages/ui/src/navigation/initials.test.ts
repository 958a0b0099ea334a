import { initialsOf } from './initials.ts';

test.each([
  ['Rina Kusumawati', 'RK'],
  ['  budi   santoso wijaya ', 'BS'],
  ['Agus', 'AG'],
  ['X', 'X'],
  ['', 'Anonymous'],
  ['   ', 'Anonymous'],
  [null, 'Anonymous'],
  [undefined, 'Anonymous'],
])('initials of %p are %p', (name, initials) => expect(initialsOf(name)).toBe(initials));
