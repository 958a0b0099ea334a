import { contract as branchesStores } from './branches-stores/index.ts';
import { contract as cards } from './cards/index.ts';
import { contract as membership } from './membership/index.ts';
import { contract as ordersLogs } from './orders-logs/index.ts';
import { contract as promosProducts } from './promos-products/index.ts';
import { contract as shell } from './shell/index.ts';
import { fill } from './core/errors.ts';
import { fieldErrors } from './core/field-errors.ts';
import { choices, email, options } from './core/fields.ts';
import { checkField, normalise } from './core/validation.ts';

const contracts = [branchesStores, cards, membership, ordersLogs, promosProducts, shell];

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
