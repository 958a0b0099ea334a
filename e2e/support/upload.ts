import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A valid PNG of this size in pixels; `noisy` makes it incompressible. */
export function png(width: number, height: number, { name = 'gambar.png', noisy = false } = {}): TestFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const line = width * 3 + 1;
  // All pictures differ: the server refuses the same picture for two purposes.
  const pixels = noisy ? randomBytes(line * height) : Buffer.alloc(line * height, randomBytes(3));
  for (let row = 0; row < height; row += 1) pixels[row * line] = 0;
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(pixels, { level: noisy ? 0 : 6 })),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

/** A picture field of a form by its title: chooses files, and finds the error of the chosen one. */
export function pictureOn(page: Page, title: string) {
  const row = page
    .locator('.form-field')
    .filter({ has: page.locator('.form-label', { hasText: new RegExp(`^${title}\\*?$`) }) });
  return {
    input: row.locator('input[type=file]'),
    choose: (file: TestFile) => row.locator('input[type=file]').setInputFiles(file),
    error: row.getByRole('alert'),
    preview: (width: number) => row.getByRole('img', { name: `Pratinjau ${width} piksel` }),
    remove: row.getByRole('button', { name: 'Hapus gambar' }),
  };
}
