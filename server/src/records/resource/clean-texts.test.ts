import type { Field } from '@console/contracts/core/fields';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { atLeast, walkedResources } from '../../../test/walked.ts';
import { modules } from '../../modules.ts';
import { resourcesOf, type RegisteredResource } from './registered.ts';

/** Texts that look the same are the same to every list and every question whether a value is taken. */

const server = useServer({ modules });
const registered = () => walkedResources(resourcesOf(server.current.app).values());

/** Writings of a text that look like it. */
const alike = (text: string): string[] => [
  `${text}\u200B`,
  `\u202A${text}\u202C`,
  `${text.slice(0, 1)}\u00AD${text.slice(1)}`,
  text.replaceAll(' ', '\u00A0'),
  text.replaceAll('-', '\u2011'),
];

interface Row extends Readonly<Record<string, unknown>> {
  readonly secureId: string;
}
async function rowsOf({ calls }: RegisteredResource): Promise<readonly Row[]> {
  const answer = calls['list'] && (await server.current.call(calls['list'], admin, { query: { size: 10 } }));
  return answer?.status === 200 ? answer.result.rows : [];
}

const isText = ({ kind, personal }: Field): boolean => (kind === 'text' || kind === 'code') && !personal;

test('a value that looks like a stored one is taken', async () => {
  const faults: string[] = [];
  let asked = 0;
  for (const each of registered()) {
    const unique = each.calls['unique'];
    if (!unique) continue;
    const [row] = await rowsOf(each);
    for (const [name, field] of Object.entries<Field>(each.resource.fields)) {
      const value = row?.[name];
      if (!field.unique || !isText(field) || typeof value !== 'string') continue;
      for (const typed of alike(value)) {
        const { result } = await server.current.call(unique, admin, { body: { field: name, value: typed } });
        asked += 1;
        if (result?.valid !== false) faults.push(`${each.resource.module}.${name} ${JSON.stringify(typed)}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(asked).toBeGreaterThan(atLeast(100));
});

test('a list finds what looks like the searched text', async () => {
  const faults: string[] = [];
  let searched = 0;
  for (const each of registered()) {
    const name = each.resource.list.search.find((field) => {
      const declared = each.resource.fields[field] ?? each.resource.derived[field];
      return declared !== undefined && isText(declared);
    });
    const value = name && (await rowsOf(each)).map((row) => row[name]).find((text) => typeof text === 'string');
    if (typeof value !== 'string') continue;
    const found = async (search: string) =>
      (await server.current.call(each.calls['list'], admin, { query: { search } })).result?.total;
    const total = await found(value);
    searched += 1;
    for (const typed of alike(value))
      if ((await found(typed)) !== total) faults.push(`${each.resource.module} ${JSON.stringify(typed)}`);
  }
  expect(faults).toEqual([]);
  expect(searched).toBeGreaterThan(atLeast(20));
});
