export const columns = 120;
export const lines = 200;

/** Lines that no formatter can break: imports and addresses. */
const mayBeLong = (line) => /^\s*(?:import|export)\b.*\bfrom '|^\} from '|https?:\/\//.test(line);
/** Whether the first comment of a file says why it is long. */
const saysWhy = (text) => /\bLong: \S/.test(/^\s*(?:\/\*[\s\S]*?\*\/|(?:\/\/.*\n\s*)+)/.exec(text)?.[0] ?? '');

/**
 * Files with lines over 120 columns, and files over 200 lines that do not say why.
 * @param {{ file: string, text: string }[]} files
 * @returns {string[]} one line for each fault
 */
export function sizeFaults(files) {
  const faults = [];
  for (const { file, text } of files) {
    const all = text.trimEnd().split('\n');
    const long = all.filter((line) => [...line].length > columns && !mayBeLong(line)).length;
    if (long > 0) faults.push(`${file} has ${long} lines over ${columns} columns`);
    if (all.length > lines && !saysWhy(text))
      faults.push(`${file} has ${all.length} lines: split it, or say why in its first comment ("Long: …")`);
  }
  return faults;
}
