import { callsOf } from '@console/contracts/core/resource';
import { memberCalls, type MemberContract } from '@console/contracts/membership/membership';
import { paymentHistory } from '@console/contracts/membership/membership/payments';
import { sourceOf } from '@console/contracts/membership/plafond';
import { memberOrders } from '@console/contracts/orders-logs/member-orders';
import { sql } from 'kysely';
import { testCaller } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { memberId, seedMember } from '../../membership/index.ts';
import { modules } from '../../modules.ts';
import { branchId } from '../../people/organisation/seed.ts';

const server = useServer({ modules });
const db = () => server.current.database.db;
const head = testCaller('HOOPS01', { '*': 'Full Access' });
const ofBranch = (office: string) =>
  testCaller(
    'KACAB01',
    { '*': 'Full Access' },
    { mappingType: 'BRANCH', scope: { type: 'branches', branchIds: [branchId('SPEKTRA', office)], mraIds: [] } },
  );
interface Rows {
  readonly status: number;
  readonly body: { readonly code?: string };
  readonly result: { readonly total: number; readonly rows: readonly Record<string, unknown>[] };
}
const list = (resource: typeof paymentHistory | typeof memberOrders, query: object, by = head) =>
  server.current.call(callsOf(resource as never)['list' as never], by, { query: query as never }) as Promise<Rows>;
const limitsOf = async (id: string) =>
  (await server.current.call(memberCalls.limits, head, { parameters: { secureId: id } })).result;

/** Seeded members with a contract of which something is paid. */
const payers = async () =>
  (
    await sql<{ id: string; office: string }>`select distinct p.member_id as id, b.office_code as office
      from payment_history_view p join member_view m on m.id = p.member_id join branch_view b on b.id = m.branch_id
      where p.principle_paid_date is not null order by 1 limit 8`.execute(db())
  ).rows;

test('what is used of a limit is the outstanding principal of the contracts that stand below it', async () => {
  const found = await payers();
  expect(found.length).toBe(8);
  for (const { id } of found)
    for (const { used, contracts } of await limitsOf(id)) {
      const owed = contracts.map(({ outstanding }: MemberContract) => outstanding ?? 0);
      expect({ id, owed: owed.reduce((all: number, each: number) => all + each, 0) }).toEqual({ id, owed: used });
      for (const { financed, paidPrincipal, outstanding } of contracts)
        expect(financed! - paidPrincipal).toBe(outstanding);
    }
});

test('each movement of a limit for an order or an instalment leads to exactly its rows', async () => {
  let led = 0;
  for (const { id } of await payers())
    for (const { movements } of await limitsOf(id))
      for (const { kind, reference } of movements) {
        const source = sourceOf(kind, reference);
        if (!source) {
          expect(['GRANT', 'ADJUST', 'EXPIRE', 'RESERVE', 'RELEASE']).toContain(kind);
          continue;
        }
        led += 1;
        const { result } =
          'applNo' in source
            ? await list(memberOrders, { memberId: id, search: source.applNo })
            : await list(paymentHistory, { memberId: id, contractNo: source.contractNo, size: 100 });
        const names = result.rows.map((row) =>
          'applNo' in source ? row['applNo'] : `${String(row['contractNo'])}/${String(row['installmentNo'])}`,
        );
        expect(names).toContain(reference);
      }
  expect(led).toBeGreaterThan(20);
});

test('payments have the columns of the model, are of one member and period, and tell what was late', async () => {
  const { id } = (await payers())[0]!;
  const { result } = await list(paymentHistory, { memberId: id, size: 100 });
  expect(Object.keys(result.rows[0]!)).toEqual(expect.arrayContaining([...paymentHistory.list.columns!]));
  for (const row of result.rows) {
    expect(Number(row['principal']) + Number(row['interest'])).toBe(row['angsuran']);
    const [due, paid] = [row['dueDate'] as string, row['principlePaidDate'] as string | null];
    if (paid) expect(row['daysPastDue']).toBe(Math.max(0, (Date.parse(paid) - Date.parse(due)) / 86_400_000));
    expect(paid === null).toBe(row['plafond'] === null);
  }
  const days = result.rows.map((row) => row['dueDate'] as string);
  expect(days).toEqual(days.toSorted().toReversed());
  expect((await list(paymentHistory, { memberId: id, from: days[0]!, to: days[0]! })).result.rows).toEqual(
    result.rows.filter((row) => row['dueDate'] === days[0]),
  );
  expect((await list(paymentHistory, { memberId: id, to: '2000-01-01' })).result.total).toBe(0);
  expect((await list(paymentHistory, { memberId: 'nobody' })).result.total).toBe(0);
});

test('orders and payments are seen by who sees the member, and lists of millions are not read whole', async () => {
  const { id, office } = (await payers())[0]!;
  const elsewhere = ['10010', '10020'].find((each) => each !== office)!;
  for (const resource of [paymentHistory, memberOrders]) {
    expect((await list(resource, { memberId: id }, ofBranch(office))).result.total).toBeGreaterThan(0);
    expect((await list(resource, { memberId: id }, ofBranch(elsewhere))).result.total).toBe(0);
    expect((await list(resource, {}, ofBranch(office))).body.code).toBe('NARROW_FILTER');
  }
});

test('all orders of a member are listed with their states, the newest first', async () => {
  const { rows } = await sql<{ id: string; orders: number }>`select member_id as id, count(*)::int as orders
    from purchase_order group by 1 order by 2 desc, 1 limit 1`.execute(db());
  const { result } = await list(memberOrders, { memberId: rows[0]!.id });
  expect(result.total).toBe(rows[0]!.orders);
  const days = result.rows.map((row) => row['purchaseDate'] as string);
  expect(days).toEqual(days.toSorted().toReversed());
  expect((await list(memberOrders, { memberId: memberId(318) })).result.total).toBe(0);
  expect(seedMember(318).memberNo).toBe('1000000318');
});
