import {
  ccmChecklists,
  confirmations,
  type CcmAnswer,
  type CcmState,
  type CcmType,
} from '@console/contracts/orders-logs/customer-confirmation';
import { sql } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { jakartaDay } from '../../records/resource/phase.ts';
import { dueAfter } from '../orders/confirmations.ts';
import { finishedKinds, resultsOf, seedNotes, waitingKinds } from './seed-cases.ts';
import type { StoredQuestion } from './table.ts';

const hourMs = 3_600_000;

/** What a seeded confirmation is about. */
interface Subject {
  readonly order: string | null;
  readonly applNo: string | null;
  readonly custNo: string | null;
  readonly member: string;
  readonly name: string;
  readonly line: 'SPEKTRA' | 'NMC' | 'UFI';
  readonly branch: string;
  readonly office: string;
}

const statesOf: Readonly<Record<'ORDER' | 'DELIVERY', Readonly<Record<'waiting' | 'CONFIRMED' | 'over', string[]>>>> = {
  ORDER: {
    waiting: ['CONFIRMING'],
    CONFIRMED: ['APPROVED', 'INDENT', 'PO_ISSUED', 'DELIVERED', 'DISBURSED'],
    over: ['REJECTED', 'CANCELLED'],
  },
  DELIVERY: { waiting: ['PO_ISSUED', 'DELIVERED'], CONFIRMED: ['DISBURSED'], over: ['CANCELLED'] },
};

const groupOf = (state: CcmState): 'waiting' | 'CONFIRMED' | 'over' => {
  if (state === 'CONFIRMED') return state;
  return state === 'DENIED' || state === 'CANCELLED' ? 'over' : 'waiting';
};

async function ordersIn(tx: Tx, states: readonly string[]): Promise<Subject[]> {
  const { rows } = await sql<Subject>`select o.id as "order", o.appl_no as "applNo", o.cust_no as "custNo",
      o.member_id as member, o.member_name as name, o.business_line as line, o.branch_id as branch,
      left(o.appl_no, 5) as office
    from purchase_order o where o.status = any(${[...states]}::text[]) and o.archived_at is null
    order by o.status_since desc, o.appl_no`.execute(tx);
  return rows;
}

async function members(tx: Tx): Promise<Subject[]> {
  const { rows } = await sql<Subject>`select null as "order", null as "applNo", m.cust_main_no as "custNo",
      m.id as member, m.name, 'SPEKTRA' as line, m.branch_id as branch, b.office_code as office
    from member_view m join branch_view b on b.id = m.branch_id
    where m.cust_main_no is not null and m.status = 'active' and m.deleted_at is null
    order by m.member_no limit 20`.execute(tx);
  return rows;
}

const answered = (type: CcmType, answer: CcmAnswer | null): StoredQuestion[] =>
  ccmChecklists[type].map((code) => ({ code, expected: null, answer }));

interface Seeded {
  readonly n: number;
  readonly state: CcmState;
  readonly type: CcmType;
  /** Counts the confirmations of the state. */
  readonly k: number;
  readonly subject: Subject;
}

