// Known vulnerabilities of production packages. A registry that does not answer is not a fault.
import { report } from '../lib/report-faults.mjs';
import { runPnpm } from '../lib/pnpm.mjs';

const serious = new Set(['high', 'critical']);
const { output } = await runPnpm('audit', '--prod', '--json').catch((error) => ({ output: String(error) }));

/** The advisories of the registry; `null` when it did not answer. */
function parseAnswer() {
  try {
    return Object.values(JSON.parse(output.slice(output.indexOf('{'))).advisories ?? {});
  } catch {
    return null;
  }
}

const advisories = parseAnswer();
if (advisories === null) console.log('audit: the registry answers no audits');
else {
  const faults = advisories
    .filter(({ severity }) => serious.has(severity))
    .map(({ module_name: name, severity, title, url }) => `${name}: ${severity}, ${title} (${url})`);
  report('audit', advisories.length, 'advisories', faults);
}
