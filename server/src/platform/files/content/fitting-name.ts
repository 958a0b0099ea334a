import path from 'node:path';

const longest = 255;

/** Endings of a name by what the file turned out to be; the first is given where none of them stands. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/gif': ['.gif'],
  'image/tiff': ['.tif', '.tiff'],
  'image/avif': ['.avif'],
};

/**
 * The name under which a file is kept and given out: the sender's, with an ending that says what the file is, so that
 * no program opens a picture as something else.
 * @param type media type, decided by content
 */
export function fittingName(given: string, type: string): string {
  const name = path.basename(given) || 'file';
  const fitting = endings[type] ?? [];
  const [ending = ''] = fitting;
  if (ending === '' || fitting.includes(path.extname(name).toLowerCase())) return name.slice(-longest);
  return name.slice(0, longest - ending.length) + ending;
}
