import path from 'node:path';

const domains =
  'platform|shell|cards?|membership|promos(?:-| and )products|branches(?:-| and )stores|orders(?:-| and )logs';
/** Documents that have numbered sections of their own and are cited by them. */
const outside = /\b(?:RFC \d+|NIST [\w-]+|ASVS|WCAG)[^.;]{0,40}$/;
const olderForms = [new RegExp(String.raw`\b(?:${domains}) model\b`, 'gi'), /\bsections? \d+(?:\.\d+)*\b/g];
const cited = /\bdocs\/model\/[\w/-]+\.md(?:#([\w-]+))?/g;
const linked = /\]\(([^)\s#]*\.md)?#([^)\s]+)\)/g;

/** A line break with what begins the next line of a comment. */
const lineBreak = /[ \t]*\n[ \t]*(?:\*(?!\/)|\/\/|--|#(?!#))?[ \t]*/g;
/** The text as one line, since a citation in a comment may be broken anywhere. */
const flat = (text) => text.replaceAll(lineBreak, ' ');

/** The anchor that a heading has on the pages of a repository. */
const slugOf = (heading) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** All anchors of a document: those of its headings, and ids that stand before a rule. */
export function anchorsOf(text) {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const headings = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugOf(heading.trim()));
  const ids = [...prose.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id]) => id);
  return new Set([...headings, ...ids]);
}

/**
 * Resolves what comments and documents cite: an anchor of docs/model, or of any document that another one links to.
 * Refuses the form that names a model and the number of a section, which nobody can open.
 * @param {{ file: string, text: string }[]} files all source files, documents among them, with paths from the root
 * @returns {{ seen: number, faults: string[] }} `seen`: how many citations were resolved
 */
export function citationFaults(files) {
  const documents = new Map(
    files.filter(({ file }) => file.endsWith('.md')).map(({ file, text }) => [file, anchorsOf(text)]),
  );
  const faults = [];
  let seen = 0;
  const resolve = (file, document, anchor) => {
    seen += 1;
    const anchors = documents.get(document);
    if (!anchors) faults.push(`${file} cites ${document}, which is not there`);
    else if (anchor !== undefined && !anchors.has(anchor))
      faults.push(`${file} cites ${document}#${anchor}, which has no such anchor`);
  };
  for (const { file, text } of files) {
    // That a document which another names is there is the business of the check of the documents.
    for (const [name, anchor] of text.matchAll(cited))
      if (anchor !== undefined || !file.endsWith('.md')) resolve(file, name.split('#')[0], anchor);
    if (file.endsWith('.md'))
      for (const [, target, anchor] of text.matchAll(linked))
        resolve(file, target ? path.posix.join(path.posix.dirname(file), target) : file, anchor);
    const line = flat(text);
    for (const older of olderForms)
      for (const { 0: words, index } of line.matchAll(older))
        if (!outside.test(line.slice(Math.max(0, index - 60), index)))
          faults.push(`${file} cites "${words}": name an anchor of docs/model instead`);
  }
  return { seen, faults };
}
