import { startAuth } from '@console/auth';
import { account, freshBrowser, holdTokens, pair, services, settled, type Route } from '@console/auth/testing';
import { call } from '@console/contracts/core/call';
import { downloadFile, filenameOf } from './download.ts';
import { uploadFile } from './upload.ts';

const upload = call<unknown, unknown, { fileId: string }>({
  name: 'file.upload',
  base: 'direct',
  method: 'POST',
  path: 'file',
  access: 'session',
  summary: '',
  upload: true,
  idempotent: true,
});
const download = call({
  name: 'things.download',
  base: 'middle',
  method: 'GET',
  path: 'things/download',
  access: 'session',
  summary: '',
  download: true,
});

class Sending {
  static last: Sending;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  readonly headers: Record<string, string> = {};
  opened: unknown[] = [];
  form?: FormData;
  constructor() {
    Sending.last = this;
  }
  open(...args: unknown[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

let stop: () => void;
async function given(routes: Record<string, Route> = {}) {
  freshBrowser();
  holdTokens(pair('ADMIN01', 900));
  services({ ...account('ADMIN01'), ...routes });
  stop = startAuth();
  await settled();
  globalThis.XMLHttpRequest = Sending as never;
}
afterEach(() => stop());

const csv = new File(['a,b'], 'a.csv', { type: 'text/csv' });

describe('upload', () => {
  test('goes with the same headers, fields before the file, and tells its progress', async () => {
    await given();
    const shares: number[] = [];
    const done = uploadFile(
      upload,
      { file: csv, fields: { kind: 'csv' } },
      { onProgress: (share) => shares.push(share) },
    );
    await settled();
    const { last } = Sending;
    expect(last.opened).toEqual(['POST', '/api/direct/file']);
    expect(last.headers).toMatchObject({
      Authorization: `Bearer ${pair('ADMIN01', 900).access_token}`,
      username: 'ADMIN01',
      'Idempotency-Key': expect.any(String),
    });
    expect(last.headers).not.toHaveProperty('Content-Type');
    expect([...last.form!.keys()]).toEqual(['kind', 'file']);
    last.upload.onprogress?.({ loaded: 1, total: 4 });
    // Too soon after the first to be reported.
    last.upload.onprogress?.({ loaded: 2, total: 4 });
    last.answer(200, { message: 'OK', result: { fileId: 'f' } });
    expect(await done).toEqual({ data: { fileId: 'f' } });
    expect(shares).toEqual([0.25]);
  });

  test.each<[string, (sending: Sending, cancel: () => void) => void, object]>([
    [
      'a refusal',
      (sending) => sending.answer(422, { code: 'FILE_TYPE', message: 'Jenis file tidak sesuai' }),
      { status: 422, code: 'FILE_TYPE' },
    ],
    ['a line that drops', (sending) => sending.onerror?.(), { status: 0, code: 'OFFLINE' }],
    ['a cancel', (_, cancel) => cancel(), { status: 0, code: 'CANCELLED' }],
  ])('%s is reported', async (_, happen, error) => {
    await given();
    const mine = new AbortController();
    const done = uploadFile(upload, { file: csv }, { signal: mine.signal });
    await settled();
    happen(Sending.last, () => mine.abort());
    expect(await done).toMatchObject({ error });
  });

  test('a file that was changed since it was chosen is said to have changed', async () => {
    await given();
    const changed = new File(['a,b'], 'a.csv', { type: 'text/csv' });
    const gone = { arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) };
    changed.slice = () => gone as never;
    const done = uploadFile(upload, { file: changed });
    await settled();
    Sending.last.onerror?.();
    expect(await done).toMatchObject({ error: { code: 'FILE_CHANGED', message: expect.stringContaining('berubah') } });
  });
});

describe('download', () => {
  test.each([
    ['attachment; filename="card types.csv"', 'card types.csv'],
    ["attachment; filename=x.csv; filename*=UTF-8''laporan%20%C3%A9.csv", 'laporan é.csv'],
    [null, 'download'],
  ])('the name of %p is %p', (header, name) => expect(filenameOf(header)).toBe(name));

  test('saves the file under the name of the server', async () => {
    await given();
    globalThis.fetch = async () =>
      new Response('a,b', {
        headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="cards.csv"' },
      });
    URL.createObjectURL = () => 'blob:1';
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
    expect(await downloadFile(download, {})).toEqual({ data: { kind: 'saved', filename: 'cards.csv' } });
    expect(saved).toEqual(['blob:1 cards.csv']);
  });

  test('a large one becomes a job; a refusal is an error', async () => {
    const path = 'GET /api/middle/things/download';
    await given({
      [path]: () => ({ status: 202, body: { message: 'OK', result: { downloadSecureId: 'd1', status: 'queued' } } }),
    });
    expect(await downloadFile(download, {})).toEqual({ data: { kind: 'queued', downloadSecureId: 'd1' } });
    services({ [path]: () => ({ status: 403, body: { code: 'EXPORT_RESTRICTED', message: 'x' } }) });
    expect(await downloadFile(download, {})).toMatchObject({ error: { status: 403, code: 'EXPORT_RESTRICTED' } });
  });
});
