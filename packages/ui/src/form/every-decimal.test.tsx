// Numbers with decimals are read alike, however their field is declared.
import { contract as branchesStores } from '@console/contracts/branches-stores';
import { contract as cards } from '@console/contracts/cards';
import { contract as membership } from '@console/contracts/membership';
import { contract as ordersLogs } from '@console/contracts/orders-logs';
import { contract as products } from '@console/contracts/products';
import { contract as promosProducts } from '@console/contracts/promos-products';
import { contract as shell } from '@console/contracts/shell';
import { hasDecimals, line, percent, typedKind, type Field } from '@console/contracts/core/fields';
import { checkField, normalise } from '@console/contracts/core/validation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { cellValue } from '../sheet/cells.ts';
import { inputOf } from './inputs/index.tsx';
import { NumberField } from './inputs/NumberField.tsx';
import { NumberInput } from './inputs/NumberInput.tsx';

const contracts = [branchesStores, cards, membership, ordersLogs, products, promosProducts, shell];
const declared: readonly (readonly [string, Field])[] = contracts
  .flatMap(({ resources }) => resources)
  .flatMap(({ module, fields }) =>
    Object.entries(fields as Readonly<Record<string, Field>>).flatMap(([name, field]) => [
      [`${module}.${name}`, field] as const,
      ...Object.entries(field.sheet?.columns ?? {}).map(
        ([column, each]) => [`${module}.${name}.${column}`, each as Field] as const,
      ),
    ]),
  )
  .filter(([, field]) => hasDecimals(typedKind(field)));

test('every declared field of decimals refuses a pasted 1.500, and has the input of numbers', () => {
  expect(declared.map(([name]) => name)).toContain('tiering-plafond.incomeMultiplier');
  expect(declared.length).toBeGreaterThan(10);
  const faulty = declared.filter(
    ([name, field]) => inputOf(field) !== NumberInput || !checkField(name, field, cellValue(field, '1.500')),
  );
  expect(faulty.map(([name]) => name)).toEqual([]);
});

test('a number with decimals that is kept as text is the same after it is cleaned again', () => {
  const field = line({ maximum: 10, decimal: true });
  for (const typed of [1.5, 1.234, '1,5', '0.500', '2.75 %', '1.234,5', '12'] as const) {
    const stored = normalise(field, typed);
    expect(normalise(field, stored)).toBe(stored);
    expect(checkField('factor', field, typed)).toBeNull();
  }
});

const shared = {
  id: 'x',
  name: 'x',
  disabled: false,
  required: true,
  describedBy: undefined,
  onLeave: () => undefined,
};

function OfField({ field }: { readonly field: Field }) {
  const [value, setValue] = useState<unknown>(null);
  const invalid = value !== null && checkField('x', field, value) !== null;
  return <NumberInput {...shared} field={field} value={value} onChange={setValue} invalid={invalid} />;
}

function OfPage() {
  const [value, setValue] = useState<number | null>(null);
  return <NumberField kind="decimal" value={value} onChange={setValue} maximum={10} />;
}

const bounds = { minimum: 0, maximum: 10 };
const inputs = {
  'a percentage': <OfField field={percent(bounds) as Field} />,
  'a number kept as text': <OfField field={line({ maximum: 7, decimal: true }) as Field} />,
  'a number of a page': <OfPage />,
};

describe.each(Object.entries(inputs))('%s', (_kind, element) => {
  test.each(['1.500', '3.000', '1.050'])('refuses a pasted %s, and takes it when it is typed', async (text) => {
    const user = userEvent.setup();
    render(element);
    const input = screen.getByRole('textbox');
    await user.click(input);
    await user.paste(text);
    expect(input).toHaveAttribute('aria-invalid', 'true');
    await user.tab();
    expect(input).toHaveValue(text);
    await user.clear(input);
    await user.type(input, text);
    expect(input).toHaveAttribute('aria-invalid', 'false');
  });
});
