import path from 'node:path';

/**
 * Faults of the generated documents of the model.
 * @param {{ file: string, text: string }[]} expected the documents generated from the contracts
 * @param {{ file: string, text: string }[]} found the documents of the repository
 * @param {(domain: string) => boolean} hasRules whether a domain has a document of its rules
 * @returns {string[]} one line for each fault
 */
export function staleReferences(expected, found, hasRules) {
  const texts = new Map(found.map(({ file, text }) => [file, text]));
  const wanted = new Set(expected.map(({ file }) => file));
  return [
    ...expected
      .filter(({ file, text }) => texts.get(file) !== text)
      .map(({ file }) => `${file} is not what the contracts say: node scripts/model-reference.mjs`),
    ...found.filter(({ file }) => !wanted.has(file)).map(({ file }) => `${file} is of no domain: remove it`),
    ...expected
      .map(({ file }) => path.posix.basename(file, '.md'))
      .filter((domain) => !hasRules(domain))
      .map((domain) => `docs/model/${domain}.md with the rules of ${domain} is missing`),
  ];
}
