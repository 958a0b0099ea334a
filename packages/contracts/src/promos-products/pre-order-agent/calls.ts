import * as z from 'zod/mini';
import { accountFields } from '../../branches-stores/index.ts';
import { call } from '../../core/call.ts';
import { plainDate } from '../../core/fields.ts';
import { applicationReference } from '../../membership/index.ts';
import { personalFields } from './fields.ts';
import { agentChecks, module, privilege, type AgentCheck } from './vocabulary.ts';

const code = z.string().check(z.minLength(2), z.maxLength(20));
const { name, nik, phone, email } = personalFields;
const { bankCode, accountNo, accountName } = accountFields;
const agentCode = z.string().check(z.regex(/^AGN\d{6}$/));
const checks = agentChecks.map(({ value }) => value) as [AgentCheck, ...AgentCheck[]];

/** Months that are shown at most. */
export const mostFeeMonths = 36;

const agentFeeMonth = z.object({
  /** First day of the month. */
  month: plainDate(),
  /** Orders that were disbursed in it. */
  orders: z.int(),
  /** Rupiah; `null` for users of a branch. */
  fee: z.nullable(z.int()),
});
export type AgentFeeMonth = z.infer<typeof agentFeeMonth>;

/** Calls of agents besides the operations (docs/model/pre-order-agents.md). */
export const agentCalls = {
  check: call({
    name: `${module}.check`,
    method: 'POST',
    base: 'middle',
    path: `${module}/{secureId}/check`,
    access: { privilege, action: 'update' },
    audit: 'VERIFY',
    summary: 'Makes one of the checks of an agent, and keeps its result with the time',
    body: z.object({ check: z.enum(checks) }),
    result: z.object({ result: z.string() }),
    errors: ['NOT_FOUND', 'INVALID_STATE', 'CORE_UNAVAILABLE', 'DUKCAPIL_UNAVAILABLE'],
  }),
  fees: call({
    name: `${module}.fees`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/fees`,
    access: { privilege, action: 'view' },
    summary: 'What an agent got for orders that were disbursed, by month, the latest first',
    result: z.array(agentFeeMonth),
  }),
  register: call({
    name: `${module}.register`,
    method: 'POST',
    base: 'publish',
    path: `${module}/register`,
    access: 'public',
    token: { service: 'pre-order-agent' },
    audit: 'CREATE',
    summary: 'An application registers an agent, who is new; the documents follow by a call of their own',
    body: z.object({
      /** Of the application: a repeated call with it is answered as the first one was. */
      reference: applicationReference({ minimum: 8, maximum: 40 }).check(z.regex(/^[\w-]+$/)),
      name: name.schema,
      nik: nik.schema,
      phone: phone.schema,
      email: z.nullable(email.schema),
      /** Code of the branch of SPEKTRA. */
      officeCode: code,
      storeCode: z.nullable(code),
      bankCode: bankCode.schema,
      accountNo: accountNo.schema,
      accountName: accountName.schema,
      /** When the person proved to have the number, and agreed to the registration; within a day. */
      phoneVerifiedAt: z.iso.datetime({ offset: true }),
      consentedAt: z.iso.datetime({ offset: true }),
    }),
    result: z.object({ agentCode: z.string(), state: z.string() }),
    errors: ['IDEMPOTENCY_REUSED', 'PHONE_BLACKLISTED', 'AGENT_EXISTS'],
  }),
  document: call({
    name: `${module}.document`,
    method: 'POST',
    base: 'publish',
    path: `${module}/document`,
    access: 'public',
    token: { service: 'pre-order-agent' },
    audit: 'UPLOAD',
    upload: true,
    summary: 'An application sends a document of a new agent that it registered; a later one replaces it',
    body: z.object({ agentCode, document: z.enum(['KTP', 'SELFIE']) }),
    result: z.object({ agentCode: z.string() }),
    errors: ['NOT_FOUND', 'AGENT_NOT_NEW'],
  }),
} as const;
