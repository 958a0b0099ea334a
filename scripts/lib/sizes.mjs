export const columns = 120;
export const lines = 200;

/** Lines that no formatter can break: imports and addresses. */
const mayBeLong = (line) => /^\s*(?:import|export)\b.*\bfrom '|^\} from '|https?:\/\//.test(line);
/** Whether the first comment of a file says why it is long. */
const saysWhy = (text) => /\bLong: \S/.test(/^\s*(?:\/\*[\s\S]*?\*\/|(?:\/\/.*\n\s*)+)/.exec(text)?.[0] ?? '');

/**
 * Lines over 120 columns and files over 200 lines.
 * @param {{ file: string, text: string }[]} files
 * @returns {{ longLines: Record<string, number>, longFiles: Record<string, number> }} numbers by file
 */
export function sizesOf(files) {
  const sizes = { longLines: {}, longFiles: {} };
  for (const { file, text } of files) {
    const all = text.trimEnd().split('\n');
    const long = all.filter((line) => [...line].length > columns && !mayBeLong(line)).length;
    if (long > 0) sizes.longLines[file] = long;
    if (all.length > lines && !saysWhy(text)) sizes.longFiles[file] = all.length;
  }
  return sizes;
}

/**
 * What is longer than the list allows.
 * @param {ReturnType<typeof sizesOf>} found
 * @param {ReturnType<typeof sizesOf>} listed the list of what is left; its numbers may only fall
 * @returns {string[]} one line for each fault
 */
export const shrinkFaults = (found, listed) => [
  ...Object.entries(found.longLines)
    .filter(([file, count]) => count > (listed.longLines[file] ?? 0))
    .map(
      ([file, count]) => `${file} has ${count} lines over ${columns} columns, ${listed.longLines[file] ?? 0} allowed`,
    ),
  ...Object.entries(found.longFiles)
    .filter(([file, count]) => count > (listed.longFiles[file] ?? lines))
    .map(([file, count]) => `${file} has ${count} lines: split it, or say why in its first comment ("Long: …")`),
];

const lowest = (found, listed) =>
  Object.fromEntries(
    Object.entries(listed)
      .filter(([file]) => found[file] !== undefined)
      .map(([file, count]) => [file, Math.min(count, found[file])]),
  );

/**
 * The list of what is left with lower numbers, without entries that are within the limits now. Adds no file and raises
 * no number: those stay faults.
 * @param {ReturnType<typeof sizesOf>} found
 * @param {ReturnType<typeof sizesOf>} listed
 * @returns {ReturnType<typeof sizesOf>}
 */
export const lowered = (found, listed) => ({
  longLines: lowest(found.longLines, listed.longLines),
  longFiles: lowest(found.longFiles, listed.longFiles),
});
