import { alphabetically } from './units.mjs';

const lists = /^server\/src\/[\w-]+\/migrations\.ts$/;

/** The first number of a step that was written when domains had views for each other. */
const firstBehindViews = '0330';

/**
 * Files of the steps that were released before there were views. A released step never changes, and it runs before the
 * views are there, so it names the tables themselves.
 */
export function releasedSteps(files) {
  const steps = new Set();
  for (const { file, text } of files.filter((source) => lists.test(source.file)))
    for (const [, names, target] of text.matchAll(/import (?:type )?([^;]*?) from '\.\/([^']+)';/g)) {
      const locals = names
        .replaceAll(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim().split(' as ').at(-1));
      const numbers = locals.flatMap((name) => [...text.matchAll(new RegExp(`'(\\d{4})_\\w+': ${name}\\b`, 'g'))]);
      if (numbers.length > 0 && numbers.every(([, number]) => number < firstBehindViews))
        steps.add(file.replace('migrations.ts', target));
    }
  return steps;
}

/** Numbers that were used twice before they were checked. Released names never change. */
const usedTwice = new Map([
  ['0150', 2],
  ['0310', 2],
]);

/** Each number of a step of the schema is used once, whichever area or domain it belongs to. */
export function migrationFaults(files) {
  const byNumber = new Map();
  for (const { file, text } of files) {
    if (!lists.test(file)) continue;
    for (const [, name, number] of text.matchAll(/'((\d{4})_\w+)':/g))
      byNumber.set(number, [...(byNumber.get(number) ?? []), name]);
  }
  const faults = [...byNumber]
    .filter(([number, names]) => names.length > (usedTwice.get(number) ?? 1))
    .map(([number, names]) => `the number ${number} is used by ${names.toSorted(alphabetically).join(' and ')}`);
  return { seen: byNumber.size, faults };
}
