import { cleanText, hasControls, showsNothing } from '@console/contracts/core/clean-text';
import { invalid } from './refusal.ts';

/** Members whose texts are compared sign by sign: what is secret, and a record of a release with its signature. */
const keptExactly = /password|secret|signature|^record$/i;
/** A message as members receive it: each sign counts, and its page names those that make it longer. */
const keptSigns = /^content$/;

/** Whether the text of a member stays sign by sign as it was sent. */
export const isExact = (name: string, member: unknown): boolean => typeof member === 'string' && keptExactly.test(name);

/** The path of a member or element of a value. */
const pathOf = (path: string, name: string, isElement: boolean): string =>
  isElement ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;

/** A value with all its texts changed, but those that stay exactly. @param change is given each text and its path */
export function withTexts(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const changed = Object.entries(value).map(([name, member]) => [
    name,
    isExact(name, member) ? member : withTexts(member, change, pathOf(path, name, isList)),
  ]);
  return isList ? changed.map(([, member]) => member as unknown) : Object.fromEntries(changed);
}

/**
 * The texts of a body, such as reasons and notes, as fields of records are cleaned: signs that look the same are the
 * same, several blanks are one, and none is at the ends (docs/guides/written-numbers-and-days.md).
 * @throws Refusal VALIDATION beside a text with a control character
 */
export const withCleanTexts = (body: object): unknown =>
  withTexts(body, (text, path) => {
    const tidy = keptSigns.test(path) ? text : cleanText(text).trim().replace(/ {2,}/g, ' ');
    const clean = showsNothing(tidy) ? '' : tidy;
    if (hasControls(clean)) throw invalid({ field: path, code: 'PATTERN' });
    return clean;
  });
