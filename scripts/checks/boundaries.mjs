// The domains of the server keep to themselves: nobody imports past an index, names a table of another owner, writes
// it, or builds on what builds on it. Folders of an area and modules of a domain do not need each other in a circle,
// nor do files of the apps and packages, nor folders of any of them but the shell.
import fs from 'node:fs';
import path from 'node:path';
import { clientFaults } from '../lib/boundaries/clients.mjs';
import { domainFaults } from '../lib/boundaries/domains.mjs';
import { judgeBoundaries } from '../lib/boundaries/judge.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const files = [...sourceFiles(/^server\/src\/.*\.ts$/)];
const { seen, faults } = judgeBoundaries(files);
const clients = clientFaults([...sourceFiles(/^(?:apps|packages)\/.*\.tsx?$/)]);
const readmes = new Map(
  [...sourceFiles(/^server\/src\/[\w-]+\/README\.md$/)].map(({ file, text }) => [file.split('/')[2], text]),
);
const architecture = fs.readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').replaceAll(/\s+/g, ' ');
report('boundaries', seen + clients.seen, 'imports, statements and modules', [
  ...domainFaults(files, { readmes, architecture }).faults,
  ...faults,
  ...clients.faults,
]);
