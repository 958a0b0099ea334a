import { withCleanTexts } from './clean-texts.ts';
import { Refusal } from './refusal.ts';

test('texts of a body are cleaned as fields are, however deep', () => {
  expect(
    withCleanTexts({
      reason: ' Pemilik \u201CMa\u2019ruf\u201D \u2013 pindah \u00A0cabang ',
      items: [{ note: 'Suka\u200Bmaju\ndua', count: 2 }],
      none: null,
    }),
  ).toEqual({ reason: 'Pemilik "Ma\'ruf" - pindah cabang', items: [{ note: 'Sukamaju\ndua', count: 2 }], none: null });
});

test('passwords, secrets and signed records stay sign by sign', () => {
  const body = {
    newPassword: ' \u2019a ',
    clientSecret: '\u2013',
    record: '{"title":"Kartu \u2013 A"}',
    signature: 'x ',
  };
  expect(withCleanTexts(body)).toEqual(body);
  expect(withCleanTexts({ record: { name: 'Ma\u2019ruf' } })).toEqual({ record: { name: "Ma'ruf" } });
});

test('a control character is refused beside its text', () => {
  expect(() => withCleanTexts({ items: [{ note: 'Suka\u0007maju' }] })).toThrow(Refusal);
});
