/** Folders whose comments and names use plain words. Add a folder when it is clean; none is removed. */
export const plainFolders = [
  'packages/api/src/',
  'packages/auth/src/',
  'packages/contracts/src/',
  'server/src/platform/',
  'server/src/records/',
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
];

/** Names that say nothing, each with better ones. */
const asNames = [
  ['asked', 'lastReadAt, requested, pending'],
  ['heard', 'latest, received'],
  ['told', 'reported, notified'],
  ['made', 'created'],
  ['once', 'cached, oncePerKey'],
  ['Manner', 'Mode, Kind'],
  ['mine', 'own, controller'],
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

/**
 * Old words in comments and unclear names in code.
 * @param {string} file path, for the messages
 * @param {string} text source of the file
 * @returns {string[]} one line for each fault
 */
export const wordFaults = (file, text) =>
  text.split('\n').flatMap((line, index) => {
    const comment = commentOf(line);
    const prose = comment.replaceAll(/docs\/\S+/g, '');
    const code = comment === '' ? line.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''") : '';
    return [
      ...commentRule
        .filter(({ pattern }) => pattern.test(prose))
        .map(({ pattern, plain }) => `"${pattern.exec(prose)[0]}" in a comment: ${plain}`),
      ...nameRule.filter(({ pattern }) => pattern.test(code)).map(({ name, plain }) => `the name ${name}: ${plain}`),
    ].map((fault) => `${file}:${index + 1}: ${fault}`);
  });
