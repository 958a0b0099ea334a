import { duePageSize, homeCalls, type DueItem } from '@console/contracts/shell/home';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { addApprovals } from './approvals.ts';
import { Counters } from './counters.ts';
import { waitingSources } from '../../records/waiting/sources.ts';

/** Maximum number of due items; the rest is in the modules' own lists. */
const mostDue = 500;

/** The home page: work for the signed-in user (docs/model/shell.md#home). */
export const home: Module = (app) => {
  const counters = new Counters(app);
  addApprovals(app);
  serve(app, homeCalls.counters, ({ caller, language }) => counters.of(caller, language));
  serve(app, homeCalls.due, async ({ caller, db, language, query: { kind, page = 1 } }) => {
    const sources = waitingSources(app).due;
    const all: DueItem[] = (
      await Promise.all(sources.map((source) => source.items(db, caller, { limit: mostDue, language })))
    )
      .flat()
      .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate));
    const wanted = kind ? all.filter((item) => item.kind === kind) : all;
    const kinds = [...new Set(all.map((item) => item.kind))].map((each) => ({
      kind: each,
      count: all.filter((item) => item.kind === each).length,
    }));
    return {
      rows: wanted.slice((page - 1) * duePageSize, page * duePageSize),
      total: wanted.length,
      page,
      size: duePageSize,
      kinds,
    };
  });
};
