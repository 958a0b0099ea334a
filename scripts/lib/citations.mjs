import path from 'node:path';

const domains =
  'platform|shell|cards?|membership|promos(?:-| and )products|branches(?:-| and )stores|orders(?:-| and )logs';
/** Documents with numbered sections of their own, which may be cited by number. */
const outside = /\b(?:RFC \d+|NIST [\w-]+|ASVS|WCAG)[^.;]{0,40}$/;
const olderForms = [new RegExp(String.raw`\b(?:${domains}) model\b`, 'gi'), /\bsections? \d+(?:\.\d+)*\b/g];
const cited = /\bdocs\/model\/[\w/-]+\.md(?:#([\w-]+))?/g;
const linked = /\]\(([^)\s#]*\.md)?#([^)\s]+)\)/g;

/** A line break with the comment marker of the next line. */
const lineBreak = /[ \t]*\n[ \t]*(?:\*(?!\/)|\/\/|--|#(?!#))?[ \t]*/g;
/** The text as one line, since a citation in a comment can span lines. */
const flat = (text) => text.replaceAll(lineBreak, ' ');

/** The anchor that repository hosts give to a heading. */
const slugOf = (heading) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** All anchors of a document: of its headings, and ids before a rule. */
export function anchorsOf(text) {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  const headings = [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugOf(heading.trim()));
  const ids = [...prose.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id]) => id);
  return new Set([...headings, ...ids]);
}

/**
 * Resolves the citations of comments and documents: anchors of docs/model, and of documents that others link to.
 * Reports citations of a model by section number, which readers cannot open.
 * @param {{ file: string, text: string }[]} files all source files and documents, with paths from the root
 * @returns {{ seen: number, faults: string[] }} `seen`: number of resolved citations
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
    // The check of the documents covers names of documents without an anchor.
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
