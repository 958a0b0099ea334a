/**
 * The cells of a block that a spreadsheet program puts on the clipboard: divided by tabs and line ends, except inside
 * the quotes of a cell that holds such signs itself. Blank lines at its end are no rows.
 * @example
 * blockOf('1\t2\n"satu\ndua"\t4\n'); // [['1', '2'], ['satu\ndua', '4']]
 */
export function blockOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  // A cell in quotes, with its own quotes doubled, or up to the next tab or line end; then what ends it.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cell.lastIndex <= text.length) {
    const found = cell.exec(text);
    if (!found) break;
    const [whole, quoted, plain = '', end] = found;
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
    if (whole === '') break;
  }
  while (rows.length > 0 && rows.at(-1)!.every((each) => each.trim() === '')) rows.pop();
  return rows;
}

/** Whether a pasted text is more than the text of one cell. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));
