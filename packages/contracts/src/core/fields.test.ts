import { emailPattern } from './fields.ts';

test.each(['a@b.id', 'sri.lestari+kartu@mail.contoh.co.id', 'a_b@x-y.z'])('%s is an e-mail address', (address) => {
  expect(emailPattern.test(address)).toBe(true);
});

test.each(['', 'a', 'a@b', '@b.id', 'a@.id', 'a@b.', 'a@b..id', 'a b@c.id', 'a@b@c.id', 'a@b.id\n'])(
  '%j is no e-mail address',
  (address) => {
    expect(emailPattern.test(address)).toBe(false);
  },
);
