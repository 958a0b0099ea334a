import { verificationCalls } from '@console/contracts/cards/card-verification/calls';
import { sql } from 'kysely';
import { seedDate } from '../../../test/environment.ts';
import { useGateway } from '../../../test/gateway.ts';
import { useServer } from '../../../test/server.ts';
import { allOk, look, verifier } from '../../cards/card-verification/verification.fixtures.ts';
import { runChecks } from '../../cards/card-verification/checks/run.ts';
import { modules } from '../../modules.ts';
import { seedMember } from '../member/seed-members.ts';
import { programTypeId } from '../program-type/seed.ts';
import { faultsOf, officer, registering } from './registration.fixtures.ts';

const gateway = useGateway();
const server = useServer({ modules, configuration: gateway.configuration });
const { db, verified, filled, create, stored } = registering(() => server.current, gateway.sent);
/** Every test a minute and a half after the one before: codes are sent at most once a minute. */
let time = seedDate.getTime();
beforeEach(() => server.current.setNow(new Date((time += 90_000))));
const { officeCode } = seedMember(4);
const by = officer(officeCode);

async function registered(n: number, more: object) {
  const values = await filled(n, officeCode, by, more);
  await verified(by, values.phone);
  return { values, answer: await create(by, values) };
}
const verificationOf = async (memberId: string) =>
  (
    await sql<{ id: string; no: string; state: string; steps: string[]; address: string | null; zip: string | null }>`
      select id, verification_no as no, state, required_steps as steps, delivery_address_encrypted as address,
        zip_code as zip from card_verification where member_id = ${memberId}`.execute(db())
  ).rows;
const cardsOf = async (memberId: string) =>
  (await sql<{ status: string }>`select status from card where holder_member_id = ${memberId}`.execute(db())).rows;

test('a digital card asked for opens its verification, whose approval begins membership and card', async () => {
  const { answer, values } = await registered(31, { cardPreference: 'DIGITAL' });
  const { secureId: memberId, verificationNo } = answer.result;
  const [one] = await verificationOf(memberId);
  expect(one).toMatchObject({ no: verificationNo, state: 'SUBMITTED', address: null });
  expect(one!.steps).toEqual(['phone update', 'Dukcapil', 'face-recognition liveness', 'tenor']);
  const photos = await sql<{ type: string; file: string }>`select document_type as type, file_id as file
    from card_verification_document where verification_id = ${one!.id} order by 1`.execute(db());
  expect(photos.rows).toEqual([
    { type: '1', file: values.document1 },
    { type: '2', file: values.document2 },
  ]);
  await sql`update member set verification_step = 'all' where id = ${memberId}`.execute(db());
  await runChecks(server.current.app.services, null);
  const decide = { secureId: one!.id };
  const { result: claimed } = await server.current.call(verificationCalls.claim, verifier, { body: decide });
  await look(server.current, one!.id, verifier);
  await server.current.call(verificationCalls.checklist, verifier, { body: { ...decide, checklist: allOk } });
  const approved = await server.current.call(verificationCalls.approve, verifier, {
    body: { ...decide, version: claimed.version, note: null },
  });
  expect(approved.status).toBe(200);
  expect(await stored(memberId)).toMatchObject({ status: 'active', verification_step: 'none' });
  expect(await cardsOf(memberId)).toEqual([{ status: 'Digital' }]);
});

test('who registered the member does not verify the card', async () => {
  const { answer } = await registered(32, { cardPreference: 'BRANCH_PICKUP' });
  const [one] = await verificationOf(answer.result.secureId);
  await runChecks(server.current.app.services, null);
  const maker = { ...verifier, username: by.username };
  const claimed = await server.current.call(verificationCalls.claim, maker, { body: { secureId: one!.id } });
  expect(claimed.body.code).toBe('SELF_APPROVAL');
});

test('a card that is sent home goes to the domicile, and no preference opens nothing', async () => {
  const { answer } = await registered(33, { cardPreference: 'HOME' });
  const [one] = await verificationOf(answer.result.secureId);
  expect(one).toMatchObject({ zip: (await stored(answer.result.secureId)).zip_code });
  expect(one!.address).not.toBeNull();
  const { answer: without } = await registered(34, {});
  expect(without.result.verificationNo).toBeNull();
  expect(await verificationOf(without.result.secureId)).toEqual([]);
});

test('a program whose type is another one than that of the source gets its own', async () => {
  const { answer } = await registered(35, { cardPreference: 'BRANCH_PICKUP', programTypeId: programTypeId('SYR') });
  const { rows } = await sql<{ code: string }>`select t.code from card_verification v
    join card_type t on t.id = v.card_type_id where v.member_id = ${answer.result.secureId}`.execute(db());
  expect(rows).toEqual([{ code: 'SYR' }]);
});

test('where no card can be had this way nobody is registered, and the field says so', async () => {
  await sql`update card_source set allow_home = false where code = 'CMS'`.execute(db());
  const { answer, values } = await registered(36, { cardPreference: 'HOME' });
  expect(faultsOf(answer)).toEqual(['cardPreference CARD_UNAVAILABLE']);
  await sql`update card_source set allow_home = true where code = 'CMS'`.execute(db());
  const again = await create(by, { ...values, cardPreference: 'DIGITAL' });
  expect(again.result.verificationNo).toMatch(/^VRF-/);
});
