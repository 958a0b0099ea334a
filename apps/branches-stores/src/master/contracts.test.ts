import { domains } from '@console/contracts/domains';
import { contracts } from './contracts.ts';

test('every set of master data that can be taken as a file has its contract here', async () => {
  const reportable = domains
    .flatMap(({ resources }) => resources)
    .filter(({ masterData, operations }) => masterData && operations.includes('download'))
    .map(({ module }) => module);
  expect(Object.keys(contracts).toSorted()).toEqual(reportable.toSorted());
  for (const [module, load] of Object.entries(contracts)) expect((await load()).module).toBe(module);
});
