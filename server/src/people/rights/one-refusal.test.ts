import fs from 'node:fs';
import path from 'node:path';
import { prepared } from '../../../test/environment.ts';

test('one function refuses decisions of the maker and of people who depend on the maker', () => {
  const source = path.join(prepared.root, 'server/src');
  const naming = (fs.readdirSync(source, { recursive: true }) as string[]).filter(
    (name) =>
      /(?<!\.test)\.ts$/.test(name) &&
      /(new Refusal|return)\(?\s*'(SELF_APPROVAL|APPROVER_DEPENDENT)'/.test(
        fs.readFileSync(path.join(source, name), 'utf8'),
      ),
  );
  expect(naming).toEqual(['people/rights/second-person.ts']);
});
