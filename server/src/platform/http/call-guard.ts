import type { Call } from '@console/contracts/core/call';
import type { Caller, Context } from '../context.ts';
import type { Refusal } from './refusal.ts';

/** A refused act of a known caller. */
export interface RefusedAct extends Pick<Context, 'caller' | 'request'> {
  readonly call: Call;
  readonly refusal: Refusal;
  /** The verb of the audit trail. */
  readonly action: string;
  /** The record that the request names. */
  readonly entityId: string | null;
}

/** The address of a request, as it was sent. */
export interface Address {
  readonly query: unknown;
  readonly params: unknown;
}

/**
 * What an area above the platform does with every call. Registered before the modules with `app.guards.push`. Each step
 * runs for all guards, in the order of their registration, before the next step.
 * @example app.guards.push({ permit: (call) => checkMaintenance(app.services, call) });
 */
export interface CallGuard {
  /** Before the privilege is checked; not of public calls. @throws Refusal */
  admit?(call: Call, caller: Caller): void;
  /** After privilege and flag group; not of public calls. @throws Refusal */
  permit?(call: Call, caller: Caller): Promise<void>;
  /** Looks at the address of a request, of public calls too. @throws Refusal */
  checkAddress?(address: Address): void;
  /** The parameters of a caller's request, as the handler shall read them. @throws Refusal */
  readQuery?(query: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Before a caller's file is received.
   * @param contentLength header of the request, in bytes
   * @throws Refusal
   */
  receive?(caller: Caller, contentLength: string | undefined): Promise<void>;
  /** Records a refusal in the audit trail its own way. @returns `false` where the refusal is none of its own */
  keepRefusal?(act: RefusedAct): Promise<boolean>;
}
