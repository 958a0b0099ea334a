import { fieldErrors } from '@console/contracts/core/errors';
import { useServer } from '../test/server.ts';
import { modules } from './modules.ts';

const server = useServer({ modules });

test('every code that a call or a resource declares has a status and a text', () => {
  const { app } = server.current;
  const declared = [...app.calls.values()].flatMap(({ name, errors = [] }) => errors.map((code) => ({ name, code })));
  const unknown = declared.filter(({ code }) => !app.errors.has(code) && !(code in fieldErrors));
  expect(declared.length).toBeGreaterThan(500);
  expect(unknown.map(({ name, code }) => `${name} ${code}`)).toEqual([]);
});
