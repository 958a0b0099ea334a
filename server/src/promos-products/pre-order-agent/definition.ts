import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import { normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { settingIn } from '../../people/settings/settings.ts';
import { midnight } from '../../platform/database/midnight.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalidState } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { define } from '../../records/resource/definition.ts';
import { protectedFields } from '../../records/resource/protected-fields.ts';
import { agentOrders } from './orders.ts';
import { agentStepHooks } from './steps.ts';

const results = sql`array[t.nik_result, t.phone_result, t.account_result]`;
/** One check that failed outweighs those that are missing. */
const verification = sql`case when 'PASSED' = all(${results}) then 'PASSED'
  when exists (select from unnest(${results}) result where result <> 'PASSED') then 'FAILED' else 'INCOMPLETE' end`;
const { phone } = preOrderAgents.fields;

/** How pre-order agents are stored (docs/model/pre-order-agents.md). */
export const agentDefinition = (app: Application, texts: ProtectedText) =>
  define(
    preOrderAgents,
    protectedFields(preOrderAgents, texts, ['nik', 'phone', 'email', 'accountNo'], {
      table: 'pre_order_agent',
      hasEditors: true,
      scope: 'branch_id',
      uniqueIndexes: { agentCode: 'pre_order_agent_agent_code_key' },
      derived: {
        agentCode: sql`t.agent_code`,
        state: sql`t.state`,
        registeredAt: sql`t.created_at`,
        source: sql`t.source_code`,
        phoneVerifiedAt: sql`t.phone_verified_at`,
        consentedAt: sql`t.consented_at`,
        verification,
        nikResult: sql`t.nik_result`,
        nikCheckedAt: sql`t.nik_checked_at`,
        nikReason: sql`t.nik_reason`,
        phoneResult: sql`t.phone_result`,
        phoneCheckedAt: sql`t.phone_checked_at`,
        accountResult: sql`t.account_result`,
        accountCheckedAt: sql`t.account_checked_at`,
        accountReason: sql`t.account_reason`,
        editors: sql`t.editors`,
      },
      filters: {
        from: (day: string) => sql`t.created_at >= ${midnight(day)}`,
        to: (day: string) => sql`t.created_at < ${midnight(day, 1)}`,
      },
      together: ['from', 'to'],
      search: (pattern, typed) => sql`(t.agent_code ilike ${pattern} or t.name ilike ${pattern}
        or t.phone_hash = ${texts.hash(String(normalise(phone, typed)))})`,
      async load(db, records) {
        const usual = Number(await settingIn(db, 'PRE_ORDER_AGENT_FEE'));
        const ids = records.map(({ secureId }) => secureId);
        const orders = await agentOrders(app).current.count(db, ids);
        for (const record of records) {
          record.appliedFee = record.feePerOrder ?? usual;
          const { open = 0, done = 0, paid = 0 } = orders.get(record.secureId) ?? {};
          Object.assign(record, { ordersOpen: open, ordersDone: done, feePaid: paid });
        }
      },
      // Steps do not come here: they alone change a blocked agent.
      beforeSave: (_tx, { before, store, actor }) => {
        if (before?.state === 'blocked') return Promise.reject(invalidState(before.state, 'update'));
        store['editors'] = [...new Set([...(before?.editors ?? []), actor.username])];
        return Promise.resolve();
      },
      steps: agentStepHooks(app),
    }),
  );
