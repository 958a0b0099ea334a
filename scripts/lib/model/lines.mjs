const width = 120;

/** A line of a list, wrapped at 120 columns and indented below its dash. */
export function item(text, indent = '') {
  const lines = [];
  let line = `${indent}-`;
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > width && !/^\s*-?$/.test(line)) {
      lines.push(line);
      line = `${indent}  ${word}`;
    } else line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

export const items = (texts) => texts.map((each) => item(each)).join('\n');

/** A text in both languages: once when they read the same. */
export const both = ({ id, en }) => (id === en ? id : `${id} / ${en}`);
export const quoted = (text) => text.replaceAll('|', String.raw`\|`);
export const code = (text) => `\`${text}\``;
export const codes = (texts) => texts.map(code).join(', ');

/** Parts of a document that are there, a blank line between them. */
export const document = (...parts) => `${parts.flat().filter(Boolean).join('\n\n')}\n`;
