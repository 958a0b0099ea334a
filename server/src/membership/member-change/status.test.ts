// Long: the steps between states of a member on one server with its cards, accounts and money.
import { reasonStepOf } from '@console/contracts/membership/member-change';
import { sql } from 'kysely';
import { useServer } from '../../../test/server.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { postEscrow } from '../escrow/post.ts';
import { requireMayOrder } from '../member/order-bar.ts';
import { memberOrders } from '../member/orders.ts';
import { seedMember } from '../member/seed-members.ts';
import { memberId } from '../member/seed.ts';
import { memberCards } from '../national-membership/card-status.ts';
import { requireReason } from './checks.ts';
import { branchOf, changesOn, faultsOf } from './changes.fixtures.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const { stored, change, decide, detail, identity } = changesOn(server);
const note = 'Dokumen palsu, dilaporkan cabang';
type Step = 'deactivate' | 'reactivate' | 'block' | 'unblock' | 'close';
/** Of each step a reason that is one for it. */
const reasons: Readonly<Record<Step, string>> = {
  deactivate: 'DORMANT',
  reactivate: 'CORRECTION',
  block: 'FRAUD',
  unblock: 'CORRECTION',
  close: 'DORMANT',
};
const ask = (step: Step, i: number, values: object = {}, by = undefined as ReturnType<typeof branchOf> | undefined) =>
  change(step, i, { note, ...values }, { reason: reasons[step], proof: false, ...(by ? { by } : {}) });
/** Makes a step, with the approval. */
const make = async (step: Step, i: number) => {
  const { result } = await ask(step, i);
  const decided = await decide('approve', result);
  expect(decided.status).toBe(200);
};

interface Standing {
  readonly i: number;
  readonly card: string;
}
/** Active members who hold a number in use, without a change that waits. */
const members = async (more: ReturnType<typeof sql>): Promise<readonly Standing[]> => {
  const { rows } = await sql<Standing>`select right(m.member_no, 4)::int as i, c.id as card
    from member m join card c on c.holder_member_id = m.id and c.status in ('Customer', 'Digital') and not c.held
    where m.status = 'active' and m.risk_grade is not null
      and not exists (select from member_change_claim k where k.member_id = m.id)
      and not exists (select from purchase_order_view o where o.member_id = m.id and o.is_open)
      and ${more} order by 1`.execute(db());
  return rows;
};
const withMoney = sql`exists (select from escrow_account e where e.member_id = m.id and e.state = 'ACTIVE')
  and exists (select from member_account a where a.member_id = m.id and a.state = 'ACTIVE')`;
const withoutMoney = sql`not exists (select from escrow_account e where e.member_id = m.id and e.balance > 0)
  and not exists (select from member_plafond p where p.member_id = m.id and p.total <> p.available)
  and not exists (select from family_financing f where m.id in (f.main_member_id, f.family_member_id))`;
const holdsOf = async (card: string) =>
  (
    await sql<{ code: string }>`select code from card_hold where card_id = ${card} and released_at is null`.execute(
      db(),
    )
  ).rows.map(({ code }) => code);
const escrowOf = (i: number) =>
  db()
    .selectFrom('escrow_account')
    .select(['id', 'state'])
    .where('member_id', '=', memberId(i))
    .executeTakeFirstOrThrow();
const accountOf = async (i: number) =>
  (await db().selectFrom('member_account').select('state').where('member_id', '=', memberId(i)).executeTakeFirst())
    ?.state;
const mayOrder = (i: number) => requireMayOrder(db(), memberId(i));

