/** Rows of the table below the heading "Glossary", as cells. */
const rowsOf = (text) =>
  (text.split(/^## Glossary$/m)[1] ?? '')
    .split(/^## /m)[0]
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\|[\s|:-]+\|$/.test(line))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

/**
 * Code names in the glossary that no source contains.
 * @param {string} text the document with the glossary
 * @param {string[]} sources texts of the source files
 * @returns {{ seen: number, faults: string[] }} `seen`: number of names checked
 */
export function glossaryFaults(text, sources) {
  const code = sources.join('\n');
  const names = rowsOf(text).flatMap(([, , , inCode = '']) => [...inCode.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const faults = names
    .filter((name) => !code.includes(name))
    .map((name) => `docs/model/README.md: ${name} of the glossary is no name in the code`);
  return { seen: names.length, faults };
}
