import { referredId } from '@console/contracts/core/number-reference';
import { inAddress, noteNumber, numberOf, withoutNumbers } from './number-references.ts';
import { session } from './session.ts';

const as = (username: string | null) =>
  session.set({ status: username === null ? 'signed-out' : 'signed-in', username, mode: 'local' });

beforeEach(() => as('ADMIN01'));

test('a number has one reference in a tab, and a plain text stays as it is', () => {
  const reference = inAddress('081377001122');
  expect(referredId(reference)).not.toBeNull();
  expect(inAddress('081377001122')).toBe(reference);
  expect(numberOf(reference)).toBe('081377001122');
  expect(inAddress('gold')).toBe('gold');
});

test.each(['/cards', '/cards?search=gold&page=2#rows', '?id=00000000-0000-4000-8000-000000000000', '/a?x=%E0%A4%A'])(
  '%s stays as it is',
  (address) => expect(withoutNumbers(address)).toBe(address),
);

test('numbers leave an address, with everything else in its place', () => {
  const clean = withoutNumbers('/cards?search=0813+7700-1122&page=2&number=9710000112345678&number=A1#rows');
  const [search, first] = [inAddress('0813 7700-1122'), inAddress('9710000112345678')];
  expect(clean).toBe(`/cards?search=${search}&page=2&number=${first}&number=A1#rows`);
});

test('an address that was opened before the sign-in keeps its number, and the next person learns none', () => {
  as(null);
  const reference = inAddress('081377001133');
  as('ADMIN01');
  expect(numberOf(reference)).toBe('081377001133');
  noteNumber('number-x', '081377001144');
  as(null);
  as('HOOPS01');
  expect([numberOf(reference), numberOf('number-x')]).toEqual([undefined, undefined]);
});