test('a blocked member has a held card, frozen money and no account, and orders nothing once asked for', async () => {
  const [{ i, card } = { i: 0, card: '' }] = await members(withMoney);
  expect((await ask('block', i, {}, branchOf(i))).body.code).toBe('CHANGE_OFFICE_ONLY');
  expect(faultsOf(await ask('block', i, { note: 'penipuan' }))).toEqual(['note TOO_SHORT']);
  await mayOrder(i);
  const first = await ask('block', i);
  await expect(mayOrder(i)).rejects.toMatchObject({ code: 'MEMBER_NOT_ACTIVE' });
  expect(await stored(i)).toMatchObject({ status: 'active' });
  expect(await holdsOf(card)).toEqual([]);
  expect((await ask('deactivate', i)).body.code).toBe('CHANGE_PENDING');
  await decide('reject', first.result);
  await mayOrder(i);
  const { result } = await ask('block', i);
  const answers = await Promise.all([decide('approve', result), decide('approve', result)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await stored(i)).toMatchObject({ status: 'blocked' });
  expect(await holdsOf(card)).toEqual(['MEMBER_BLOCKED']);
  expect(await accountOf(i)).toBe('DISABLED');
  const { id, state } = await escrowOf(i);
  expect(state).toBe('FROZEN');
  const out = {
    escrowId: id,
    kind: 'WITHDRAWAL',
    amount: 1_000,
    reference: 'uji',
    source: 'CMS',
    maker: 'UJI',
  } as const;
  const posted = db()
    .transaction()
    .execute((tx) => postEscrow(tx, { ...out, at: new Date() }));
  await expect(posted).rejects.toMatchObject({ code: 'ESCROW_FROZEN' });
  await make('unblock', i);
  expect(await stored(i)).toMatchObject({ status: 'active' });
  expect(await holdsOf(card)).toEqual([]);
  expect((await escrowOf(i)).state).toBe('ACTIVE');
  // Head office enables the account by itself.
  expect(await accountOf(i)).toBe('DISABLED');
  await mayOrder(i);
});

test('money that was frozen before a block stays frozen after it', async () => {
  await make('block', 50);
  await make('unblock', 50);
  expect((await escrowOf(50)).state).toBe('FROZEN');
});

test('an approval that breaks off half-way leaves all as it was, and is made once when it comes again', async () => {
  const [, { i, card } = { i: 0, card: '' }] = await members(withMoney);
  const { result } = await ask('block', i);
  const cards = memberCards(server.current.app);
  const { current } = cards;
  cards.current = {
    ...current,
    followStatus: async (...given) => {
      await current.followStatus(...given);
      throw new Error('the process ends here');
    },
  };
  expect((await decide('approve', result)).status).toBe(500);
  cards.current = current;
  expect(await stored(i)).toMatchObject({ status: 'active' });
  expect(await holdsOf(card)).toEqual([]);
  expect((await escrowOf(i)).state).toBe('ACTIVE');
  expect(await accountOf(i)).toBe('ACTIVE');
  expect((await detail(result.secureId)).state).toBe('PENDING');
  expect((await decide('approve', result)).status).toBe(200);
  expect(await holdsOf(card)).toEqual(['MEMBER_BLOCKED']);
});

test('a member with an order in progress stays active; without one the card is held until active again', async () => {
  const [, , { i, card } = { i: 0, card: '' }] = await members(withMoney);
  const orders = memberOrders(server.current.app);
  const { current } = orders;
  const busy = { ...current, countOpen: () => Promise.resolve(new Map([[memberId(i), 2]])) };
  orders.current = busy;
  const refused = await ask('deactivate', i);
  expect(refused.body).toMatchObject({ code: 'MEMBER_HAS_OPEN_PO' });
  orders.current = current;
  const { result } = await ask('deactivate', i, {}, branchOf(i));
  orders.current = busy;
  expect((await decide('approve', result)).body.code).toBe('MEMBER_HAS_OPEN_PO');
  orders.current = current;
  expect((await decide('approve', result)).status).toBe(200);
  expect(await stored(i)).toMatchObject({ status: 'inactive' });
  expect(await holdsOf(card)).toEqual(['MEMBER_INACTIVE']);
  expect(await accountOf(i)).toBe('DISABLED');
  expect((await ask('deactivate', i)).body.code).toBe('INVALID_STATE');
  const { risk_grade: grade } = await stored(i);
  const setGrade = (risk_grade: typeof grade) =>
    db().updateTable('member').set({ risk_grade }).where('id', '=', memberId(i)).execute();
  await setGrade(null);
  expect((await ask('reactivate', i)).body.code).toBe('RISK_EXPIRED');
  await setGrade(grade);
  await make('reactivate', i);
  expect(await holdsOf(card)).toEqual([]);
});

test('a member who owes or has money is not closed; a closed one leaves card, account, NIK and phone', async () => {
  const [{ i: rich } = { i: 0 }] = await members(withMoney);
  expect((await ask('close', rich)).body.code).toBe('MEMBER_NOT_SETTLED');
  const [{ i, card } = { i: 0, card: '' }] = await members(withoutMoney);
  await make('close', i);
  const closed = await stored(i);
  expect(closed).toMatchObject({ status: 'closed' });
  expect(closed.closed_at).not.toBeNull();
  expect(closed.close_reason_id).not.toBeNull();
  const { rows } = await sql<{ status: string }>`select status from card where id = ${card}`.execute(db());
  expect(rows).toEqual([{ status: 'Cancelled' }]);
  expect(['DISABLED', undefined]).toContain(await accountOf(i));
  expect((await ask('reactivate', i)).body.code).toBe('MEMBER_CHANGE_CLOSED');
  const { nik, birthDate, gender } = seedMember(i);
  const other = await change('identity', 300, await identity(300, { nik, birthDate, gender }));
  expect(other.result).toMatchObject({ state: 'PENDING' });
});

test('a member moves to an active branch of the own scope, with a history', async () => {
  const other = branchId('SPEKTRA', seedMember(86).officeCode);
  const move = (by?: ReturnType<typeof branchOf>) =>
    change('branch', 85, { branchId: other }, { reason: 'BRANCH_MERGE', proof: false, ...(by ? { by } : {}) });
  expect(faultsOf(await move(branchOf(85)))).toEqual(['branchId NOT_ALLOWED']);
  expect((await move()).result.state).toBe('APPLIED');
  expect(await stored(85)).toMatchObject({ branch_id: other });
  const { rows } = await sql<{ to: string }>`select branch_new as to from member_branch_history
    where member_id = ${memberId(85)} order by creation_date desc limit 1`.execute(db());
  expect(rows).toEqual([{ to: other }]);
});

test.each(Object.keys(reasons) as Step[])('%s takes reasons of its kind alone', async (step) => {
  const { rows } = await sql<{ id: string; code: string; steps: string[] }>`select id, code, status_steps as steps
    from update_reason where 'STATUS' = any(field_group) order by code`.execute(db());
  expect(rows.length).toBeGreaterThan(3);
  for (const { id, code, steps } of rows) {
    const given = { reasonId: id, note, evidence: memberId(1) };
    const taken = await db()
      .transaction()
      .execute((tx) => requireReason(tx, step, 'STATUS', given))
      .then(
        () => true,
        () => false,
      );
    expect([code, taken]).toEqual([code, steps.includes(String(reasonStepOf(step)))]);
  }
});

test('nobody is blocked because of not being active', async () => {
  const answer = await change('block', 161, { note }, { reason: 'DORMANT', proof: false });
  expect(faultsOf(answer)).toEqual(['reasonId NOT_FOUND']);
  const { rows } = await sql<{
    name: string;
  }>`select name from update_reason where 'BLOCK' = any(status_steps)`.execute(db());
  expect(rows).toEqual([{ name: 'Indikasi penipuan' }]);
});
