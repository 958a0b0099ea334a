import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { StepFailure } from '../lib/step.mjs';
import { sidebarOf, takenFault } from './answers.mjs';
import { filesOf } from './template.mjs';

const quoted = (value) => `'${value.replace(/[\\']/g, '\\$&')}'`;

/** Adds the module's place in the sidebar to the declaration, if it has one. */
function withSidebar(declaration, { sidebar = 'none', titleEn }) {
  const place = sidebarOf(sidebar);
  if (!place) return declaration;
  const line = `sidebar: { group: ${quoted(place.group)}, menu: ${quoted(place.menu)}, name: ${quoted(titleEn)} },`;
  return declaration.replace(/^( +)unlisted: .*\n/m, (before, indent) => `${before}${indent}${line}\n`);
}

/**
 * Generates a remote from the template, atomically: the folder `apps/<id>`.
 * @param {Record<string, string>} answers to `questions`
 * @returns {Promise<string[]>} its files
 * @throws StepFailure when the id, module or address is taken
 */
export async function generateRemote(answers) {
  const target = path.join(root, 'apps', answers.id);
  const fault = fs.existsSync(target) ? `apps/${answers.id} exists` : await takenFault(answers);
  if (fault) throw new StepFailure(fault);
  const files = filesOf({ ...answers, description: `Remote: ${answers.titleEn}` });
  files.set('remote.ts', withSidebar(files.get('remote.ts'), answers));
  const draft = path.join(root, '.cache', `new-remote-${process.pid}`);
  for (const [name, text] of files) {
    fs.mkdirSync(path.dirname(path.join(draft, name)), { recursive: true });
    fs.writeFileSync(path.join(draft, name), text);
  }
  fs.renameSync(draft, target);
  return [...files.keys()];
}
