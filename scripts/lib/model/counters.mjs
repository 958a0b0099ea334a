/** Codes of the table below the heading "Counters". */
const documentedIn = (text) =>
  (text.split(/^### Counters$/m)[1] ?? '')
    .split(/^##+ /m)[0]
    .split('\n')
    .flatMap((line) => line.match(/^\| `(\w+)`/)?.slice(1) ?? []);

/** A queue with two counters of one code would be counted once: codes are unique. */
const repeated = (codes) => codes.filter((code, index) => codes.indexOf(code) !== index);

/**
 * Counters of the home page that the model names and no contract declares, and the other way round.
 * @param {string} text the document with the table of counters
 * @param {{ code: string }[]} queues declared by the contracts
 * @returns {{ seen: number, faults: string[] }} `seen`: number of counters checked
 */
export function counterFaults(text, queues) {
  const documented = documentedIn(text);
  const declared = queues.map(({ code }) => code);
  return {
    seen: documented.length,
    faults: [
      ...documented
        .filter((code) => !declared.includes(code))
        .map((code) => `docs/model/shell.md: the counter ${code} has no source: no contract declares such a queue`),
      ...declared
        .filter((code) => !documented.includes(code))
        .map((code) => `docs/model/shell.md: the queue ${code} is not among the counters of the home page`),
      ...repeated(declared).map((code) => `the queue ${code} is declared twice`),
    ],
  };
}

/** What a queue may declare, and the sources that read it. */
const readers = {
  targetHours: /^(server\/src\/records\/waiting|packages\/ui\/src\/queues)\//,
  leaseMinutes: /^server\/src\/records\/waiting\//,
  reveals: /^server\/src\/records\/waiting\//,
  leased: /^(server\/src\/records\/waiting|packages\/ui\/src\/(list|detail))\//,
  assignee: /^packages\/ui\/src\/queues\//,
  since: /^server\/src\/records\/waiting\//,
  own: /^server\/src\/records\/waiting\//,
  offices: /^server\/src\/records\/waiting\//,
  action: /^server\/src\/records\/waiting\//,
  takeNext: /^apps\//,
};
/** Read by the address of every queue. */
const always = ['code', 'label', 'filters', 'page'];

/**
 * Declarations of queues that nothing reads: a word that no source takes up, a call that no page makes, or a target or
 * a lease that the queue cannot have.
 * @param {{ code: string }[]} queues
 * @param {{ file: string, text: string }[]} sources of services and screens, without tests
 * @returns {string[]} faults
 */
export const queueFaults = (queues, sources) =>
  queues.flatMap((queue) =>
    Object.entries(queue).flatMap(([name, value]) => {
      if (always.includes(name)) return [];
      const wanted = name === 'takeNext' ? value : name;
      const isRead = sources.some(
        ({ file, text }) => readers[name]?.test(file) && new RegExp(`\\b${wanted}\\b`).test(text),
      );
      return isRead ? [] : [`the queue ${queue.code} declares ${name}, which nothing reads`];
    }),
  );
