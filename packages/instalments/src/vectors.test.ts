import { companyViewOf } from './company-view.ts';
import { instalmentOf } from './instalment.ts';
import { scheduleOf } from './schedule.ts';
import { vectors } from './vectors/index.ts';

const termsOf = (id: string) => vectors.find((vector) => vector.id === id)!.terms;

test.each(vectors)('vector $id is reached to the rupiah', ({ terms, expected }) => {
  expect(instalmentOf(terms)).toMatchObject(expected);
});

test.each(vectors.filter(({ company }) => company))('vector $id in the view of the company', ({ terms, company }) => {
  expect(companyViewOf(terms, company!.terms)).toEqual(expect.objectContaining(company!.expected));
});

test('a premium that is paid at signing changes nothing for the company', () => {
  const { premium: _, ...terms } = termsOf('V4');
  const premium = { payment: 'S', amount: 620_400, charge: 'UPFRONT' } as const;
  const insured = companyViewOf({ ...terms, premium }, { premiumToInsurer: premium.amount });
  expect(insured).toEqual(companyViewOf(terms, {}));
});

test('the raw instalment with premium of V3 is that of the model', () => {
  const { raw, monthlyPremium } = instalmentOf(termsOf('V3'));
  expect(Number(raw) + monthlyPremium).toBeCloseTo(443_548.28, 2);
});

test('the schedule of V1 begins and ends as the model says', () => {
  const rows = scheduleOf(termsOf('V1'), '2026-01-31');
  expect(rows[0]).toMatchObject({ principal: 357_952, interest: 263_048, balance: 5_241_048 });
  expect(rows[11]).toMatchObject({ principal: 593_134, interest: 27_866, balance: 0 });
});

test('a first instalment in advance has no interest, as in V5', () => {
  const rows = scheduleOf(termsOf('V5'), '2026-01-31');
  expect(rows[0]).toMatchObject({ dueDate: '2026-01-31', principal: 889_000, interest: 0 });
  expect(rows[1]).toMatchObject({ dueDate: '2026-02-28', principal: 383_109, interest: 505_891 });
  expect(rows[34]).toMatchObject({ principal: 867_262, interest: 21_738, balance: 0 });
});

test('instalments are due on the day of signing, or the last day of a shorter month', () => {
  const rows = scheduleOf(termsOf('V1'), '2027-10-31');
  expect(rows.slice(0, 5).map(({ dueDate }) => dueDate)).toEqual([
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
  ]);
});
