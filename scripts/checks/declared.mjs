// What is declared is used: every setting is read, every error code is refused with or explained, and work of the
// program that changes records of staff is a job of the scheduler, which logs its runs; the rest is listed here.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { report } from '../lib/report-faults.mjs';

const definitions = 'server/src/people/settings/definitions.ts';
const isTest = (file) => /\.(test|fixtures?)\.|\/testing\/|^server\/test\//.test(file);
const code = [...sourceFiles(/^(server|packages\/[^/]+|apps\/[^/]+)\/(src|server)\/.*\.tsx?$/)].filter(
  ({ file }) => !isTest(file),
);
const server = code.filter(({ file }) => file.startsWith('server/'));
const contracts = code.filter(({ file }) => file.startsWith('packages/contracts/'));

/** Whether a name stands in quotes in one of the files. */
const quoted = (files, name) => {
  const pattern = new RegExp(`['"\`]${name.replaceAll('.', '\\.')}['"\`]`);
  return files.some(({ text }) => pattern.test(text));
};
const faults = [];

const settings = [
  ...fs.readFileSync(path.join(root, definitions), 'utf8').matchAll(/^  '?([A-Za-z][\w.-]*)'?: (?:number|other)\(/gm),
].map(([, key]) => key);
/** What reads settings: the server, and the contracts of budgets, whose settings it reads by what they name. */
const readers = [...server.filter(({ file }) => file !== definitions && !file.includes('migration')), ...contracts];
for (const key of settings) if (!quoted(readers, key)) faults.push(`${definitions}: ${key} is read by nothing`);

/** The codes under `errors: {` of a contract, and those of the shared catalogues. */
function* codesOf({ file, text }) {
  for (const [, name] of text.matchAll(/^ +([A-Z][A-Z0-9_]{3,}): \{\s*(?:status|text)\b/gm)) yield { file, name };
}
const codes = contracts.flatMap((source) => [...codesOf(source)]);
for (const { file, name } of codes) {
  const throwers = code.filter((source) => source.file !== file);
  const own = contracts.find((source) => source.file === file);
  const inOwn = [...own.text.matchAll(new RegExp(`['"]${name}['"]`, 'g'))].length > 0;
  if (!quoted(throwers, name) && !inOwn) faults.push(`${file}: ${name} is refused by nothing`);
}

/** Periodic work that keeps the program itself in order and changes no record of staff. */
const housekeeping = [
  'budget-forget',
  'card-pickup-arrivals',
  'card-verification-check',
  'file-expire',
  'idempotency-expire',
  'identity-expire',
  'mail',
  'number-references-forget',
  'pasted-numbers-forget',
  'schedule',
  'schedule-recover',
  'second-factor-expire',
  'session-expire',
  'shell-heartbeat',
  'sign-in-forget',
  'source-miss-forget',
  'source-use-forget',
  'storage-watch',
  'vacuum',
];
const periodic = new Set();
for (const { file, text } of server)
  for (const [, name] of text.matchAll(/\bevery\(\s*app,[^;]*?'([\w-]+)'/g)) {
    periodic.add(name);
    if (!housekeeping.includes(name)) faults.push(`${file}: ${name} is no job of the scheduler`);
  }
for (const name of housekeeping) if (!periodic.has(name)) faults.push(`${name} is listed here and runs nowhere`);
report('declared', settings.length + codes.length, 'settings and codes', faults);
