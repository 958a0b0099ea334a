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
