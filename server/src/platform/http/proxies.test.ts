import { useServer } from '../../../test/server.ts';
import { calls, thingModule } from './calls.fixture.ts';

const behind = useServer({ modules: [thingModule], configuration: { trustedProxies: ['loopback'] } });
const direct = useServer({ modules: [thingModule] });
/** Three calls that claim three source addresses; each address may make two a minute. */
const statuses = async (server: typeof direct) => {
  const answers = [];
  for (const place of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    answers.push(await server.current.call(calls.limited, null, { headers: { 'x-forwarded-for': place } }));
  return answers.map((answer) => answer.status);
};

test('behind a trusted proxy callers are distinguished by the address it names', async () => {
  expect(await statuses(behind)).toEqual([200, 200, 200]);
});

test('nobody else may say where a call came from', async () => {
  expect(await statuses(direct)).toEqual([200, 200, 429]);
});