function rowsOf({ n, state, type, k, subject }: Seeded, date: Date) {
  const results = resultsOf(state, k);
  const isWaiting = groupOf(state) === 'waiting';
  // A third of what waits is late.
  const createdAt = new Date(date.getTime() - (isWaiting ? 6 + (n % 3) * 16 : 60 + n * 7) * hourMs);
  const id = seedId(confirmations.module, String(n));
  const agent = `CAB${subject.office}`;
  const missed = results.filter((result) => result !== null && ['NO_ANSWER', 'BUSY', 'WRONG_NUMBER'].includes(result));
  const times = results.map((_, index) => new Date(createdAt.getTime() + (1 + index * 2.5) * hourMs));
  const due = state === 'RESCHEDULED' ? new Date(date.getTime() + (20 + (k % 5)) * hourMs) : dueAfter(createdAt);
  const isHeld = state === 'IN_PROGRESS';
  const row = {
    id,
    ccm_no: `CCM-${jakartaDay(createdAt).slice(0, 7).replace('-', '')}-${String(n).padStart(5, '0')}`,
    type,
    order_id: subject.order,
    appl_no: subject.applNo,
    cust_no: subject.custNo,
    member_id: subject.member,
    member_name: subject.name,
    business_line: subject.line,
    branch_id: subject.branch,
    channel: (['PHONE', 'PHONE', 'WHATSAPP'] as const)[n % 3]!,
    agent: isHeld || state === 'RESCHEDULED' ? agent : null,
    taken_at: isHeld ? new Date(date.getTime() - 5 * 60_000) : null,
    taken_from: isHeld ? ('OPEN' as const) : null,
    due_at: due,
    state,
    attempts: missed.length,
    missed_at: missed.length > 0 ? times[results.lastIndexOf(missed.at(-1)!)]! : null,
    history_no: results.length,
    note: seedNotes[state] ?? null,
    late_notified_at: null,
    created_by: 'SYSTEM',
    created_at: createdAt,
    updated_by: results.length > 0 ? agent : 'SYSTEM',
    updated_at: times.at(-1) ?? createdAt,
  };
  const stateAfter = (index: number): CcmState => (index === results.length - 1 ? state : 'OPEN');
  const attempts = results.map((result, index) => ({
    id: seedId(`${confirmations.module}-attempt`, `${n}-${index + 1}`),
    confirmation_id: id,
    no: index + 1,
    at: times[index]!,
    agent: result === null ? 'SYSTEM' : agent,
    channel: row.channel,
    result,
    from_state: result === null ? ('OPEN' as const) : ('IN_PROGRESS' as const),
    to_state: stateAfter(index),
    questions: JSON.stringify(
      answered(type, result === 'CONFIRMED' ? 'MATCH' : result === 'DENIED' ? 'MISMATCH' : null),
    ),
    note: index === results.length - 1 ? (seedNotes[state] ?? null) : null,
    taken_at: result === null ? null : new Date(times[index]!.getTime() - (120 + n * 3) * 1_000),
    due_before: row.due_at,
    due_after: row.due_at,
    attempts_before: missed.length > 0 ? index : 0,
    attempts_after: missed.length > 0 ? Math.min(index + 1, missed.length) : 0,
  }));
  return { row, attempts };
}

/** 90 confirmations in every state with 150 rows of history (docs/model/orders-logs.md#customer-confirmation). */
export const seed: Seed = {
  name: confirmations.module,
  async run(tx, { date }) {
    const pools = new Map<string, Subject[]>();
    const poolOf = async (state: CcmState, type: CcmType): Promise<Subject[]> => {
      const states = type === 'DATA_CHANGE' ? [] : statesOf[type][groupOf(state)];
      const key = `${type}:${states.join()}`;
      if (!pools.has(key)) pools.set(key, type === 'DATA_CHANGE' ? await members(tx) : await ordersIn(tx, states));
      return pools.get(key)!;
    };
    const counts = new Map<CcmState, number>();
    let n = 0;
    for (const [state, type, count] of [...waitingKinds, ...finishedKinds])
      for (let i = 0; i < count; i += 1) {
        const subject = (await poolOf(state, type)).shift();
        if (!subject) throw new Error(`Too few orders or members for ${count} ${state} ${type}`);
        n += 1;
        const k = (counts.get(state) ?? 0) + 1;
        counts.set(state, k);
        const { row, attempts } = rowsOf({ n, state, type, k, subject }, date);
        await tx.insertInto('customer_confirmation').values(row).execute();
        if (attempts.length > 0) await tx.insertInto('customer_confirmation_attempt').values(attempts).execute();
      }
    await sql`select setval('customer_confirmation_no', ${n})`.execute(tx);
  },
};
