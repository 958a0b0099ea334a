import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { blacklistPhoneNumbers } from '@console/contracts/membership/blacklist-phone-number';
import { auditTrail } from '@console/contracts/orders-logs/audit-trail';
import { addressOf } from '@console/contracts/core/call';
import { callsOf } from '@console/contracts/core/resource';
import { sql } from 'kysely';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { branchUser } from '../../branches-stores/zip-code/zip-code.fixtures.ts';
import { openXlsx } from '../../platform/spreadsheets/xlsx-reader.ts';
import { listModules, downloadOn, toolsOf, zipCodeDownload } from './downloads.fixtures.ts';

const server = useServer({ modules: listModules });
const download = downloadOn(server);
const { db: database } = toolsOf(server);
const lines = (text: string): string[] => text.split('\r\n').slice(0, -1);

describe('a file', () => {
  it('holds every row of the list in its order, whatever a page shows', async () => {
    const { status, headers, text } = await download({ format: 'csv' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('filename="zip-code_20260316_090000.csv"');
    expect(lines(text)[0]).toBe('Kode Pos;Kelurahan;Kecamatan;Kota;Provinsi;Kode kantor;Cabang;Status');
    const codes = lines(text)
      .slice(1)
      .map((row) => row.split(';')[0] as string);
    expect(codes).toHaveLength(1_240);
    expect(codes).toEqual(codes.toSorted((one, other) => one.localeCompare(other)));
  });

  it('follows filter, search, sort and the columns asked for', async () => {
    const { text } = await download({
      format: 'csv',
      search: '23101',
      sort: ['kelurahan,desc'],
      columns: ['code', 'kota'],
    });
    expect(lines(text)).toEqual(['Kode Pos;Kota', '23101;Banda Aceh']);
    expect(await download({ format: 'csv', columns: ['code', 'secureId'] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'columns', code: 'NOT_ALLOWED' }] },
    });
    expect((await download({ format: 'pdf' })).status).toBe(422);
    expect((await download({})).status).toBe(422);
  });

  it('speaks the language of the caller', async () => {
    const { text } = await server.current.call(zipCodeDownload, admin, {
      query: { format: 'csv', search: '23101' },
      headers: { 'accept-language': 'en' },
    });
    expect(lines(text)[0]).toBe('Zip code;Kelurahan;Kecamatan;City;Province;Office code;Branch;Status');
    expect(lines(text)[1]).toMatch(/;Active$/);
  });

  it('as XLSX keeps digits as text and tells what it holds on its last sheet', async () => {
    const response = await fetch(
      `${server.current.origin}${addressOf(zipCodeDownload)}?format=xlsx&search=23101&columns=code&columns=kelurahan`,
      { headers: { authorization: 'Bearer test', username: 'ADMIN01' } },
    );
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    const file = path.join(server.current.database.dataDirectory, 'file.xlsx');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    const rows: (readonly (string | null)[])[] = [];
    for await (const row of openXlsx(file).rows) rows.push(row.cells);
    expect(rows).toEqual([
      ['Kode Pos', 'Kelurahan'],
      ['23101', 'Sukamaju'],
    ]);
  });

  it('never holds a cell that a spreadsheet program would run', async () => {
    await sql`update zip_code set kecamatan = '=HYPERLINK("x")', kota = ' +62', kelurahan = '@Kelurahan'
      where code = '24301'`.execute(database());
    expect(
      lines((await download({ format: 'csv', search: '24301', columns: ['kelurahan', 'kecamatan', 'kota'] })).text)[1],
    ).toBe(`'@Kelurahan;"'=HYPERLINK(""x"")";' +62`);
  });

  it('shows branch users their own offices only', async () => {
    const { text } = await download(
      { format: 'csv', columns: ['officeCode'] },
      { ...branchUser('10010'), isAdmin: true },
    );
    expect(lines(text).slice(1).length).toBe(20);
    expect(new Set(lines(text).slice(1))).toEqual(new Set(['10010']));
  });

  it('masks personal data', async () => {
    const { text } = await download(
      { format: 'csv', columns: ['phone'] },
      admin,
      callsOf(blacklistPhoneNumbers)['download'],
    );
    expect(lines(text)).toHaveLength(41);
    expect(
      lines(text)
        .slice(1)
        .every((phone) => /^'?\+?\d{2,4}\*+\d{2,4}$/.test(phone)),
    ).toBe(true);
  });
});

describe('an export', () => {
  it('is in the audit trail with its filter, its number of rows and its reason', async () => {
    await download({ format: 'csv', search: '23101', provinsi: 'Aceh', reason: 'Rapat wilayah' });
    const entry = await database()
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'EXPORT')
      .where('reason', '=', 'Rapat wilayah')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      module: 'zip-code',
      username: 'ADMIN01',
      outcome: 'success',
      record_count: 1,
      filter: { search: '23101', provinsi: 'Aceh' },
      entity_label: 'zip-code_20260316_090000.csv',
    });
  });

  it('of the audit trail needs a reason and is itself in it', async () => {
    const call = callsOf(auditTrail)['download'];
    expect(await download({ format: 'csv' }, admin, call)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reason', code: 'REQUIRED' }] },
    });
    expect(await download({ format: 'csv', reason: 'abc' }, admin, call)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reason', code: 'TOO_SHORT' }] },
    });
    expect((await download({ format: 'csv', reason: 'Pemeriksaan bulanan' }, admin, call)).status).toBe(200);
    expect(
      await database().selectFrom('audit_entry').select('module').where('reason', '=', 'Pemeriksaan bulanan').execute(),
    ).toEqual([{ module: 'audit-trail' }]);
  });

  it('that is abandoned frees what it holds', async () => {
    const url = `${server.current.origin}${addressOf(zipCodeDownload)}?format=csv`;
    for (let n = 0; n < 15; n += 1) {
      const controller = new AbortController();
      const response = await fetch(url, {
        headers: { authorization: 'Bearer test', username: 'ADMIN01' },
        signal: controller.signal,
      });
      const reader = response.body?.getReader();
      await reader?.read();
      controller.abort();
      await reader?.cancel().catch(() => {});
    }
    expect((await download({ format: 'csv' })).status).toBe(200);
    const { rows } = await sql`select from pg_class where relname like 'stream\\_%' and relkind = 'r'`.execute(
      database(),
    );
    expect(rows).toHaveLength(0);
  });
});
