import { callAs } from './services.ts';

export interface ZipCode {
  readonly secureId: string;
  readonly version: number;
  readonly code: string;
  readonly kelurahan: string;
  readonly kecamatan: string;
}

let count = 0;
/** A unique place name. */
export const place = (what: string) =>
  `${what} ${Date.now().toString(36)}${process.env['TEST_PARALLEL_INDEX'] ?? 0}${(count++).toString(36)}`;

/** The first code from `from` that has no rows yet. */
export async function freeCode(from: number): Promise<string> {
  for (let code = from + Math.floor(Math.random() * 200); ; code += 1) {
    const { result } = await callAs('ADMIN03', 'GET', `middle/zip-code/affected?code=${code}`);
    if (result.rows === 0) return String(code);
  }
}

/** A row of a zip code created by another user. */
export async function zipCode(values: object): Promise<ZipCode> {
  const answer = await callAs('ADMIN03', 'POST', 'middle/zip-code', {
    kelurahan: place('Sukaria'),
    kecamatan: 'Uji Coba',
    kota: 'Jayapura',
    provinsi: 'Papua',
    officeCode: '19060',
    officeCodeNmc: null,
    officeCodeUfi: null,
    ...values,
  });
  if (answer.status !== 200) throw new Error(`No zip code could be made: ${answer.code} ${answer.message}`);
  return answer.result as ZipCode;
}

export const importHeader = 'zip_code,kelurahan,kecamatan,kota,provinsi,office_code';
