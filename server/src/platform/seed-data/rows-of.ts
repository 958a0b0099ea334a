/**
 * The rows of a table that is written as text, one row a line. An indented line continues the row above it.
 * @example
 * rowsOf(`
 * a | one
 *   two
 * b | three
 * `); // ['a | one two', 'b | three']
 */
export const rowsOf = (table: string): readonly string[] => table.trim().replaceAll(/\n\s+/g, ' ').split('\n');
