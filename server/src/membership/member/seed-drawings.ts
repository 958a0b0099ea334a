import { lettering } from '../../platform/files/drawing/letters.ts';
import type { seedMember } from './seed-members.ts';

type Person = ReturnType<typeof seedMember>;

const [width, height] = [800, 504];
const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
const text = (content: string, x: number, y: number, point: number, fill = '#1c2b3a') =>
  lettering(content, { x, y, point, fill });
const face = (x: number, y: number, scale: number, tone: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="100" height="130" fill="#b9c7d6"/>` +
  `<path d="M10 130a40 44 0 0 1 80 0z" fill="#44566b"/><ellipse cx="50" cy="52" rx="25" ry="31" fill="${tone}"/>` +
  `<path d="M24 48a26 30 0 0 1 52 0c-8-14-44-14-52 0z" fill="#2b2622"/>` +
  `<circle cx="41" cy="53" r="2.6" fill="#222"/><circle cx="59" cy="53" r="2.6" fill="#222"/>` +
  `<path d="M42 68q8 6 16 0" fill="none" stroke="#7a4a3a" stroke-width="2.4"/></g>`;
const tones = ['#d9a77c', '#c48f63', '#e0b48d', '#b67f57'];
const toneOf = (i: number) => tones[i % tones.length] as string;
const sample = (y: number) => text('CONTOH - SAMPLE', 36, y, 8, 'rgba(190,30,30,.26)');

/** A drawing of an identity card with the data of a seeded person, recognisable as a sample. SVG, 800 x 504 pixels. */
export function drawIdCard(person: Person, i: number, address: string): string {
  const rows: readonly (readonly [string, string])[] = [
    ['NAMA', person.name],
    ['LAHIR', person.birthDate.split('-').toReversed().join('-')],
    ['KELAMIN', person.gender === 'M' ? 'LAKI-LAKI' : 'PEREMPUAN'],
    ['ALAMAT', address.split(',')[0] ?? ''],
    ['BERLAKU', 'SEUMUR HIDUP'],
  ];
  const printed = rows.map(
    ([name, value], row) => text(name, 36, 158 + row * 58, 2.6) + text(value, 186, 155 + row * 58, 3),
  );
  return drawing(
    `<rect width="100%" height="100%" fill="#cfe3f2"/>` +
      `<rect x="8" y="8" width="784" height="488" rx="18" fill="#dcebf6" stroke="#7fa6c4" stroke-width="3"/>
    ${text('KARTU CONTOH - BUKAN KTP ASLI', 90, 30, 3.4)}${text('NIK', 36, 92, 4.2)}${text(person.nik, 140, 92, 4.6)}
    ${printed.join('')}
    ${face(612, 150, 1.55, toneOf(i))}${sample(400)}`,
  );
}

/** A drawing of a selfie, recognisable as a sample; `mark` makes it one person's. SVG, 800 x 504 pixels. */
export const drawSelfie = (i: number, mark = ''): string =>
  drawing(
    `<rect width="100%" height="100%" fill="${i % 2 === 0 ? '#e9e2d6' : '#dfe6dc'}"/>` +
      face(250, 60, 3, toneOf(i)) +
      text(mark ? `CONTOH SELFIE ${mark}` : 'CONTOH SELFIE', 36, 24, 4) +
      sample(430),
  );
