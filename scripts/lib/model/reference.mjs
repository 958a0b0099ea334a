import {
  areCalls,
  areErrors,
  areOptions,
  areSteps,
  contractFiles,
  evaluateTogether,
  isCall,
  isResource,
} from './contracts.mjs';
import { scheduledJobs } from './jobs.mjs';
import { inBothLanguages, code, document, items } from './lines.mjs';
import { callItems, resourcePart, stepItems } from './resource.mjs';
import { errorItems, sharedPart } from './shared.mjs';

/** Folder of the documents, from the root. */
export const referenceFolder = 'docs/model/reference';
const named = (exports, is) => Object.entries(exports).filter(([, value]) => is(value));

/** The core has no document; its shared errors are a section of the platform's. */
const isOfCore = ({ domain, file }) => domain === 'core' && !file.endsWith('/errors.ts');

/** The declarations in the files of a domain, without duplicates. */
function declaredBy(files) {
  const all = { resources: new Map(), calls: new Map(), options: new Map(), errors: {} };
  for (const { file, exports } of files) {
    const steps = named(exports, areSteps);
    for (const [, resource] of named(exports, isResource)) {
      all.resources.set(resource.module, { file, resource, steps });
      Object.assign(all.errors, resource.errors);
    }
    for (const [, call] of named(exports, isCall)) all.calls.set(call.name, call);
    for (const [, calls] of named(exports, areCalls))
      for (const call of Object.values(calls)) all.calls.set(call.name, call);
    for (const [name, options] of named(exports, areOptions))
      // A file that exports another one's options again is not named beside it.
      if (![...all.options.values()].some((each) => each.options === options))
        all.options.set(`${name} ${file}`, { name, file, options });
    for (const [name, errors] of named(exports, areErrors))
      if (name.endsWith('Errors')) Object.assign(all.errors, errors);
  }
  for (const { resource } of all.resources.values())
    for (const call of Object.values(resource.calls)) all.calls.delete(call.name);
  return all;
}

function domainDocument(domain, files, shared) {
  const { resources, calls, options, errors } = declaredBy(files);
  const parts = [...resources.values()]
    .toSorted((one, other) => (one.resource.module < other.resource.module ? -1 : 1))
    .map(({ file, resource, steps }) =>
      resourcePart(
        resource,
        file,
        steps.length > 0 && steps.flatMap(([, each]) => ['Steps of its states:', stepItems(each)]),
      ),
    );
  const words = [...options.values()]
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, file, options: values }) => {
      const each = values.map(({ value, title }) => `${code(value)} ${inBothLanguages(title)}`);
      const isAlone = [...options.values()].filter((other) => other.name === name).length === 1;
      return `${code(name)}${isAlone ? '' : ` of ${code(file)}`}: ${each.join(', ')}`;
    });
  return document(
    '<!-- Generated from packages/contracts by scripts/model-reference.mjs: change the contract, then run it. -->',
    `# Reference: ${domain}`,
    `The rules that go beyond fields and calls: [${domain}](../${domain}.md).`,
    shared,
    parts,
    calls.size > 0 && ['## Further calls', callItems([...calls.values()])],
    words.length > 0 && ['## Words', items(words)],
    Object.keys(errors).length > 0 && ['## Errors', errorItems(errors)],
  );
}

/** The reference documents of all domains, generated from the contracts: path from the root, and text. */
export async function modelReference() {
  const files = (await contractFiles()).filter(({ file }) => !file.endsWith('/index.ts'));
  const contracts = (name) => files.find(({ file }) => file === `packages/contracts/src/${name}.ts`).exports;
  const [{ systemSettings }] = await evaluateTogether(['server/src/people/settings/definitions.ts']);
  const domains = [...new Set(files.map(({ domain }) => domain))].filter(
    (domain) => !['', 'core', 'routes'].includes(domain),
  );
  const shared = sharedPart(contracts, systemSettings, scheduledJobs());
  return domains.map((domain) => ({
    file: `${referenceFolder}/${domain}.md`,
    text: domainDocument(
      domain,
      files.filter((file) => file.domain === domain || (domain === 'platform' && isOfCore(file))),
      domain === 'platform' && shared,
    ),
  }));
}
