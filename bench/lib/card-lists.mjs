import { budgets } from '../budgets.mjs';
import { cardCalls } from './card-calls.mjs';
import { filterValuesOf } from './card-filter-values.mjs';
import { callsTable, measureCalls } from './viewer-calls.mjs';

/** The users who send the calls: all cards, an MRA with its branches, a branch, a print vendor. */
const viewers = { admin: 'ADMIN01', MRA: 'MRAOFF02', branch: 'ADMCB07', vendor: 'VENDOR01' };

/** Samples of every call for each viewer. */
export async function measureLists(server, client, { wanted = () => true, report = () => {} } = {}) {
  const facts = await filterValuesOf(client);
  return measureCalls(
    server,
    cardCalls(facts).filter(([name]) => wanted(name)),
    viewers,
    report,
  );
}

/** Table of the calls, with p50 and p95 by viewer. */
export const listsTable = (results, cards) =>
  callsTable(
    `Calls on ${cards.toLocaleString('en')} cards`,
    results,
    () => budgets.listCall,
    `worst p95 within ${budgets.listCall}`,
  );
