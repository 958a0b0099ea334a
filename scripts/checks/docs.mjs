// Every link of the documentation has a target, every source file it names exists, and every quote matches its source.
// What docs/security.md names by the end of a path exists too, with the tests whose titles it quotes.
import fs from 'node:fs';
import path from 'node:path';
import { missingIn, titleFaults } from '../lib/named-files.mjs';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/report-faults.mjs';
import { sourceFiles } from '../lib/source-files.mjs';

/** Files that readers of the guide create. */
const tutorial = /(^|\/)(facilities|meeting-rooms)(\/|\.)/;
const links = (text) =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^\w+:/.test(target));
const named = (text) =>
  [...text.matchAll(/`((?:apps|packages|server|scripts|e2e|bench|docs|patches)\/[\w./-]+\.\w+)`/g)]
    .map(([, name]) => name)
    .filter((name) => !tutorial.test(name));

/** Code blocks whose fence names the file they quote. */
const quoted = (text) =>
  [...text.matchAll(/^```\w+ ([^\s/]+\/\S+)\n([\s\S]*?)\n```$/gm)]
    .map(([, source, code]) => ({ source, code }))
    .filter(({ source }) => !tutorial.test(source));

let seen = 0;
const faults = [];
for (const { file, text } of sourceFiles(/\.md$/)) {
  const targets = [...links(text).map((link) => path.join(path.dirname(file), link)), ...named(text)];
  seen += targets.length;
  for (const target of targets)
    if (!fs.existsSync(path.join(root, target))) faults.push(`${file} names ${target}, which is not there`);
  const quotes = quoted(text);
  seen += quotes.length;
  for (const { source, code } of quotes) {
    const at = path.join(root, source);
    if (!fs.existsSync(at) || !fs.readFileSync(at, 'utf8').includes(code))
      faults.push(`${file} quotes what ${source} does not say`);
  }
}

const measures = 'docs/security.md';
for (const line of fs.readFileSync(path.join(root, measures), 'utf8').split('\n')) {
  const [, measure, code = '', shown = ''] = line.split(/(?<!\\)\|/);
  if (measure === undefined) continue;
  seen += 1;
  for (const fault of [...missingIn(code), ...titleFaults(shown)])
    faults.push(`${measures}: "${measure.trim()}" ${fault}`);
}
report('docs', seen, 'links, files and quotes', faults);
