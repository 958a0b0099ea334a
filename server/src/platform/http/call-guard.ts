import type { Call } from '@console/contracts/core/call';
import type { Caller, Context } from '../context.ts';
import type { Refusal } from './refusal.ts';

/** A refused action of a known caller. */
export interface RefusedAct extends Pick<Context, 'caller' | 'request'> {
  readonly call: Call;
  readonly refusal: Refusal;
  /** The action name in the audit trail. */
  readonly action: string;
  /** What the request names: the record, its label if the caller sees the record, and the reason of the person. */
  readonly named: NamedRecord;
}

/** What a request says of the record that it is about, as an entry of the audit trail holds it. */
export interface NamedRecord {
  readonly entityId: string | null;
  readonly entityLabel: string | null;
  readonly reason: string | null;
  /** Of a request that names several records. */
  readonly recordCount?: number;
}

/** The address of a request, as sent. */
export interface Address {
  readonly query: unknown;
  readonly params: unknown;
}

/**
 * Checks that an area above the platform adds to every call. Register it before the modules with `app.guards.push`.
 * Each step runs for all guards, in the order of registration, before the next step.
 * @example app.guards.push({ permit: (call) => checkMaintenance(app.services, call) });
 */
export interface CallGuard {
  /** Before the privilege is checked; not of public calls. @throws Refusal */
  admit?(call: Call, caller: Caller): void;
  /** After privilege and flag group; not of public calls. @throws Refusal */
  permit?(call: Call, caller: Caller): Promise<void>;
  /** Surrounds the work of a call, within which it may leave what the work reads; not of public calls. */
  around?<Result>(call: Call, caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** Checks the address of a request, also of public calls. @throws Refusal */
  checkAddress?(address: Address): void;
  /** Replaces the query parameters of a caller's request before they are validated. @throws Refusal */
  readQuery?(query: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Before a caller's file is received.
   * @param contentLength header of the request, in bytes
   * @throws Refusal
   */
  receive?(caller: Caller, contentLength: string | undefined): Promise<void>;
  /** Adds to a refusal what its answer carries, after the work was undone. */
  answerRefusal?(refusal: Refusal, caller: Caller): Promise<Refusal>;
  /** The label of a record that a call names, for the audit trail; `null` of what the caller does not see. */
  labelRecord?(call: Call, secureId: string, caller: Caller): Promise<string | null>;
  /** Records a refusal in the audit trail in its own way. @returns `false` for refusals it does not handle */
  keepRefusal?(act: RefusedAct): Promise<boolean>;
}
