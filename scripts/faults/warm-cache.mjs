// node scripts/faults/warm-cache.mjs: keeps a passed result for every check and test file of the gate, as a green run
// does, but without running one. Only for a copy with a CONSOLE_CACHE_DIR of its own.
import { serverTestFiles, testInputs } from '../build-server.mjs';
import { KeptResults } from '../lib/kept-results.mjs';
import { inputsOf, Sources } from '../lib/kept-results-keys.mjs';
import { postgresqlVersion } from '../lib/postgresql-version.mjs';
import { declaredErrorCodes, opensDatabase, serverKeys } from '../lib/kept-results-server.mjs';
import { planOf } from '../stages/static.mjs';
import { unitInputs, unitKeys, unitTestFiles } from '../lib/kept-results-unit.mjs';
import { selectFiles } from '../../server/test/selection.mjs';
import { databases } from './gate-commands.mjs';

const sources = new Sources({ startTime: Date.now() });

function keepAll(suite, keys) {
  const results = new KeptResults(suite);
  for (const [file, { key, parts = { all: key } }] of keys)
    for (const each of Object.values(parts)) results.keep(each, 1, { name: file });
}

const checks = new KeptResults('static');
for (const { keys } of planOf(checks).values()) for (const key of keys.values()) checks.keep(key, 1);

const unitFiles = unitTestFiles();
keepAll('unit', unitKeys({ inputs: await unitInputs(unitFiles), files: unitFiles, sources }));

const [inputs, errorCodes, server] = await Promise.all([testInputs(), declaredErrorCodes(), postgresqlVersion()]);
const opens = (file) => opensDatabase(inputsOf(inputs, [`server/${file}`]));
for (const database of databases) {
  const selected = selectFiles({ database, selection: 'gate', files: serverTestFiles(), opensDatabase: opens });
  const files = selected.map((file) => `server/${file}`);
  const built = { inputs, files, database, selection: 'gate', errorCodes, server, sources };
  keepAll(`server-${database}`, serverKeys(built));
}
