import type { DownloadState } from '@console/contracts/orders-logs/download-management';

/** A seeded download: requester, source, time (days before the seed date), and state. */
export interface SeedDownload {
  readonly username: string;
  readonly source: string;
  readonly format: 'csv' | 'xlsx';
  readonly state: DownloadState;
  readonly daysAgo: number;
  readonly rows: number;
  readonly filter: Readonly<Record<string, string>>;
  readonly words: string;
}

/** Titles of the lists, by source. */
export const titles: Readonly<Record<string, string>> = {
  'card-types': 'Jenis Kartu',
  'card-stock': 'Stok Kartu',
  'card-lost': 'Kartu Hilang',
  regions: 'Regional',
  'zip-code': 'Kode Pos',
  branch: 'Cabang',
  store: 'Toko',
  membership: 'Member',
  'po-status': 'Status PO',
  'blacklist-phone-number': 'Nomor Telepon Terblokir',
  'menu-management': 'Menu',
  roles: 'Role',
  'audit-trail': 'Jejak Audit',
  'user-access': 'Laporan Akses User',
};

const filterTitles: Readonly<Record<string, string>> = {
  kota: 'Kota',
  from: 'Dari',
  status: 'Status',
  module: 'Modul',
};

/** Days, state, format, user, source, rows (of those without a file), filter. */
const table = `
0.1  | queued    | csv  | ADMIN02  | regions                | 0      |
0.1  | running   | csv  | ADMIN02  | card-types             | 0      |
0.2  | ready     | csv  | AUDIT01  | zip-code               | 0      | kota=Banda Aceh
0.4  | ready     | csv  | ADMIN01  | card-types             | 0      |
0.9  | ready     | csv  | ADMIN01  | zip-code               | 0      | kota=Denpasar
1.2  | ready     | csv  | AUDIT02  | regions                | 0      |
2.1  | ready     | csv  | HOOPS01  | card-types             | 0      |
3.4  | ready     | csv  | HOBISHD01 | zip-code              | 0      | kota=Bandung
4.2  | ready     | csv  | ADMIN02  | roles                  | 0      |
5.6  | ready     | csv  | AUDIT01  | menu-management        | 0      |
6.4  | ready     | csv  | AUDIT02  | card-types             | 0      |
0.3  | streamed  | xlsx | HOOPS01  | card-types             | 6      |
1.1  | streamed  | csv  | HOOPS02  | zip-code               | 412    | kota=Surabaya
2.2  | streamed  | csv  | ADMIN01  | blacklist-phone-number | 40     |
3.1  | streamed  | xlsx | AUDIT01  | user-access            | 1630   |
4.5  | streamed  | csv  | MRASPV01 | po-status              | 268    | status=APPROVED
6.8  | streamed  | xlsx | KACAB01  | membership             | 351    | status=active
9.3  | streamed  | csv  | HOBIS01  | store                  | 1180   |
14.2 | streamed  | csv  | AUDIT02  | audit-trail            | 214    | module=auth
11.5 | expired   | csv  | AUDIT01  | audit-trail            | 21840  | from=2026-01-01
12.7 | expired   | xlsx | HOOPS01  | membership             | 18230  |
15.1 | expired   | csv  | ADMIN01  | zip-code               | 83500  |
21.6 | expired   | csv  | HOBIS02  | store                  | 12750  |
33.3 | expired   | xlsx | ADMIN02  | branch                 | 5400   |
47.9 | expired   | csv  | AUDIT02  | po-status              | 30120  |
2.8  | failed    | csv  | ADMIN01  | audit-trail            | 48210  |
7.7  | failed    | xlsx | HOOPS03  | membership             | 46110  |
18.4 | failed    | csv  | AUDIT01  | card-stock             | 9120   |
26.9 | failed    | csv  | HOBIS01  | store                  | 12740  |
1.7  | cancelled | csv  | ADMIN01  | zip-code               | 83500  |
5.2  | cancelled | csv  | AUDIT01  | membership             | 44900  |
13.3 | cancelled | xlsx | HOOPS02  | card-lost              | 7300   |
24.1 | cancelled | csv  | MRASPV01 | po-status              | 6480   |
8.6  | revoked   | csv  | HOOPS03  | membership             | 23980  | status=active
17.2 | revoked   | csv  | KACAB01  | membership             | 5210   |
29.5 | revoked   | xlsx | HOBIS02  | card-stock             | 8240   |
`;

/** The 36 seeded downloads (docs/model/orders-logs.md#downloads-page). */
export const seedDownloads: readonly SeedDownload[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [daysAgo, state, format, username, source, rows, filter = ''] = line
      .split('|')
      .map((cell) => cell.trim()) as [string, DownloadState, 'csv' | 'xlsx', string, string, string, string?];
    const [name, value] = filter.split('=');
    return {
      username,
      source,
      format,
      state,
      daysAgo: Number(daysAgo),
      rows: Number(rows),
      filter: name && value ? { [name]: value } : {},
      words: name && value ? `${filterTitles[name] ?? name}: ${value}` : 'Semua data',
    };
  });
