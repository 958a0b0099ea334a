import { FileFault } from './sheet.ts';
import { limits, type XlsxPackage } from './xlsx-package.ts';
import { readXml } from './xml-events.ts';

/** What a click alone follows; spreadsheet programs make such links of every address that is typed. */
const clicked = /^(?:https?|mailto):/i;
const quoted = /"[^"]*"|'[^']*'/g;
/** Functions that fetch, start or call something outside of the workbook. */
const outward = /\b(?:WEBSERVICE|RTD|CALL|REGISTER(?:\.ID)?|EXEC|SQL\.REQUEST)\s*\(/i;

/** Whether a formula reaches out. A bar outside of quotes is DDE (`cmd|'/C calc'!A0`): no operator is written so. */
function reachesOut(formula: string): boolean {
  const bare = formula.replace(quoted, '""');
  return bare.includes('|') || outward.test(bare);
}

const isLink = (attributes: Readonly<Record<string, string>>): boolean =>
  (attributes['Type'] ?? '').endsWith('/hyperlink') && clicked.test(attributes['Target'] ?? '');

async function checkRelations(parts: XlsxPackage, name: string): Promise<void> {
  await readXml(parts.text(name), {
    open(element, attributes) {
      if (element === 'Relationship' && attributes['TargetMode']?.toLowerCase() === 'external' && !isLink(attributes))
        throw new FileFault('FILE_REFUSED');
    },
  });
}

async function checkFormulas(parts: XlsxPackage, name: string): Promise<void> {
  let formula: string | null = null;
  await readXml(parts.text(name), {
    open(element) {
      if (['f', 'definedName', 'formula', 'formula1', 'formula2'].includes(element)) formula = '';
    },
    text(text) {
      if (formula !== null && (formula += text).length > limits.cell) throw new FileFault('FILE_REFUSED');
    },
    close() {
      if (formula !== null && reachesOut(formula)) throw new FileFault('FILE_REFUSED');
      formula = null;
    },
  });
}

/**
 * Refuses a workbook that reaches out when it is opened: parts that lie elsewhere, data by DDE, functions that fetch.
 * @throws FileFault FILE_REFUSED, FILE_BROKEN
 */
export async function checkReach(parts: XlsxPackage): Promise<void> {
  for (const name of parts.names()) {
    if (/\.rels$/i.test(name)) await checkRelations(parts, name);
    else if (/^xl\/(?:workbook|worksheets\/[^/]+|charts\/[^/]+)\.xml$/i.test(name)) await checkFormulas(parts, name);
  }
}
