import { createCipheriv, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

const block = 16;
const saltBytes = 16;
const keyBytes = 32;
const iterations = 1_000;
const codeBytes = 10;
/** Method 99 marks WinZip AES; the compression method is in the extra field. */
const aesMethod = 99;
const deflated = 8;
const encrypted = 0x1;
const utf8 = 0x800;

/** AES-256 in counter mode as WinZip defines it: little-endian counter that starts at one. */
function encrypt(key: Buffer, content: Buffer): Buffer {
  const counters = Buffer.alloc(Math.ceil(content.length / block) * block);
  for (let index = 0; index * block < counters.length; index += 1) counters.writeUInt32LE(index + 1, index * block);
  const stream = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(counters);
  return Buffer.from(content.map((byte, index) => byte ^ (stream[index] as number)));
}

const dosTime = (at: Date): readonly [time: number, date: number] => {
  const local = new Date(at.getTime() + 7 * 3_600_000);
  return [
    (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1),
    ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate(),
  ];
};

const shorts = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
};
const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** Builds a ZIP archive of one text file, encrypted with AES-256 (WinZip AE-2). Common archive programs can open it. */
export function protectedZip(name: string, text: string, password: string, at: Date): Buffer {
  const salt = randomBytes(saltBytes);
  const keys = pbkdf2Sync(password, salt, iterations, keyBytes * 2 + 2, 'sha1');
  const content = Buffer.from(text, 'utf8');
  const body = encrypt(keys.subarray(0, keyBytes), deflateRawSync(content));
  const code = createHmac('sha1', keys.subarray(keyBytes, keyBytes * 2))
    .update(body)
    .digest()
    .subarray(0, codeBytes);
  const data = Buffer.concat([salt, keys.subarray(keyBytes * 2), body, code]);
  const file = Buffer.from(name, 'utf8');
  const extra = Buffer.concat([shorts(0x9901, 7, 2), Buffer.from('AE'), Buffer.from([3]), shorts(deflated)]);
  // AE-2 sets the checksum to zero, because it would reveal information about the content.
  const common = Buffer.concat([
    shorts(51, encrypted | utf8, aesMethod, ...dosTime(at)),
    long(0),
    long(data.length),
    long(content.length),
    shorts(file.length, extra.length),
  ]);
  const local = Buffer.concat([long(0x04034b50), common, file, extra, data]);
  const directory = Buffer.concat([
    long(0x02014b50),
    shorts(51),
    common,
    shorts(0, 0, 0),
    long(0),
    long(0),
    file,
    extra,
  ]);
  return Buffer.concat([
    local,
    directory,
    long(0x06054b50),
    shorts(0, 0, 1, 1),
    long(directory.length),
    long(local.length),
    shorts(0),
  ]);
}
