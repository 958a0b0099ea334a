import { sourceFiles } from './source-files.mjs';

/** Words of screens that were used for one thing beside its own word. */
const pairs = [
  { word: 'Uang muka minimum', not: /\bDP minimum\b/i },
  { word: 'Sekaligus, Tahunan, Bulanan', not: /\b[SYM]: (?:seluruhnya )?(?:di depan|per tahun|per bulan)/i },
  { word: 'Mulai berlaku', not: /\bberlaku (?:mulai|dari)\b/i },
  { word: 'Pertanggungan', not: /\bperlindungan\b/i },
  { word: 'Lini produk', not: /\blini usaha\b/i },
];

/**
 * Other words for one thing in a file of the product.
 * @example
 * otherWords('a.ts', "text('Berlaku dari')"); // ['a.ts:1 says "Berlaku dari" for "Mulai berlaku"']
 */
export function otherWords(file, text) {
  return text.split('\n').flatMap((line, at) =>
    pairs.flatMap(({ word, not }) => {
      const [found] = not.exec(line) ?? [];
      return found ? [`${file}:${at + 1} says "${found}" for "${word}"`] : [];
    }),
  );
}

/** Those of all texts of screens, answers and files. */
export const wordFaultsOfTexts = () =>
  [...sourceFiles(/^(apps|packages|server\/src|e2e)\/.*\.tsx?$/)].flatMap(({ file, text }) => otherWords(file, text));
