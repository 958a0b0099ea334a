import { importsOf } from './source.mjs';
import { alphabetically, isTest, moduleOf, unitOf } from './units.mjs';

/** The groups of nodes that reach each other (Tarjan), each of two nodes or more. */
export function cyclesOf(graph) {
  const indexes = new Map();
  const lows = new Map();
  const stack = [];
  const cycles = [];
  const visit = (node) => {
    indexes.set(node, indexes.size);
    lows.set(node, indexes.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) visit(next);
      if (stack.includes(next)) lows.set(node, Math.min(lows.get(node), lows.get(next)));
    }
    if (lows.get(node) !== indexes.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) cycles.push(group.toSorted(alphabetically));
  };
  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return cycles;
}

/**
 * Modules of a domain, or folders of an area, that need each other when the program runs. Imports of types alone are no
 * need.
 */
export function cycleFaults(files) {
  const graph = new Map();
  const known = new Set(files.map(({ file }) => file));
  for (const source of files) {
    if (isTest(source.file) || unitOf(source.file) === null) continue;
    const from = moduleOf(source.file);
    const uses = graph.get(from) ?? graph.set(from, new Set()).get(from);
    for (const { target, atRunTime } of importsOf(source))
      if (atRunTime && known.has(target) && unitOf(target) === unitOf(source.file) && moduleOf(target) !== from)
        uses.add(moduleOf(target));
  }
  return {
    seen: graph.size,
    faults: cyclesOf(graph).map((group) => `${group.join(', ')} need each other at run time`),
  };
}

/** Files that are run before each other: which of them comes first depends on who asks first. */
export function fileCycleFaults(files) {
  const known = new Set(files.map(({ file }) => file));
  const graph = new Map(
    files
      .filter(({ file }) => !isTest(file))
      .map((source) => [
        source.file,
        importsOf(source)
          .filter(({ target, isRun }) => isRun && known.has(target))
          .map(({ target }) => target),
      ]),
  );
  return { seen: graph.size, faults: cyclesOf(graph).map((group) => `${group.join(', ')} are run before each other`) };
}
