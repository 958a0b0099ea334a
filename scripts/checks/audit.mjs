// Known vulnerabilities of what runs in production, where the registry answers; a registry that does not is no fault.
import { report } from '../lib/report-faults.mjs';
import { runPnpm } from '../lib/pnpm.mjs';

const serious = new Set(['high', 'critical']);
const { output } = await runPnpm('audit', '--prod', '--json').catch((error) => ({ output: String(error) }));

/** The answer of the registry; `null` when it gave none. */
function answered() {
  try {
    return Object.values(JSON.parse(output.slice(output.indexOf('{'))).advisories ?? {});
  } catch {
    return null;
  }
}

const advisories = answered();
if (advisories === null) console.log('audit: the registry answers no audits');
else {
  const faults = advisories
    .filter(({ severity }) => serious.has(severity))
    .map(({ module_name: name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`);
  report('audit', advisories.length, 'advisories', faults);
}
