import type { PreOrderAgent } from '@console/contracts/promos-products/pre-order-agent';
import type { AgentCheck } from '@console/contracts/promos-products/pre-order-agent/vocabulary';
import { sql } from 'kysely';
import { holderOf, isSameHolder } from '../../branches-stores/index.ts';
import { isPhoneBarred } from '../../membership/index.ts';
import { actorOf, type Actor } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Caller, Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { carryPending } from '../../records/changes/carry-pending.ts';
import { labelOf } from '../../records/resource/label.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { nikResultOf, populationRegistry } from './population-registry.ts';

interface Place {
  readonly result: string;
  readonly at: string;
  /** Column of the reason that staff give for a check that has not passed. */
  readonly reason?: string;
  readonly field: string;
}

/** Columns and field of the result of each check. */
const places: Readonly<Record<AgentCheck, Place>> = {
  NIK: { result: 'nik_result', at: 'nik_checked_at', reason: 'nik_reason', field: 'nikResult' },
  PHONE: { result: 'phone_result', at: 'phone_checked_at', field: 'phoneResult' },
  ACCOUNT: { result: 'account_result', at: 'account_checked_at', reason: 'account_reason', field: 'accountResult' },
};

interface CompletedCheck {
  readonly secureId: string;
  readonly check: AgentCheck;
  readonly result: string;
  readonly actor: Actor;
  readonly caller: Caller;
}

type Agent = Pick<PreOrderAgent, 'agentCode' | 'name' | 'nik' | 'phone' | 'bankCode' | 'accountNo' | 'accountName'>;
type Check = (app: Application, texts: ProtectedText, agent: Agent) => Promise<string>;

const checks: Readonly<Record<AgentCheck, Check>> = {
  async NIK(app, _, { agentCode, name, nik }) {
    const person = { id: agentCode, name, nik };
    const answer = await populationRegistry(app).current(person);
    if (!answer) throw new Refusal('DUKCAPIL_UNAVAILABLE');
    return nikResultOf(person, answer);
  },
  async PHONE({ services: { db } }, texts, { phone }) {
    return (await isPhoneBarred(db, texts.hash(phone))) ? 'BLACKLISTED' : 'PASSED';
  },
  async ACCOUNT({ services: { configuration } }, _, { bankCode, accountNo, accountName }) {
    try {
      const holder = await holderOf(configuration, { bankCode, accountNo });
      return isSameHolder(holder, accountName) ? 'PASSED' : 'NAME_DIFFERS';
    } catch (error) {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return 'ACCOUNT_UNKNOWN';
      throw error;
    }
  },
};

/**
 * Stores the result of a check. A change of the fee that waits stays valid, since a check touches no field of it.
 * @throws Refusal INVALID_STATE when the agent was blocked while the check ran
 */
async function storeResult(
  tx: Tx,
  app: Application,
  registered: RegisteredResource,
  checked: CompletedCheck,
): Promise<void> {
  const { secureId, check, result, actor, caller } = checked;
  const at = app.services.now();
  const place = places[check];
  const [before] = await findRecords(tx, registered, [secureId], caller.scope, { of: 'detail', caller, lock: true });
  if (!before) throw notFound();
  if (before['state'] === 'blocked') throw invalidState('blocked', 'check');
  await sql`update pre_order_agent set ${sql.ref(place.result)} = ${result}, ${sql.ref(place.at)} = ${at},
    version = version + 1, updated_by = ${actor.username}, updated_at = ${at}
    where id = ${secureId}`.execute(tx);
  // The reason for a check that had not passed is void.
  const { reason } = place;
  if (reason && result === 'PASSED')
    await sql`update pre_order_agent set ${sql.ref(reason)} = null where id = ${secureId}`.execute(tx);
  await carryPending(tx, app.services, registered, {
    before,
    values: {},
    after: { secureId, version: before.version + 1 },
  });
  await recordEntry(tx, {
    actor,
    module: registered.resource.module,
    action: 'VERIFY',
    entityId: secureId,
    entityLabel: labelOf(registered, before),
    changes: [{ field: place.field, before: before[place.field] ?? null, after: result }],
    at,
  });
}

/**
 * Makes a check of an agent and keeps the result. A service outside is asked before the transaction begins.
 * @throws Refusal NOT_FOUND, INVALID_STATE, DUKCAPIL_UNAVAILABLE, CORE_UNAVAILABLE
 */
export async function checkAgent(
  app: Application,
  registered: RegisteredResource,
  texts: ProtectedText,
  context: Context<unknown, { readonly check: AgentCheck }>,
): Promise<{ readonly result: string }> {
  const { db } = app.services;
  const { caller, body } = context;
  const { secureId = '' } = context.parameters;
  const [agent] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
  if (!agent) throw notFound();
  if (agent['state'] === 'blocked') throw invalidState('blocked', 'check');
  const result = await checks[body.check](app, texts, agent as unknown as Agent);
  const checked = { secureId, check: body.check, result, actor: actorOf(context), caller };
  await db.transaction().execute((tx) => storeResult(tx, app, registered, checked));
  return { result };
}
