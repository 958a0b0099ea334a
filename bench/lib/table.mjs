/** A Markdown table with aligned columns, readable in a terminal and in `docs/measurements.md`. */
export function table(title, columns, rows) {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, index) => Math.max(...cells.map((row) => row[index].length)));
  const line = (row) =>
    `| ${row.map((cell, index) => (index ? cell.padStart(widths[index]) : cell.padEnd(widths[index]))).join(' | ')} |`;
  const dashes = widths.map((width, index) => (index ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2)));
  return [`### ${title}`, '', line(cells[0]), `|${dashes.join('|')}|`, ...cells.slice(1).map(line)].join('\n');
}
