import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/** Packages whose public names are recorded in a report, `api-report.md` beside their `package.json`. */
export const reported = ['ui', 'api', 'auth'];
export const reportFile = (name) => path.join(root, 'packages', name, 'api-report.md');

const section = /^## `(.+)`$/;
const entry = /^### `(.+)`$/;

/** Parses a report. @returns declarations by module and name */
export function readReport(text) {
  const modules = {};
  let module = '';
  let name = '';
  let block = null;
  for (const line of text.split('\n')) {
    if (block !== null) {
      if (line === '```') {
        modules[module][name] = block.join('\n');
        block = null;
      } else block.push(line);
    } else if (section.test(line)) modules[(module = section.exec(line)[1])] = {};
    else if (entry.test(line)) name = entry.exec(line)[1];
    else if (line.startsWith('```')) block = [];
  }
  return modules;
}

/** Declarations of all public names of the shared packages, by module and name, from the reports. */
export const declarationsOf = () =>
  Object.assign(
    {},
    ...reported.map((name) =>
      fs.existsSync(reportFile(name)) ? readReport(fs.readFileSync(reportFile(name), 'utf8')) : {},
    ),
  );
