import { integer, year } from '@console/contracts/core/fields';
import { financialSchemesNmc } from '@console/contracts/branches-stores/financial-scheme-nmc';
import { render, screen } from '@testing-library/react';
import { FieldValue } from './FieldValue.tsx';

const bounds = { minimum: 1, maximum: 9_999 };

test('a year is written without a separator of thousands, any other number with it', () => {
  render(
    <>
      <p>
        <FieldValue field={year(bounds)} value={2026} />
      </p>
      <p>
        <FieldValue field={integer(bounds)} value={2026} />
      </p>
    </>,
  );
  expect(screen.getByText('2026')).toBeVisible();
  expect(screen.getByText('2.026')).toBeVisible();
});

test('an empty list is shown as what it means', () => {
  render(<FieldValue field={financialSchemesNmc.fields.brands} value={[]} />);
  expect(screen.getByText('Semua merek')).toBeVisible();
});
