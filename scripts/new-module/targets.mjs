import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { StepFailure } from '../lib/step.mjs';

/** The contract of a module: where its resource is declared, under which name. */
function contractOf(module) {
  const contracts = path.join(root, 'packages/contracts/src');
  const named = new RegExp(`export const (\\w+) = defineResource\\(\\{\\s+module: '${module}'`);
  const files = fs.readdirSync(contracts, { withFileTypes: true }).flatMap((folder) =>
    folder.isDirectory()
      ? fs
          .readdirSync(path.join(contracts, folder.name))
          .filter((file) => file.endsWith('.ts'))
          .map((file) => ({ domain: folder.name, file: file.replace(/\.ts$/, '') }))
      : [],
  );
  for (const { domain, file } of files) {
    const text = fs.readFileSync(path.join(contracts, domain, `${file}.ts`), 'utf8');
    // A file of the module's name may say its name as a constant.
    const name = (
      named.exec(text) ?? (file === module ? /export const (\w+) = defineResource\(/.exec(text) : null)
    )?.[1];
    if (name) return { domain, name, file };
  }
  return null;
}

const referableDeclared = /export const (\w+) = referable(?:<[^>]*>)?\(\{\s*module: '([\w-]+)',\s*path: '([\w-]+)'/g;

/**
 * What names a record for the contracts of other domains, by its module or by its own name.
 * @example
 * referableOf('branch'); // { name: 'branch', module: 'branch-choice', path: 'branch', file: 'organisation' }
 */
export function referableOf(word) {
  const folder = path.join(root, 'packages/contracts/src/core/referables');
  const declared = fs
    .readdirSync(folder)
    .flatMap((file) =>
      [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(referableDeclared)].map(
        ([, name, module, served]) => ({ name, module, path: served, file: file.replace(/\.ts$/, '') }),
      ),
    );
  return declared.find(({ module }) => module === word) ?? declared.find(({ name }) => name === word) ?? null;
}

/**
 * Where a reference of a domain finds its target: the contract within the domain, what stands for it elsewhere.
 * @throws StepFailure for a module that it cannot name
 */
export function targetOf(module, domain) {
  const contract = contractOf(module);
  if (contract?.domain === domain) return { name: contract.name, from: `./${contract.file}.ts` };
  const referable = referableOf(module);
  if (referable) return { name: referable.name, from: `../core/referables/${referable.file}.ts` };
  // The choices of something that no module serves would never load, and its table is not known.
  throw new StepFailure(
    contract
      ? `${module} belongs to ${contract.domain}: name it for other domains first, by \`referable\` in ` +
          'packages/contracts/src/core/referables (docs/guides/new-module.md, "Contract")'
      : `no contract serves choices of ${module}; a record that has no module yet is joined in the definition ` +
          '(docs/guides/new-module.md, "Records without a form")',
  );
}
