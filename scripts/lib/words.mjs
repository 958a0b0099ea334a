/** Folders whose comments and names use plain words. Add a folder when it is clean; none is removed. */
export const plainFolders = [
  'apps/',
  'bench/',
  'e2e/',
  'packages/api/src/',
  'packages/auth/src/',
  'packages/build/',
  'packages/contracts/src/',
  'packages/ui/src/',
  'scripts/',
  'server/src/',
  'server/test/',
];

/** Old or figurative words that comments must not use, each with plain ones. */
const inComments = [
  ['meanwhile', 'until then, during'],
  ['anew', 'again'],
  ['lately', 'recently'],
  ['thereof|therein|thereby|hitherto|henceforth|whereby', 'rewrite the sentence'],
  ['asunder', 'apart'],
  ['whom|whoever|whosoever', 'the person, the caller, the approver'],
  ["nobody's|somebody's|anybody's", 'name the owner'],
  ['(?:is|are) none any more', 'is expired, is invalid'],
  ['any more', 'no longer'],
  ['goes? on|going on', 'continues, runs'],
  ['told|heard', 'reported, recorded, answered'],
  ['begun', 'started'],
  ["of (?:its|their|the client's) own accord", 'automatically'],
  ['forgets?', 'clears, removes'],
  ['in step with', 'synchronised'],
  ['hangs on', 'depends on'],
  ['in vain', 'without effect'],
  ['for ever', 'permanently, without a limit'],
  ['by hand', 'manually'],
  ['stand(?:s|ing)? in for', 'replaces, fakes'],
  ['(?<!there )(?:is|are) none(?! of)', 'is no …, is missing, does not exist'],
  ['of before', 'earlier, previous'],
  ['stead', 'instead of, for'],
  ['for good(?! reason)', 'permanently'],
  ['oneself', 'the own account, the caller'],
  ['whose time (?:is|was) over', 'expired'],
  ['gives? way', 'is released, is replaced'],
  ['lives? on', 'stays valid'],
  ['turn(?:s|ed|ing)? away', 'refuses, rejects'],
  ['(?:in|at) hand', 'current, available'],
  ['brings? about', 'causes, changes'],
  ['whence|wherein|wherewith|whereupon|thereafter|thereupon|thereto', 'rewrite the sentence'],
  ['hither|thither|albeit|lest|nought|naught|unto|upon', 'rewrite the sentence'],
];

/** Names that say nothing, each with better ones. */
const asNames = [
  ['asked', 'lastReadAt, requested, pending'],
  ['heard', 'latest, received'],
  ['told', 'reported, notified'],
  ['made', 'created'],
  ['once', 'cached, oncePerKey'],
  ['Manner', 'Mode, Kind'],
  ['goesOn', 'continues, isActive'],
  ['underWay', 'running, pending'],
  ['tell', 'report, broadcast, notify'],
  ['hear', 'handle, receive'],
];

const commentRule = inComments.map(([words, plain]) => ({
  pattern: new RegExp(String.raw`\b(?:${words})\b`, 'i'),
  plain,
}));
const nameRule = asNames.map(([name, plain]) => ({
  pattern: new RegExp(
    String.raw`(?:\b(?:const|let|var|function|class|interface|type)\s+|[(,]\s*)${name}\b(?=\s*(?:[=:(),}<]|extends\b))`,
  ),
  name,
  plain,
}));

/** A line's comment; an empty string when it has none. Strings that contain `//` are addresses. */
const commentOf = (line) =>
  /^\s*(?:\/\*\*?|\*|\/\/)(.*)$/.exec(line)?.[1] ?? /(?<![:'"`])\/\/ (.*)$/.exec(line)?.[1] ?? '';

/** Tests name their records as they like; their comments and titles follow the list. */
const isTest = (file) => /\.(?:test|spec)\.\w+$/.test(file);

/** The sentence of a test: the first argument of `test`, `describe` or of a table's call, before its function. */
const titles = new RegExp(
  String.raw`(?:\b(?:test|it|describe)(?:\.\w+)*|[\])\x60])\(\s*` +
    String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60[^\x60]*\x60),\s*(?:async\b|\(|\{)`,
  'g',
);

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** Old words in the titles of a test file; an empty list for other files. */
const titleFaults = (file, text) =>
  isTest(file)
    ? [...text.matchAll(titles)].flatMap((match) =>
        commentRule
          .filter(({ pattern }) => pattern.test(match[1]))
          .map(({ pattern, plain }) => {
            const at = lineOf(text, match.index + match[0].indexOf(match[1]));
            return `${file}:${at}: "${pattern.exec(match[1])[0]}" in the title of a test: ${plain}`;
          }),
      )
    : [];

/**
 * Old words in comments and test titles, and unclear names in code.
 * @param {string} file path, for the messages
 * @param {string} text source of the file
 * @returns {string[]} one line for each fault
 */
export const wordFaults = (file, text) => [...lineFaults(file, text), ...titleFaults(file, text)];

const lineFaults = (file, text) =>
  text.split('\n').flatMap((line, index) => {
    const comment = commentOf(line);
    const prose = comment.replaceAll(/docs\/\S+/g, '');
    const code = comment === '' ? line.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''") : '';
    return [
      ...commentRule
        .filter(({ pattern }) => pattern.test(prose))
        .map(({ pattern, plain }) => `"${pattern.exec(prose)[0]}" in a comment: ${plain}`),
      ...(isTest(file) ? [] : nameRule)
        .filter(({ pattern }) => pattern.test(code))
        .map(({ name, plain }) => `the name ${name}: ${plain}`),
    ].map((fault) => `${file}:${index + 1}: ${fault}`);
  });
