import { contract as branchesStores } from '@console/contracts/branches-stores';
import { contract as cards } from '@console/contracts/cards';
import { contract as membership } from '@console/contracts/membership';
import { contract as ordersLogs } from '@console/contracts/orders-logs';
import { contract as products } from '@console/contracts/products';
import { contract as promosProducts } from '@console/contracts/promos-products';
import { contract as shell } from '@console/contracts/shell';
import { fill } from '@console/contracts/core/fill';
import { fieldErrors } from '@console/contracts/core/field-errors';
import { choices, email, options } from '@console/contracts/core/fields';
import { checkField, normalise } from '@console/contracts/core/validation';

const contracts = [branchesStores, cards, membership, ordersLogs, products, promosProducts, shell];

test('a value chosen twice is chosen once', () => {
  const lines = choices(options({ SPEKTRA: ['SPEKTRA'], NMC: ['NMC'] }));
  expect(normalise(lines, ['SPEKTRA', 'NMC', 'SPEKTRA'])).toEqual(['SPEKTRA', 'NMC']);
});

test('an e-mail address that is too short says how long it must be', () => {
  expect(checkField('email', email({ maximum: 100 }), 'x')).toMatchObject({
    code: 'TOO_SHORT',
    parameters: { minimum: 5 },
  });
});

test('what is said of a value that does not fit has no placeholder left, whatever the field', () => {
  const faults: string[] = [];
  const fields = contracts.flatMap(({ resources }) =>
    resources.flatMap((resource) =>
      Object.entries(resource.fields).map(([name, field]) => [`${resource.module}.${name}`, name, field] as const),
    ),
  );
  expect(fields.length).toBeGreaterThan(100);
  for (const [where, name, field] of fields)
    for (const value of ['x', 'x'.repeat(5_000), 10 ** 15, -(10 ** 15), []]) {
      const error = checkField(name, field, value);
      const text = error && fieldErrors[error.code as keyof typeof fieldErrors];
      if (text && /\{\w+\}/.test(fill(text.id, error.parameters ?? {}))) faults.push(`${where} ${error.code}`);
    }
  expect([...new Set(faults)]).toEqual([]);
});
