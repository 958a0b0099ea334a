import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '@console/contracts/core/call';
import { viewer } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { calls, thingModule } from './calls.fixture.ts';

/** The body of a refused act names its record in the audit trail; without it the entry is written all the same. */

const server = useServer({ modules: [thingModule] });

/** Announces a body of a thousand bytes and sends ten. */
async function sendPart(): Promise<http.ClientRequest> {
  // Makes the caller known.
  await server.current.call(calls.list, viewer);
  const request = http.request(server.current.origin + addressOf(calls.create), {
    method: 'POST',
    headers: {
      authorization: 'Bearer test',
      username: viewer.username,
      'content-type': 'application/json',
      'content-length': 1_000,
    },
  });
  request.on('error', () => undefined);
  await new Promise<void>((resolve) => void request.write('{"name":"a', () => resolve()));
  return request;
}

const refusedEntries = async () =>
  server.current.database.db
    .selectFrom('audit_entry')
    .select(['code', 'reason'])
    .where('username', '=', viewer.username)
    .where('outcome', '=', 'refused')
    .execute();

test('a sender who stops in the middle of the body is answered, and the refusal is kept', async () => {
  const request = await sendPart();
  const answer = await new Promise<http.IncomingMessage>((resolve) => void request.once('response', resolve));
  expect(answer.statusCode).toBe(403);
  request.destroy();
  expect(await refusedEntries()).toEqual([{ code: 'FORBIDDEN', reason: null }]);
});

test('a sender who goes in the middle of the body has the refusal kept', async () => {
  const before = (await refusedEntries()).length;
  const request = await sendPart();
  request.destroy();
  for (let tries = 0; tries < 200 && (await refusedEntries()).length === before; tries += 1) await wait(20);
  expect(await refusedEntries()).toHaveLength(before + 1);
});
