import { ErrorCatalogue } from './error-catalogue.ts';

const catalogue = new ErrorCatalogue();
const range = { field: 'amount', code: 'RANGE', parameters: { minimum: 0, maximum: 200_000_000 } };

test('numbers of a message are grouped as the language writes them', () => {
  expect(catalogue.fieldError(range, 'id').message).toBe('Harus antara 0 dan 200.000.000');
  expect(catalogue.fieldError(range, 'en').message).toBe('Must be between 0 and 200,000,000');
});
