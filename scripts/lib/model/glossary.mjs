/** Rows of the table below the heading "Glossary", as their cells. */
const rowsOf = (text) =>
  (text.split(/^## Glossary$/m)[1] ?? '')
    .split(/^## /m)[0]
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|[\s|:-]+\|$/.test(line))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

/**
 * Names that the glossary gives as those of the code, and that no source holds any more.
 * @param {string} text the document that holds the glossary
 * @param {string[]} sources texts of the source files
 * @returns {{ seen: number, faults: string[] }} `seen`: how many names were looked up
 */
export function glossaryFaults(text, sources) {
  const code = sources.join('\n');
  const names = rowsOf(text).flatMap(([, , , inCode = '']) => [...inCode.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const faults = names
    .filter((name) => !code.includes(name))
    .map((name) => `docs/model/README.md: ${name} of the glossary is no name in the code`);
  return { seen: names.length, faults };
}
