import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { build } from 'esbuild';
import { root } from '../paths.mjs';
import { consumed } from '../sharing.mjs';
import { declarationsOf } from './api-report.mjs';

const ownSource = /^(@console\/contracts\/|[./])/;
const externals = {
  name: 'outside',
  setup(esbuild) {
    esbuild.onResolve({ filter: /.*/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || ownSource.test(name) ? undefined : { path: name, external: true },
    );
  },
};
const noContent = Object.fromEntries(['.css', '.svg', '.png', '.webp', '.jpg'].map((ending) => [ending, 'empty']));

/** Members of a module that a source uses through a namespace import, without those that are only types. */
const membersOf = (source, name) =>
  [...source.matchAll(new RegExp(`\\b${name}\\.([a-z]\\w*)`, 'g'))]
    .map(([, member]) => member)
    .filter((member) => !['infer', 'core'].includes(member));

/** The module of `import('…')`, also awaited and in parentheses. */
function fetchedModule(node) {
  if (node?.type === 'ParenthesisExpression') return fetchedModule(node.expression);
  if (node?.type === 'AwaitExpression') return fetchedModule(node.argument);
  return node?.type === 'CallExpression' && node.callee.type === 'Import'
    ? node.arguments[0].expression.value
    : undefined;
}

/** Calls back for every node of a syntax tree. */
function visit(node, seen) {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, seen));
  if (typeof node !== 'object' || node === null) return undefined;
  seen(node);
  return Object.values(node).forEach((each) => visit(each, seen));
}

/**
 * Names that a source takes of modules it fetches later: `(await import('m')).Name`.
 * @throws TypeError for a module of which no name is taken this way: the record would not say what is used
 */
function addFetched(body, isProvided, add) {
  const fetched = new Set();
  const named = new Set();
  visit(body, (node) => {
    const module = fetchedModule(node);
    if (module !== undefined && isProvided(module)) fetched.add(module);
    if (node.type !== 'MemberExpression') return;
    const of = fetchedModule(node.object);
    if (of === undefined || !isProvided(of) || node.property.type !== 'Identifier' || node.property.value === 'then')
      return;
    named.add(of);
    add(of, node.property.value);
  });
  const unnamed = [...fetched].find((module) => !named.has(module));
  if (unnamed) throw new TypeError(`Write (await import('${unnamed}')).Name, so that the release says what it uses`);
}

/** Names of provided modules that a source imports as values; types do not exist in the build. */
export function importedNames(source, isProvided, tsx = true) {
  const taken = new Map();
  const add = (module, name) => taken.set(module, (taken.get(module) ?? new Set()).add(name));
  const { body } = parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' });
  for (const one of body) {
    if (
      !['ImportDeclaration', 'ExportNamedDeclaration'].includes(one.type) ||
      one.typeOnly ||
      !one.source ||
      !isProvided(one.source.value)
    )
      continue;
    for (const part of one.specifiers) {
      if (part.isTypeOnly) continue;
      if (part.type === 'ImportDefaultSpecifier') add(one.source.value, 'default');
      else if (part.type !== 'ImportNamespaceSpecifier')
        add(one.source.value, (part.imported ?? part.orig ?? part.local).value);
      else for (const name of membersOf(source, part.local.value)) add(one.source.value, name);
    }
  }
  addFetched(body, isProvided, add);
  return taken;
}

/** Digest of a declaration in an API report; empty for packages without a report. */
export const digestOf = (declaration) =>
  declaration === undefined ? '' : crypto.createHash('sha256').update(declaration).digest('hex').slice(0, 12);

const prefixes = Object.keys(consumed()).filter((name) => name.endsWith('/'));
const names = new Set(Object.keys(consumed()));
const isProvided = (name) => names.has(name) || prefixes.some((prefix) => name.startsWith(prefix));

/**
 * What a remote uses of the shell: names by module, each with the digest of its declaration in the API report of the
 * revision it is built from.
 * @param {string} entry the declaration of the remote
 * @returns {Promise<Record<string, Record<string, string>>>}
 */
export async function usesOf(entry) {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    absWorkingDir: root,
    outdir: 'unused',
    jsx: 'automatic',
    loader: noContent,
    plugins: [externals],
    logLevel: 'silent',
  });
  const all = new Map();
  for (const input of Object.keys(metafile.inputs).filter((name) => /\.tsx?$/.test(name))) {
    for (const [module, taken] of importedNames(
      fs.readFileSync(path.join(root, input), 'utf8'),
      isProvided,
      input.endsWith('x'),
    )) {
      all.set(module, new Set([...(all.get(module) ?? []), ...taken]));
    }
  }
  const declared = declarationsOf();
  return Object.fromEntries(
    [...all]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([module, taken]) => [
        module,
        Object.fromEntries(
          [...taken].sort((a, b) => a.localeCompare(b)).map((name) => [name, digestOf(declared[module]?.[name])]),
        ),
      ]),
  );
}
