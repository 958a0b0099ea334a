// Every call of the specification is declared by a contract, or listed as absent with a reason.
import fs from 'node:fs';
import path from 'node:path';
import { contractFiles, isResource } from '../lib/model/contracts.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';

const file = 'packages/contracts/src/routes/fixed-calls.json';
const { calls } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const contracts = await contractFiles();
const { callsOf } = contracts.find((contract) => contract.file === 'packages/contracts/src/core/resource.ts').exports;

const isCall = (value) => typeof value?.method === 'string' && typeof value.path === 'string' && 'access' in value;
const nameOf = ({ method, base, path: at }) => `${method} ${base}/${at}`;

const declared = new Set();
for (const value of contracts.flatMap(({ exports }) => Object.values(exports))) {
  if (value === null || typeof value !== 'object') continue;
  const own = isResource(value) ? Object.values(callsOf(value)) : isCall(value) ? [value] : Object.values(value);
  for (const each of own.filter(isCall)) declared.add(nameOf(each));
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
