// node scripts/faults/changed-checks.mjs: prints the titles of the programs of the static stage that the gate would
// run.
import { KeptResults } from '../lib/kept-results.mjs';
import { planOf } from '../stages/static.mjs';

const plan = [...planOf(new KeptResults('static'))];
console.log(JSON.stringify(plan.filter(([, { changed }]) => changed.length > 0).map(([title]) => title)));
