import { addressOf } from '@console/contracts/core/call';
import { callsOf } from '@console/contracts/core/resource';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { admin } from '../../../test/callers.ts';
import { send } from '../../../test/send.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { withVisible } from '../imports/written-files.fixtures.ts';

const server = useServer({ modules });
const calls = callsOf(blacklistPhoneNumbers);

/** Searches by an address as a program sends it, without a reference in the place of the number. */
async function search(query: string) {
  const { status, text } = await send(`${server.current.origin}${addressOf(calls.list)}?${query}`, {
    method: 'GET',
    headers: { authorization: 'Bearer test', username: admin.username },
  });
  return { status, body: JSON.parse(text) as { code: string }, text };
}

beforeAll(async () => {
  // The server of tests accepts callers that have called before.
  await server.current.call(calls.list, admin);
});

const numbers = [
  { id: 'E01', written: '081298765432' },
  { id: 'E01', written: '0812  9876  5432' },
  { id: 'E01', written: '(0812) 9876 5432' },
  { id: 'E01', written: '0812\u20119876\u20115432' },
  { id: 'E01', written: '0812\u00A09876\u00A05432' },
  { id: 'E01', written: '0812/9876/5432' },
  { id: 'E01', written: '0812,9876,5432' },
  { id: 'E01', written: '3174/0152/0390/0012' },
  { id: 'E01', written: '\uFF10\uFF18\uFF11\uFF12\uFF19\uFF18\uFF17\uFF16\uFF15\uFF14\uFF13\uFF12' },
];

test.each(withVisible(numbers))('$shown in an address is refused, and not repeated in the answer', async (number) => {
  const { status, body, text } = await search(new URLSearchParams({ search: number.written }).toString());
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'NUMBER_IN_ADDRESS' });
  expect(text).not.toMatch(/9876|0390/);
});

// E01
test('blanks of an address that are plus signs divide a number as others do', async () => {
  expect((await search('search=0812++9876++5432')).body.code).toBe('NUMBER_IN_ADDRESS');
});
