import type { PreOrderAgent } from '@console/contracts/promos-products/pre-order-agent';
import type { AgentCheck } from '@console/contracts/promos-products/pre-order-agent/vocabulary';
import { sql } from 'kysely';
import { holderOf, isSameHolder } from '../../branches-stores/index.ts';
import { isPhoneBarred } from '../../membership/index.ts';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { labelOf } from '../../records/resource/label.ts';
import { findRecords } from '../../records/resource/read.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { nikResultOf, populationRegistry } from './population-registry.ts';

/** Columns and field of the result of each check. */
const places = {
  NIK: { result: 'nik_result', at: 'nik_checked_at', field: 'nikResult' },
  PHONE: { result: 'phone_result', at: 'phone_checked_at', field: 'phoneResult' },
  ACCOUNT: { result: 'account_result', at: 'account_checked_at', field: 'accountResult' },
} as const satisfies Readonly<Record<AgentCheck, object>>;

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
 * Makes a check of an agent and keeps the result. A service outside is asked before the transaction begins.
 * @throws Refusal NOT_FOUND, INVALID_STATE, DUKCAPIL_UNAVAILABLE, CORE_UNAVAILABLE
 */
export async function checkAgent(
  app: Application,
  registered: RegisteredResource,
  texts: ProtectedText,
  context: Context<unknown, { readonly check: AgentCheck }>,
): Promise<{ readonly result: string }> {
  const { db, now } = app.services;
  const { caller, body } = context;
  const { secureId = '' } = context.parameters;
  const [agent] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
  if (!agent) throw notFound();
  if (agent['state'] === 'blocked') throw invalidState('blocked', 'check');
  const result = await checks[body.check](app, texts, agent as unknown as Agent);
  const place = places[body.check];
  const at = now();
  const actor = actorOf(context);
  await db.transaction().execute(async (tx) => {
    await sql`update pre_order_agent set ${sql.ref(place.result)} = ${result}, ${sql.ref(place.at)} = ${at},
      version = version + 1, updated_by = ${actor.username}, updated_at = ${at}
      where id = ${agent.secureId}`.execute(tx);
    await recordEntry(tx, {
      actor,
      module: registered.resource.module,
      action: 'VERIFY',
      entityId: agent.secureId,
      entityLabel: labelOf(registered, agent),
      changes: [{ field: place.field, before: agent[place.field] ?? null, after: result }],
      at,
    });
  });
  return { result };
}
