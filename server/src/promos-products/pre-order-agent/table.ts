import type { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import type {
  AccountResult,
  AgentState,
  NikResult,
  PhoneResult,
} from '@console/contracts/promos-products/pre-order-agent/vocabulary';
import type { Generated } from 'kysely';
import type { OptionalInstant, RecordColumns } from '../../platform/database/record-columns.ts';
import type { TableOf } from '../../records/resource/table-of.ts';

type Optional<Value> = Generated<Value | null>;

/** An agent who takes pre-orders, with the results of the checks. */
export interface PreOrderAgentTable
  extends RecordColumns, TableOf<typeof preOrderAgents, 'nik' | 'phone' | 'email' | 'accountNo'> {
  agent_code: string;
  state: Generated<AgentState>;
  /** Code of the application that registered the agent. */
  source_code: string | null;
  source_id: string | null;
  /** Of the application: a repeated call with it is answered as the first one was. */
  reference: string | null;
  /** Keyed hash of what the call with the reference contained. */
  said_hash: string | null;
  phone_verified_at: OptionalInstant;
  consented_at: OptionalInstant;
  nik_result: Optional<NikResult>;
  nik_checked_at: OptionalInstant;
  nik_reason: Optional<string>;
  phone_result: Optional<PhoneResult>;
  phone_checked_at: OptionalInstant;
  account_result: Optional<AccountResult>;
  account_checked_at: OptionalInstant;
  account_reason: Optional<string>;
  /** Who shaped it as it stands; none of them may make it active. */
  editors: Generated<string[]>;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    pre_order_agent: PreOrderAgentTable;
  }
}
