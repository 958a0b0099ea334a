import { conditionFault } from '@console/contracts/core/conditions/check';
import { conditionsOf } from '@console/contracts/core/conditions/declared';
import { titleOf } from '@console/contracts/core/titles';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { resourcesOf } from '../resource/registered.ts';

const server = useServer({ modules });

test('a refused condition names the column as screens do, in the language of the reader, in every list', async () => {
  const faults: string[] = [];
  for (const { resource } of resourcesOf(server.current.app).values()) {
    const operators = conditionsOf(resource);
    for (const name of Object.keys(operators)) {
      const operator = (['contains', 'between', 'relative', 'anyOf'] as const).find(
        (each) => !operators[name]!.includes(each),
      )!;
      const fault = conditionFault(resource, { field: name, operator, values: ['a'] }, 'where[0][0]')!;
      const title = titleOf(resource, name);
      for (const language of ['id', 'en'] as const) {
        const { message = '', parameters } = server.current.app.errors.fieldError(fault, language);
        if (!message.startsWith(title[language]) || message.includes('{') || parameters?.['name'] !== title[language])
          faults.push(`${resource.module}.${name}: ${message}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
