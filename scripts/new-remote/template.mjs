import fs from 'node:fs';
import path from 'node:path';

const template = path.join(import.meta.dirname, 'template');

const quoted = {
  "'": (value) => `'${value.replace(/[\\']/g, '\\$&')}'`,
  '"': (value) => JSON.stringify(value),
};

/**
 * Fills the placeholders of a template file. A complete quoted string (`'{{title}}'`) becomes an escaped literal; a
 * placeholder within a string (`'@console/{{id}}'`) becomes the value itself, so it may only be a name without quotes.
 * @throws TypeError for a placeholder without a value
 */
export function fill(text, values) {
  const valueOf = (name) => {
    if (typeof values[name] !== 'string') throw new TypeError(`The template asks for ${name}`);
    return values[name];
  };
  return text
    .replace(/(['"])\{\{(\w+)\}\}\1/g, (_, quote, name) => quoted[quote](valueOf(name)))
    .replace(/\{\{(\w+)\}\}/g, (_, name) => valueOf(name));
}

/** Files of a new remote by path in its folder. @returns {Map<string, string>} */
export function filesOf(values) {
  const names = fs
    .readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(template, path.join(entry.parentPath, entry.name)))
    .sort();
  return new Map(names.map((name) => [name, fill(fs.readFileSync(path.join(template, name), 'utf8'), values)]));
}
