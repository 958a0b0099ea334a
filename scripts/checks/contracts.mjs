// Every resource uses privileges of the route list, every error code of a call has a text, each code has one meaning,
// every name that screens show has a title, names that lead to another contract exist there, and the entry of each
// domain lists everything that its files declare.
import fs from 'node:fs';
import path from 'node:path';
import { evaluate } from '../../packages/build/src/declaration/evaluate.mjs';
import { root } from '../lib/paths.mjs';
import { contractFiles, isResource } from '../lib/model/contracts.mjs';
import { entryFaults } from '../lib/model/entries.mjs';
import { nameFaults } from '../lib/model/names.mjs';
import { untitled } from '../lib/model/untitled.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

const { routes } = JSON.parse(fs.readFileSync(path.join(root, 'packages/contracts/src/routes/routes.json'), 'utf8'));
const privileges = new Set(routes.map((route) => route.privilege));
const declarations = await Promise.all(
  [...sourceFiles(/^apps\/[\w-]+\/(remote|src\/administration\/declaration)\.ts$/)].map(async ({ file }) => ({
    file,
    modules: (await evaluate(path.join(root, file))).value.modules,
  })),
);
// A remote can declare privileges of its own, together with their place in the sidebar.
for (const { privilege } of declarations.flatMap(({ modules }) => modules).filter(({ sidebar }) => sidebar))
  privileges.add(privilege);
const files = await contractFiles();
const exportsOf = (name) => files.find(({ file }) => file === `packages/contracts/src/${name}.ts`).exports;
const shared = exportsOf('core/errors');
const { callsOf, frame } = exportsOf('core/resource');
const { domains } = exportsOf('domains');
const { titleOf } = exportsOf('core/titles');

/** Pairs of date fields named like a start and an end; the contract must declare them as a range. */
const periodsOf = (fields) =>
  Object.keys(fields).flatMap((start) => {
    const ends = [
      [/From$/, ['Until', 'To']],
      [/^start/, ['end']],
      [/^from$/, ['to', 'until']],
    ].flatMap(([word, others]) => (word.test(start) ? others.map((other) => start.replace(word, other)) : []));
    const dated = (name) => ['date', 'instant'].includes(fields[name]?.kind);
    return ends.filter((end) => dated(start) && dated(end)).map((end) => [start, end]);
  });

/** Actions that change records. */
const writes = new Set(['create', 'update', 'import', 'delete']);

let seen = 0;
const faults = entryFaults(files, domains);
/** Fields of each list, by the address of its call. */
const lists = new Map();
const codes = new Set([...Object.keys(shared.sharedErrors), ...Object.keys(shared.fieldErrors)]);
const named = [];
/**
 * Meaning of each code and the file that declares it. The services do not start when two modules disagree on a code.
 */
const meanings = new Map();
function declare(file, errors) {
  for (const [code, { status = 409, text }] of Object.entries(errors)) {
    codes.add(code);
    if (!text) continue;
    const meaning = `${status} ${text.id}`;
    const before = meanings.get(code);
    if (before && before.meaning !== meaning)
      faults.push(`${file}: ${code} is declared in ${before.file} with another text`);
    meanings.set(code, { file, meaning });
  }
}
declare('packages/contracts/src/core/errors.ts', shared.sharedErrors);
const { auditVerbOf } = exportsOf('core/call');
const auditActions = new Set(exportsOf('orders-logs/audit-actions').auditActions);
/** Whether refusals of a call are audited: it needs a privilege and does more than view. */
const isAudited = ({ access }) => typeof access === 'object' && access.action !== 'view';
const checkCall = (file, call) => {
  seen += 1;
  if ((call.audit || isAudited(call)) && !auditActions.has(auditVerbOf(call)))
    faults.push(
      `${file}: ${call.name} is audited as ${auditVerbOf(call)}, which is no audit action; declare one as its audit`,
    );
  if (typeof call.access === 'object' && !privileges.has(call.access.privilege))
    faults.push(`${file}: ${call.name} names the unknown privilege ${call.access.privilege}`);
  named.push(...(call.errors ?? []).map((code) => ({ file, call: call.name, code })));
};
for (const { domain, calls } of domains)
  for (const call of calls.flatMap((group) => Object.values(group)))
    checkCall(`packages/contracts/src/${domain}/index.ts`, call);
for (const { file, exports } of files) {
  for (const [name, value] of Object.entries(exports)) {
    if (value && typeof value === 'object' && !Array.isArray(value.errors)) declare(file, value.errors ?? {});
    if (name.endsWith('Errors')) declare(file, value);
    if (!isResource(value)) continue;
    if (!value.operations.length && !Object.keys(value.calls).length)
      faults.push(`${file}: ${value.module} has no calls`);
    for (const call of Object.values(callsOf(value))) checkCall(file, call);
    if (value.writtenBy)
      for (const { path: page, action, office } of declarations
        .flatMap(({ modules }) => modules.filter(({ id }) => id === value.module))
        .flatMap(({ pages }) => pages))
        if ([action].flat().some((each) => writes.has(each)) && office !== value.writtenBy)
          faults.push(`${file}: page ${page} changes ${value.module}, so that it needs office: '${value.writtenBy}'`);
    for (const [start, end] of periodsOf(value.fields))
      if (!value.ranges.some((range) => range[0] === start && range[1] === end))
        faults.push(`${file}: ${value.module} does not say that ${end} ends what ${start} begins (ranges)`);
    const fields = { ...value.fields, ...value.derived, ...frame, ...(value.status ? { status: true } : {}) };
    if (value.operations.includes('list') && value.list.search.length > 0)
      lists.set(`${value.base}/${value.path}`, fields);
    if (value.operations.includes('list'))
      for (const name of untitled(value, titleOf))
        faults.push(`${file}: ${value.module} shows ${name}, which has no title`);
    for (const column of value.list.columns ?? [])
      if (!fields[column]) faults.push(`${file}: list column ${column} is no field of ${value.module}`);
  }
}
for (const { file, modules } of declarations) {
  for (const { id, search } of modules.flatMap(({ id, search, pages }) =>
    [search, ...pages.map((page) => page.search)].filter(Boolean).map((each) => ({ id, search: each })),
  )) {
    seen += 1;
    const fields = lists.get(`${search.base ?? 'middle'}/${search.path}`);
    if (!fields)
      faults.push(`${file}: the palette would search ${id} at ${search.path}, which is no list with a search`);
    for (const field of [
      search.title,
      search.detail,
      ...[...search.page.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    ])
      if (fields && field && !fields[field])
        faults.push(`${file}: the palette would show ${field}, which is no field of ${id}`);
  }
}
for (const { file, call, code } of named)
  if (!codes.has(code)) faults.push(`${file}: ${call} names the code ${code}, which has no text`);
const resources = [...new Set(files.flatMap(({ exports }) => Object.values(exports)).filter(isResource))];
const served = [
  ...domains.flatMap(({ calls }) => calls.flatMap((group) => Object.values(group))),
  ...resources.flatMap((resource) => Object.values(callsOf(resource))),
];
faults.push(
  ...nameFaults(
    resources,
    served.filter(({ base }) => base === 'middle').map((call) => call.path),
    routes.map(({ module }) => module),
  ),
);
report('contracts', seen, 'calls', faults);
