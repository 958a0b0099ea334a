import path from 'node:path';

const longest = 255;

/** Allowed extensions by content type; the first is added when the name has none of them. */
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
 * The name under which a file is stored and offered: the sender's name with an extension that fits the content, so that
 * no program opens a picture as something else.
 * @param type media type, detected from the content
 * @example fittingName('photo.exe', 'image/png'); // 'photo.exe.png'
 */
export function fittingName(given: string, type: string): string {
  const name = path.basename(given) || 'file';
  const fitting = endings[type] ?? [];
  const [ending = ''] = fitting;
  if (ending === '' || fitting.includes(path.extname(name).toLowerCase())) return name.slice(-longest);
  return name.slice(0, longest - ending.length) + ending;
}
