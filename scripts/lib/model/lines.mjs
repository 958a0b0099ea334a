const width = 120;

/** A list item, wrapped at 120 columns and indented below its dash. */
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

/** A text in both languages, or once when they are equal. */
export const inBothLanguages = ({ id, en }) => (id === en ? id : `${id} / ${en}`);
export const quoted = (text) => text.replaceAll('|', String.raw`\|`);
export const code = (text) => `\`${text}\``;
export const codes = (texts) => texts.map(code).join(', ');

/** The parts of a document that are present, separated by blank lines. */
export const document = (...parts) => `${parts.flat().filter(Boolean).join('\n\n')}\n`;
