import { sampleOf } from '../../test/samples.ts';
import { useServer } from '../../test/server.ts';
import { aboutTextModule } from './about/module.ts';
import { faqModule } from './faq/module.ts';
import { masterBannerModule } from './master-banner/module.ts';

const server = useServer({ modules: [masterBannerModule, faqModule, aboutTextModule] });

/** Members that no public answer may have (docs/model/promos-products.md). */
const inner = /subsid|income|yield|commission|editors|createdBy|updatedBy/i;

/** Names of all members of a value, however deep. */
const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [name, ...namesIn(member)]);
};

test('no public call tells a subsidy, an income, a yield or who works here', async () => {
  const calls = [...server.current.app.calls.values()].filter(({ base }) => base === 'publish');
  const declared = calls.flatMap(({ name, result }) =>
    result ? namesIn(sampleOf(result)).map((each) => `${name} ${each}`) : [],
  );
  expect(declared.length).toBeGreaterThan(30);
  expect(declared.filter((each) => inner.test(each))).toEqual([]);
  for (const path of ['faq', 'about', 'banner?placement=HOME_TOP&platform=APP']) {
    const answer = await fetch(`${server.current.origin}/api/publish/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(namesIn(await answer.json()).filter((each) => inner.test(each))).toEqual([]);
  }
});
