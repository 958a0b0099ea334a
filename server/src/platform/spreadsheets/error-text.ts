const names =
  'N/A|REF!|VALUE!|NAME\\?|DIV/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!|ERROR!|BUSY!|CONNECT!|' +
  'UNKNOWN!|PYTHON!|TIMEOUT!|EXTERNAL!';
/** Names in other languages, and those that have lost their sign: in capitals, so that no word with a hash is one. */
const otherNames = /^#(?:[\p{Lu}/0]{2,}(?: [\p{Lu}/0]+)*[!?]|NV|N\/[ADB]|TAK BERLAKU|REF|NAME|VALUE|NAMA|NILAI)$/u;
/** Hashes alone stand for a number that is wider than its column. */
const error = new RegExp(String.raw`^(?:#(?:${names})|Err:\d{3}|#{3,}|Loading(?:\.\.\.|\u2026))$`, 'i');

/** Whether a text is what spreadsheet programs show in place of a value that they could not find or calculate. */
export const isErrorText = (text: string): boolean => error.test(text) || otherNames.test(text);

/** The text of a cell of a workbook that is marked as an error, whatever it shows. */
export const errorText = (shown: string): string => (isErrorText(shown) ? shown : '#ERROR!');
