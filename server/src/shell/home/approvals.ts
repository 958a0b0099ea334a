import { homeQueues } from '@console/contracts/shell/home';
import type { Caller } from '../../platform/context.ts';
import { approvalSources } from '../../records/approvals/source.ts';
import { waitingOf } from '../../records/approvals/waiting.ts';
import { waitingChanges } from '../../records/changes/waiting.ts';
import type { Application } from '../../platform/http/application.ts';
import { registerCounter, registerDue } from '../../records/waiting/sources.ts';

/** Requests of others that the caller may decide, over all modules: one counter, and rows of the work list. */
export function addApprovals(app: Application): void {
  const all = () => [waitingChanges(app), ...approvalSources(app).map((source) => waitingOf(app, source))];
  const sources = (caller: Caller) => all().filter((source) => source.appliesTo(caller));
  registerCounter(app, {
    ...homeQueues.approval,
    url: '/approval',
    appliesTo: (caller) => sources(caller).length > 0,
    async count(db, caller) {
      const counts = await Promise.all(sources(caller).map((source) => source.count(db, caller)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  });
  registerDue(app, {
    items: async (db, caller, options) =>
      (await Promise.all(sources(caller).map((source) => source.items(db, caller, options)))).flat(),
  });
}
