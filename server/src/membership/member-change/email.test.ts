import { memberChangeCalls as calls } from '@console/contracts/membership/member-change';
import { seedDate, seedOptions } from '../../../test/environment.ts';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { makeSource } from '../token-management/source.fixture.ts';
import { branchOf, changesOn, faultsOf } from './changes.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const texts = protectedText(seedOptions.dataKey);
const { stored, change, listed } = changesOn(server);
const dayMs = 86_400_000;

const save = (i: number, email: string, by = branchOf(i)) =>
  change('email', i, { email }, { reason: 'REQUEST', proof: false, by });
let source: ReturnType<typeof makeSource> | undefined;
const open = async (link: string) => {
  const { headers } = await (source ??= makeSource(server.current, { allowedServices: ['membership-change'] }));
  return server.current.call(calls.verifyEmail, null, { body: { link }, headers } as never);
};
/** The link in the last mail to an address. */
const linkTo = async (address: string) => {
  const mails = await db()
    .selectFrom('mail')
    .select(['text_protected'])
    .where('recipient', '=', address)
    .orderBy('created_at', 'desc')
    .execute();
  return /#(\S+)$/.exec(texts.decrypt(mails[0]!.text_protected))![1]!;
};
const historyOf = (i: number) =>
  db()
    .selectFrom('member_email_history')
    .selectAll()
    .where('member_id', '=', memberId(i))
    .orderBy('register_date', 'desc')
    .execute();

test('a new address is in force at once, and verified by the link that goes to it, once', async () => {
  const { result } = await save(51, 'Baru51@contoh.id');
  expect(result.state).toBe('APPLIED');
  expect(await stored(51)).toMatchObject({ email_verified_at: null, email_hash: texts.hash('baru51@contoh.id') });
  const [row] = await historyOf(51);
  expect(texts.decrypt(row!.email_old_encrypted!)).toBe(seedMember(51).email);
  expect(row!.verification_date).toBeNull();
  const link = await linkTo('Baru51@contoh.id');
  const answers = await Promise.all([open(link), open(link)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await historyOf(51))[0]!.verification_date).not.toBeNull();
  expect((await stored(51)).email_verified_at).not.toBeNull();
});

test('the link of an address that was replaced, one that is too old, and one that nobody made are over', async () => {
  await save(52, 'pertama52@contoh.id');
  const first = await linkTo('pertama52@contoh.id');
  await save(52, 'kedua52@contoh.id');
  expect((await open(first)).body.code).toBe('LINK_OVER');
  const second = await linkTo('kedua52@contoh.id');
  expect((await open(`${second.split('.')[0]}.${'a'.repeat(43)}`)).body.code).toBe('LINK_OVER');
  server.current.setNow(new Date(seedDate.getTime() + 8 * dayMs));
  expect((await open(second)).body.code).toBe('LINK_OVER');
  server.current.setNow(seedDate);
  expect((await open(second)).status).toBe(200);
});

test('an address belongs to one member who is not closed, however it is written', async () => {
  expect(faultsOf(await save(53, seedMember(54).email!.toUpperCase()))).toEqual(['email DUPLICATE']);
  expect(faultsOf(await save(53, 'tanpa-domain'))).toEqual(['email PATTERN']);
  expect((await save(53, seedMember(53).email!)).body.code).toBe('NOTHING_CHANGED');
  const same = await Promise.all([save(53, 'sama@contoh.id'), save(57, 'sama@contoh.id')]);
  expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('the address is shown masked in the list of changes', async () => {
  await save(58, 'rahasia58@contoh.id');
  const { rows } = await listed({ memberId: memberId(58) });
  expect(rows[0]!.after).toContain('E-mail baru: r');
  expect(JSON.stringify(rows)).not.toContain('rahasia58');
});

test('who does not see the member changes no address, and only applications with the service open links', async () => {
  expect((await save(51, 'lain51@contoh.id', branchOf(52))).status).toBe(404);
  const { headers } = await makeSource(server.current, { allowedServices: ['customer-survey'] });
  const link = `${memberId(1)}.${'a'.repeat(43)}`;
  const answer = await server.current.call(calls.verifyEmail, null, { body: { link }, headers } as never);
  expect(answer.body.code).toBe('SOURCE_DENIED');
});
