import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { choice, digits, line, options, recordStatus, reference } from '../core/fields.ts';
import { branch } from '../core/referables/organisation.ts';
import { defineImport, importCalls } from '../platform/imports.ts';
import { defineResource, type CreateOf, type RecordOf, recordOperations } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { provinceOptions } from './provinces.ts';

const module = 'zip-code';
const privilege = `${module}:browse`;

const zipCode = digits({ maximum: 5, pattern: /^[1-9][0-9]{4}$/ });
const office = digits({ maximum: 5 });
const place = line({ minimum: 2, maximum: 60 });
const provinsi = choice(provinceOptions);

/** Row of a zip code file. */
export const zipCodeImport = defineImport({
  module,
  title: text('Kode Pos', 'Zip code'),
  upload: 'zip-code/import-zipcode',
  columns: {
    zip_code: { title: text('Kode Pos', 'Zip code'), field: zipCode, key: true },
    kelurahan: { title: text('Kelurahan'), field: place, key: true },
    kecamatan: { title: text('Kecamatan'), field: place, key: true },
    kota: { title: text('Kota', 'City'), field: place },
    provinsi: { title: text('Provinsi', 'Province'), field: provinsi },
    office_code: { title: text('Kode kantor', 'Office code'), field: office },
  },
  example: {
    zip_code: '23101',
    kelurahan: 'Sukamaju',
    kecamatan: 'Banda Aceh Utara',
    kota: 'Banda Aceh',
    provinsi: 'Aceh',
    office_code: '10010',
  },
  apply: 'CHUNKED',
  errors: {
    ZIP_BRANCH_CONFLICT: text(
      'Satu kode pos hanya boleh satu kantor: baris {rows}',
      'One zip code, one office: rows {rows}',
    ),
    CODE_MOVES: text(
      'Semua {count} baris kode pos {code} pindah dari kantor {from}',
      'All {count} rows of zip code {code} leave office {from}',
    ),
  },
});

const inUse = z.object({ module: z.string(), count: z.int() });

/** What a new office of a code would touch. */
export const zipCodeAffected = z.object({
  code: z.string(),
  rows: z.int(),
  officeCode: z.nullable(z.string()),
  officeCodeNmc: z.nullable(z.string()),
  officeCodeUfi: z.nullable(z.string()),
  /** Members, stores and kiosks in the code, by module. */
  referencedBy: z.array(inUse),
});
export type ZipCodeAffected = z.infer<typeof zipCodeAffected>;

/** The module's own calls besides the operations. */
export const zipCodeCalls = {
  lov: call({
    name: `${module}.lov`,
    method: 'GET',
    base: 'middle',
    path: `${module}/lov`,
    access: 'session',
    summary: 'Active zip codes, ascending: all for admins, those of the own branches for others',
    query: z.object({ typeData: z.enum(['all', 'byBranch']) }),
    result: z.array(z.object({ secureId: z.string(), code: z.string() })),
  }),
  affected: call({
    name: `${module}.affected`,
    method: 'GET',
    base: 'middle',
    path: `${module}/affected`,
    access: { privilege, action: 'view' },
    summary: 'How many rows a new office of a code changes, and what lies in the code',
    query: z.object({ code: z.string() }),
    result: zipCodeAffected,
  }),
  ...importCalls(zipCodeImport),
} as const;

/** Postal codes and the branch that serves each (docs/model/branches-stores.md#zip-codes). */
export const zipCodes = defineResource({
  module,
  title: text('Kode Pos', 'Zip code'),
  masterData: { group: 'ORGANISATION' },
  titles: {
    code: text('Kode Pos', 'Zip code'),
    kelurahan: text('Kelurahan'),
    kecamatan: text('Kecamatan'),
    kota: text('Kota', 'City'),
    provinsi: text('Provinsi', 'Province'),
    officeCode: text('Kode kantor', 'Office code'),
    branchName: text('Cabang', 'Branch'),
    branch: text('Cabang', 'Branch'),
    branchNmc: text('Cabang NMC', 'Branch (NMC)'),
    branchUfi: text('Cabang UFI', 'Branch (UFI)'),
    officeCodeNmc: text('Kode kantor NMC', 'Office code NMC'),
    officeCodeUfi: text('Kode kantor UFI', 'Office code UFI'),
    servedByNmc: text('Dilayani di NMC oleh', 'Served in NMC by'),
    servedByUfi: text('Dilayani di UFI oleh', 'Served in UFI by'),
    insuranceArea: text('Wilayah asuransi', 'Insurance area'),
  },
  label: ['code', 'kelurahan'],
  parent: { field: 'officeCode' },
  volume: 83_500,
  fields: {
    code: zipCode,
    kelurahan: place,
    kecamatan: place,
    kota: place,
    provinsi,
    /** Office of the SPEKTRA branch. All rows of a code have one. */
    officeCode: office,
    /** Null: the same office when it has the line, else not served. */
    officeCodeNmc: digits({ maximum: 5, required: false }),
    officeCodeUfi: digits({ maximum: 5, required: false }),
  },
  derived: {
    branchName: line({ maximum: 60 }),
    /** Office that serves the code in the line; null: not served. */
    servedByNmc: digits({ maximum: 5, required: false }),
    servedByUfi: digits({ maximum: 5, required: false }),
    insuranceArea: choice(options({ 1: ['1'], 2: ['2'], 3: ['3'] })),
  },
  list: {
    filters: {
      /** `kota` by its beginning. */
      provinsi,
      kota: place,
      branch: reference(branch, { lovParameters: { line: 'SPEKTRA' } }),
      /** Served by the branch of the line, as `servedByNmc` and `servedByUfi` say. */
      branchNmc: reference(branch, { lovParameters: { line: 'NMC' } }),
      branchUfi: reference(branch, { lovParameters: { line: 'UFI' } }),
      status: recordStatus(),
    },
    sorts: ['code', 'kelurahan'],
    groupings: { by: ['provinsi', 'officeCode', 'status'] },
    defaultSort: ['code,asc', 'kelurahan,asc'],
    search: ['code', 'kelurahan', 'kecamatan'],
    numbers: ['code'],
    columns: ['code', 'kelurahan', 'kecamatan', 'kota', 'provinsi', 'officeCode', 'branchName', 'status'],
  },
  operations: [...recordOperations, 'activate-all', 'deactivate-all', 'download', 'history'],
  errors: {
    OFFICE_INACTIVE: {
      status: 422,
      text: text('Kantor tidak aktif di lini ini', 'The office is not active in this line'),
    },
    LINE_NOT_SERVED: {
      status: 422,
      text: text('Kantor tidak melayani lini ini', 'The office does not have this line'),
    },
  },
  calls: zipCodeCalls,
});

export type ZipCode = RecordOf<typeof zipCodes>;
export type ZipCodeCreate = CreateOf<typeof zipCodes>;
