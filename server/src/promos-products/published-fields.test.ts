import { sampleOf } from '../../test/samples.ts';
import { useServer } from '../../test/server.ts';
import { branchesStoresModules } from '../branches-stores/modules.ts';
import { membershipModules } from '../membership/modules.ts';
import { productsModules } from '../products/modules.ts';
import { promosProductsModules } from './modules.ts';

const server = useServer({
  modules: [...productsModules, ...branchesStoresModules, ...membershipModules, ...promosProductsModules],
});

/** Members that no public answer may have (docs/model/promos-products.md). */
const inner = /subsid|income|yield|commission|editors|createdBy|updatedBy/i;

/** Names of all members of a value, however deep. */
const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]);
};

test('no public call tells a subsidy, an income, a yield or who works here', async () => {
  const own = /^(banner|faq|about|promo|lob|product-group)\b/;
  const calls = [...server.current.app.calls.values()].filter(({ base, path }) => base === 'publish' && own.test(path));
  const declared = calls.flatMap(({ name, result }) =>
    result ? namesIn(sampleOf(result)).map((each) => `${name} ${each}`) : [],
  );
  expect(declared.length).toBeGreaterThan(30);
  expect(declared.filter((each) => inner.test(each))).toEqual([]);
  for (const path of [
    'faq',
    'about',
    'banner?placement=HOME_TOP&platform=APP',
    'promo?line=SPEKTRA&officeCode=12010',
  ]) {
    const answer = await fetch(`${server.current.origin}/api/publish/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(namesIn(await answer.json()).filter((each) => inner.test(each))).toEqual([]);
  }
});
