import { FileFault } from './sheet.ts';
import { limits, type XlsxPackage } from './xlsx-package.ts';
import { readXml } from './xml-events.ts';

/** Links that are followed only on a click; spreadsheet programs create them from every typed address. */
const clicked = /^(?:https?|mailto):/i;
const quoted = /"[^"]*"|'[^']*'/g;
/** Functions that fetch, start or call something outside the workbook. */
const outward = /\b(?:WEBSERVICE|RTD|CALL|REGISTER(?:\.ID)?|EXEC|SQL\.REQUEST)\s*\(/i;

/** Whether a formula reaches outside. A bar outside quotes is DDE (`cmd|'/C calc'!A0`): no operator uses it. */
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
 * Refuses a workbook that reaches outside when it is opened: external parts, DDE, functions that fetch.
 * @throws FileFault FILE_REFUSED, FILE_BROKEN
 */
export async function checkReach(parts: XlsxPackage): Promise<void> {
  for (const name of parts.names()) {
    if (/\.rels$/i.test(name)) await checkRelations(parts, name);
    else if (/^xl\/(?:workbook|worksheets\/[^/]+|charts\/[^/]+)\.xml$/i.test(name)) await checkFormulas(parts, name);
  }
}
