import { fieldErrors } from './field-errors.ts';
import { date, emailPattern, instant, latitude, line, longitude, percent, sequence, type Field } from './fields.ts';
import * as z from 'zod/mini';
import { make } from './make-field.ts';
import { checkField, normalise } from './validation.ts';

test.each(['a@b.id', 'sri.lestari+kartu@mail.contoh.co.id', 'a_b@x-y.z'])('%s is an e-mail address', (address) => {
  expect(emailPattern.test(address)).toBe(true);
});

test.each(['', 'a', 'a@b', '@b.id', 'a@.id', 'a@b.', 'a@b..id', 'a b@c.id', 'a@b@c.id', 'a@b.id\n'])(
  '%j is no e-mail address',
  (address) => {
    expect(emailPattern.test(address)).toBe(false);
  },
);

test('coordinates lie inside Indonesia, with up to six decimals', () => {
  const of = (field: Field, typed: string) => checkField('at', field, typed)?.code ?? null;
  expect([of(latitude(), '-6.175392'), of(longitude(), '106.827153')]).toEqual([null, null]);
  for (const typed of ['48.85', '-11.2', '6,1', '-6.1753921', '-6.2088, 106.8456', 'x'])
    expect(of(latitude(), typed)).toBe('OUTSIDE_INDONESIA');
  expect(of(longitude(), '2.35')).toBe('OUTSIDE_INDONESIA');
  expect(latitude().title?.en).toBe('Latitude');
});

test('a fault names the bound of the schema where the field declares none', () => {
  const field = make('text', z.string().check(z.minLength(2), z.maxLength(11)), {});
  expect(checkField('at', field, 'abcdefghijklm')).toMatchObject({ code: 'TOO_LONG', parameters: { maximum: 11 } });
  expect(checkField('at', field, 'a')).toMatchObject({ code: 'TOO_SHORT', parameters: { minimum: 2 } });
});

test('the fault of a date with a time has an example with a time', () => {
  expect(checkField('on', date(), '31 Des')?.code).toBe('NOT_A_DATE');
  expect(checkField('at', instant(), '31-12-2026 24:00')?.code).toBe('NOT_AN_INSTANT');
  expect(fieldErrors.NOT_AN_INSTANT.id).toContain('contoh: 31-12-2026 08:00');
});

test.each([' abc', 'abc\n', 'ab\u200Bc', 'ab  c', '\u2019abc'])('a secret is refused as %j', (typed) => {
  const secret = line({ maximum: 40, secret: true, required: false });
  expect(checkField('secret', secret, typed)?.code).toBe('SECRET_SIGNS');
  expect(['ab c', "'x-1'", '••••0001', '', null].map((each) => checkField('secret', secret, each))).toEqual(
    Array(5).fill(null),
  );
});

test('a sequence counts from 1 to 99 and may be empty where it is optional', () => {
  const of = (typed: unknown) => checkField('place', sequence({ required: false }), typed)?.code ?? null;
  expect([of(1), of(99), of(null), of(0), of(100)]).toEqual([null, null, null, 'RANGE', 'RANGE']);
});

test('0 is no value where staff write it for none, however it is typed', () => {
  const repeat = percent({ minimum: 0.0001, maximum: 60, required: false, zeroIsNone: true });
  expect(['0', '0,0000', '0.0', 0, '', null].map((typed) => normalise(repeat, typed))).toEqual(Array(6).fill(null));
  expect(checkField('rateRepeat', repeat, '0')).toBeNull();
  expect(normalise(repeat, '0,5')).toBe('0.5000');
  expect(checkField('rate', percent({ minimum: 0.0001, maximum: 60 }), '0')?.code).toBe('RANGE');
});
