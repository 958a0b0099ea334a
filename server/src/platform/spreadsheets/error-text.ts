const names =
  'N/A|REF!|VALUE!|NAME\\?|DIV/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|ERROR!|BUSY!|CONNECT!|' +
  'UNKNOWN!|PYTHON!|TIMEOUT!|EXTERNAL!';
/** Hashes alone stand for a number that is wider than its column. */
const error = new RegExp(String.raw`^(?:#(?:${names})|Err:\d{3}|#{3,}|Loading(?:\.\.\.|\u2026))$`, 'i');

/** Whether a text is what spreadsheet programs show in place of a value that they could not find or calculate. */
export const isErrorText = (text: string): boolean => error.test(text);

/** The text of a cell of a workbook that is marked as an error, whatever it shows. */
export const errorText = (shown: string): string => (isErrorText(shown) ? shown : '#ERROR!');
