/** A PDF document of one page with these lines of plain text. */
export function pdfOf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`).join(' ');
  const text = `BT /F1 12 Tf 18 TL 72 770 Td ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const starts: number[] = [];
  let content = '%PDF-1.4\n';
  for (const [at, object] of objects.entries()) {
    starts.push(content.length);
    content += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const places = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${content.length}\n%%EOF\n`;
  return Buffer.from(`${content}xref\n0 ${size}\n0000000000 65535 f \n${places}${trailer}`, 'latin1');
}
