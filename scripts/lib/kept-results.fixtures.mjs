import { Sources } from './kept-results-keys.mjs';

/** Imports of sources, as a metafile has them. */
export const graph = (imports) =>
  Object.fromEntries(
    Object.entries(imports).map(([file, names]) => [file, { imports: names.map((name) => ({ path: name })) }]),
  );

/** Sources with given texts. */
export class TextSources extends Sources {
  constructor(texts, tree = 'tree') {
    super();
    this.texts = texts;
    this.treeText = tree;
  }

  of(file) {
    return { text: this.texts[file] ?? '', hash: this.texts[file] ?? '' };
  }

  get tree() {
    return this.treeText;
  }

  hashOf(names) {
    return names.map((name) => `${name}:${this.texts[name] ?? ''}`).join();
  }
}
