import { referenceNames } from '@console/contracts/core/reference';
import { randomUUID } from 'node:crypto';
import { useServer } from '../test/server.ts';
import { modules } from './modules.ts';
import { targetOf } from './records/resource/references.ts';
import { resourcesOf, type RegisteredResource } from './records/resource/registered.ts';
import { preventingUses } from './records/resource/uses.ts';

const server = useServer({ modules });
const eachResource = () => [...resourcesOf(server.current.app).values()];
const failures = async (check: (registered: RegisteredResource) => unknown): Promise<string[]> => {
  const faults: string[] = [];
  for (const registered of eachResource())
    try {
      await check(registered);
    } catch (error) {
      faults.push(`${registered.resource.module}: ${(error as Error).message}`);
    }
  return faults;
};

test('every reference of every resource points at a resource that is served', async () => {
  expect(
    await failures(({ resource, ...rest }) =>
      referenceNames(resource.fields).map((name) => targetOf({ resource, ...rest }, name)),
    ),
  ).toEqual([]);
});

test('every use that a resource declares is counted by the module that has it', async () => {
  const { db } = server.current.database;
  expect(
    await failures(async (registered) => {
      for (const action of ['deactivate', 'delete'] as const)
        expect(await preventingUses(db, registered, action, [randomUUID()])).toEqual(new Map());
    }),
  ).toEqual([]);
  expect(eachResource().filter(({ resource }) => Object.keys(resource.usedBy).length > 0)).not.toEqual([]);
});

test('a use is found in the list of its module by filters that the list has', () => {
  const faults = eachResource().flatMap(({ resource, peers, uses }) =>
    [...(uses.get(resource.module) ?? [])].flatMap(([module, { filter }]) =>
      Object.keys(filter?.(randomUUID()) ?? {})
        .filter((name) => !Object.hasOwn(peers.get(module)?.resource.list.filters ?? {}, name))
        .map((name) => `${resource.module} is used by ${module}, whose list has no filter ${name}`),
    ),
  );
  expect(faults).toEqual([]);
});
