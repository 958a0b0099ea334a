const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text inside XML; characters that XML does not allow are removed. */
export const escapeXml = (value: string): string =>
  value
    // oxlint-disable-next-line no-control-regex -- these are the characters XML forbids
    .replace(/[&<>"\r\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, (character) => entities[character] ?? '')
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');

/** Name of a column: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

/** Indexes into the cell formats of {@link styles}. */
export const style = { plain: 0, title: 1, text: 2, guarded: 3, date: 4, instant: 5, number: 6, percent: 7 } as const;

const styles = `${head}
<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/>
<numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy\\ hh:mm:ss"/><numFmt numFmtId="166" formatCode="0.00##%"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/>
</font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
</fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8">
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A name that a sheet may carry: 31 characters at most, none of `: \ / ? * [ ]`. */
export const sheetName = (title: string): string =>
  title
    .replace(/[:\\/?*[\]']/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet1';

const relationship = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
const relationships = (entries: readonly string[]): string =>
  `${head}<Relationships xmlns="${packages}/relationships">${entries.join('')}</Relationships>`;

/** The fixed parts of a workbook with these sheets, by path in the package. */
export function workbookParts(sheets: readonly string[]): Readonly<Record<string, string>> {
  const numbered = sheets.map((name, index) => ({ name: escapeXml(name), id: index + 1 }));
  const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    '[Content_Types].xml': [
      `${head}<Types xmlns="${packages}/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>`,
      `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>`,
      ...numbered.map(
        ({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
      ),
      '</Types>',
    ].join(''),
    '_rels/.rels': relationships([relationship(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': [
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>`,
      ...numbered.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`),
      '</sheets></workbook>',
    ].join(''),
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbered.map(({ id }) => relationship(id, 'worksheet', `worksheets/sheet${id}.xml`)),
      relationship(numbered.length + 1, 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': styles,
  };
}

/** The beginning of a sheet whose first row stays in view. */
export const worksheetStart =
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
  '</sheetView></sheetViews><sheetData>';
export const worksheetEnd = '</sheetData></worksheet>';
