import { randomUUID } from 'node:crypto';
import { normalise } from '@console/contracts/core/validation';
import { agentFields } from '@console/contracts/promos-products/pre-order-agent/fields';
import { sql } from 'kysely';
import { isPhoneBarred } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { lockByName } from '../../platform/database/named-lock.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';

/** What an application sends to register an agent. */
export interface AgentRegistration {
  readonly reference: string;
  readonly name: string;
  readonly nik: string;
  readonly phone: string;
  readonly email: string | null;
  readonly officeCode: string;
  readonly storeCode: string | null;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly phoneVerifiedAt: string;
  readonly consentedAt: string;
}

interface Source {
  readonly id: string;
  readonly code: string;
}
interface Registered {
  readonly agentCode: string;
  readonly state: string;
}

/** @throws Refusal VALIDATION: an unknown or inactive branch or store, or a store of another branch */
async function placesOf(tx: Tx, { officeCode, storeCode }: AgentRegistration) {
  const branch = await tx
    .selectFrom('branch_view')
    .select(['id', 'status'])
    .where('business_line', '=', 'SPEKTRA')
    .where('office_code', '=', officeCode)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (branch?.status !== 'active') throw invalid({ field: 'officeCode', code: 'NOT_FOUND' });
  if (storeCode === null) return { branch_id: branch.id, store_id: null };
  const store = await tx
    .selectFrom('outlet_view')
    .select(['id', 'branch_id', 'status'])
    .where('business_line', '=', 'SPEKTRA')
    .where('code', '=', storeCode.toUpperCase())
    .executeTakeFirst();
  if (store?.status !== 'active') throw invalid({ field: 'storeCode', code: 'NOT_FOUND' });
  if (store.branch_id !== branch.id) throw invalid({ field: 'storeCode', code: 'STORE_OF_OTHER_BRANCH' });
  return { branch_id: branch.id, store_id: store.id };
}

/**
 * The agent of an earlier call with the same reference.
 * @throws Refusal IDEMPOTENCY_REUSED when that call contained something else
 */
async function registeredBefore(tx: Tx, source: Source, reference: string, saidHash: string) {
  await lockByName(tx, `agent-registration:${source.id}:${reference}`);
  const row = await tx
    .selectFrom('pre_order_agent')
    .select(['agent_code', 'said_hash'])
    .where('source_id', '=', source.id)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.said_hash !== saidHash) throw new Refusal('IDEMPOTENCY_REUSED');
  return { agentCode: row.agent_code, state: 'new' };
}

const typed = (name: 'name' | 'nik' | 'phone' | 'accountNo' | 'accountName', value: string) =>
  String(normalise(agentFields[name], value));

/**
 * Registers an agent, who is new. The phone is checked against the blacklist at once.
 * @throws Refusal PHONE_BLACKLISTED, AGENT_EXISTS, IDEMPOTENCY_REUSED, VALIDATION
 */
export async function registerAgent(
  tx: Tx,
  texts: ProtectedText,
  source: Source,
  given: AgentRegistration,
  now: Date,
): Promise<Registered & { readonly id: string | null }> {
  const saidHash = texts.hash(JSON.stringify(given));
  const known = await registeredBefore(tx, source, given.reference, saidHash);
  if (known) return { ...known, id: null };
  const places = await placesOf(tx, given);
  const phone = typed('phone', given.phone);
  if (await isPhoneBarred(tx, texts.hash(phone))) throw new Refusal('PHONE_BLACKLISTED');
  const id = randomUUID();
  const row = await tx
    .insertInto('pre_order_agent')
    .values({
      id,
      agent_code: sql`'AGN' || lpad(nextval('pre_order_agent_no')::text, 6, '0')`,
      name: typed('name', given.name),
      ...protectedColumns(texts, {
        nik: typed('nik', given.nik),
        phone,
        account_no: typed('accountNo', given.accountNo),
      }),
      ...protectedColumns(texts, { email: given.email }),
      ...places,
      bank_code: given.bankCode,
      account_name: typed('accountName', given.accountName),
      ktp_file: null,
      selfie_file: null,
      fee_per_order: null,
      source_code: source.code,
      source_id: source.id,
      reference: given.reference,
      said_hash: saidHash,
      nik_checked_at: null,
      phone_result: 'PASSED',
      phone_checked_at: now,
      account_checked_at: null,
      phone_verified_at: new Date(given.phoneVerifiedAt),
      consented_at: new Date(given.consentedAt),
      created_by: 'SYSTEM',
      created_at: now,
      updated_by: 'SYSTEM',
      updated_at: now,
    })
    // NIK and phone are unique.
    .onConflict((conflict) => conflict.doNothing())
    .returning(['agent_code', 'state'])
    .executeTakeFirst();
  if (!row) throw new Refusal('AGENT_EXISTS');
  return { agentCode: row.agent_code, state: row.state, id };
}
