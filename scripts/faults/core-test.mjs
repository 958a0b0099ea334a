const special = /[.*+?^$()[\]{}|\\]/g;

/**
 * The line on which the call of a core test begins, by which Playwright selects it.
 * @param {string} text of a spec file
 * @param {string} title
 * @returns {number} from 1; 0 when no test with the tag `@core` has this title
 */
export function coreTestLine(text, title) {
  const call = new RegExp(String.raw`\btest\(\s*'${title.replaceAll(special, String.raw`\$&`)}',\s*core\(`).exec(text);
  return call ? text.slice(0, call.index).split('\n').length : 0;
}
