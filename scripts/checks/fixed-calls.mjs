// Every call of the specification is declared by a contract, or listed as absent with a reason.
import fs from 'node:fs';
import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const file = 'packages/contracts/src/routes/fixed-calls.json';
const { calls } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const {
  module: { callsOf },
} = await evaluate(path.join(root, 'packages/contracts/src/core/resource.ts'));

const isCall = (value) => typeof value?.method === 'string' && typeof value.path === 'string' && 'access' in value;
const isResource = (value) => Array.isArray(value?.operations) && typeof value.module === 'string';
const nameOf = ({ method, base, path: at }) => `${method} ${base}/${at}`;

const declared = new Set();
for (const { file: contract } of sourceFiles(/^packages\/contracts\/src(\/[\w-]+){1,3}\.ts$/)) {
  if (contract.includes('.test.')) continue;
  const { module } = await evaluate(path.join(root, contract));
  for (const value of Object.values(module)) {
    if (value === null || typeof value !== 'object') continue;
    const own = isResource(value) ? Object.values(callsOf(value)) : isCall(value) ? [value] : Object.values(value);
    for (const each of own.filter(isCall)) declared.add(nameOf(each));
  }
}

const faults = calls.flatMap((call) => {
  const name = nameOf(call);
  const found = declared.has(name);
  if (found && call.absent) return [`${file}: ${name} is declared: take its reason away`];
  if (!found && !(call.absent?.length >= 10)) return [`${file}: ${name} is declared by no contract`];
  return [];
});
const twice = calls.map(nameOf).filter((name, index, all) => all.indexOf(name) !== index);
report('fixed-calls', calls.length, 'calls', [...faults, ...twice.map((name) => `${file}: ${name} is named twice`)]);
