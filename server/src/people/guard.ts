import { viewAsCalls } from '@console/contracts/shell/view-as';
import type { Call } from '@console/contracts/core/call';
import type { Caller } from '../platform/context.ts';
import type { Module } from '../platform/http/application.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { BudgetRefusal } from './budgets/refusal.ts';
import { tellBudgetRefusal } from './budgets/tell.ts';
import { spendUpload } from './budgets/uploads.ts';
import { requireProof } from './proof/require.ts';
import { checkMaintenance } from './settings/maintenance.ts';

/** Calls that somebody who views the console as a role may make: those that only read, and the way back. */
const isReading = (call: Call): boolean =>
  call.method === 'GET' || call.reads === true || call.name === viewAsCalls.end.name;

function refuseChangesInView(call: Call, { viewing }: Caller): void {
  if (viewing && !isReading(call)) throw new Refusal('VIEWING_AS_ROLE', { parameters: { role: viewing.roleName } });
}

/**
 * What people and their settings ask of every call (docs/model/platform.md#order-of-checks): reading only while the
 * console is viewed as a role, modules under maintenance, a fresh proof, the budgets of uploads.
 */
export const peopleGuard: Module = ({ guards, services }) => {
  guards.push({
    admit: refuseChangesInView,
    permit: async (call, caller) => {
      if (call.access !== 'session') await checkMaintenance(services, call);
      if (call.stepUp === 'always') await requireProof(services.db, services, caller);
    },
    receive: (caller, contentLength) => spendUpload(services, caller, contentLength),
    keepRefusal: async ({ refusal, ...act }) => {
      if (!(refusal instanceof BudgetRefusal)) return false;
      await tellBudgetRefusal(services, act, refusal);
      return true;
    },
  });
};
