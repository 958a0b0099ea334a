import { ErrorCatalogue } from './error-catalogue.ts';

const catalogue = new ErrorCatalogue();
const range = { field: 'amount', code: 'RANGE', parameters: { minimum: 0, maximum: 200_000_000 } };

test('numbers of a message are grouped as the language writes them', () => {
  expect(catalogue.fieldError(range, 'id').message).toBe('Harus antara 0 dan 200.000.000');
  expect(catalogue.fieldError(range, 'en').message).toBe('Must be between 0 and 200,000,000');
});

test('a range with one bound, or with none that is known, is said without a hole', () => {
  const said = (parameters: object) =>
    (['id', 'en'] as const).map(
      (language) => catalogue.fieldError({ ...range, parameters: parameters as never }, language).message,
    );
  expect(said({ maximum: 72 })).toEqual(['Maksimal 72', 'At most 72']);
  expect(said({ minimum: 1_000 })).toEqual(['Minimal 1.000', 'At least 1,000']);
  expect(said({})).toEqual(['Di luar batas', 'Out of bounds']);
});

test('no message of a field error keeps a name between braces', () => {
  const bounds = [{}, { minimum: 1 }, { maximum: 2 }, { minimum: 1, maximum: 2 }];
  for (const parameters of bounds)
    expect(catalogue.fieldError({ ...range, parameters: parameters as never }, 'id').message).not.toMatch(/[{}]/);
});

test('a small bound of a message keeps its decimals', () => {
  const rate = { field: 'rate', code: 'RANGE', parameters: { minimum: 0.0001, maximum: 60 } };
  expect(catalogue.fieldError(rate, 'id').message).toBe('Harus antara 0,0001 dan 60');
});

test('a message names what of a list it is about, and how many more', () => {
  const error = { field: 'branchIds', code: 'NOT_FOUND' };
  const said = (about: readonly string[]) => catalogue.fieldError({ ...error, about }, 'id');
  const plain = catalogue.fieldError(error, 'id').message;
  expect(said(['12010', '12020']).message).toBe(`12010, 12020: ${plain}`);
  expect(said(['1', '2', '3', '4', '5', '6', '7']).message).toBe(`1, 2, 3, 4, 5 (+2): ${plain}`);
  expect(said(['12010'])).not.toHaveProperty('about');
});

describe('codes of rows of files', () => {
  const words = { id: 'Hanya admin', en: 'Only an admin' };
  const refusal = { ONLY_ADMIN: { status: 403, text: words } };

  test('a code that is also the refusal of a call keeps its status, whichever of them is declared first', () => {
    const [rowsFirst, refusalFirst] = [new ErrorCatalogue(), new ErrorCatalogue()];
    rowsFirst.addOfRows({ ONLY_ADMIN: words });
    rowsFirst.add(refusal);
    refusalFirst.add(refusal);
    refusalFirst.addOfRows({ ONLY_ADMIN: words });
    expect([rowsFirst.status('ONLY_ADMIN'), refusalFirst.status('ONLY_ADMIN')]).toEqual([403, 403]);
  });

  test('a code with two texts is refused', () => {
    const declared = new ErrorCatalogue();
    declared.add(refusal);
    expect(() => declared.addOfRows({ ONLY_ADMIN: { id: 'Lain', en: 'Other' } })).toThrow('different texts');
  });
});
