import { zipCodes } from '@console/contracts/branches-stores/zip-code';
import { importJobCalls } from '@console/contracts/platform/imports';
import { callsOf } from '@console/contracts/core/resource';
import { admin } from '../../../test/callers.ts';
import { upload, type UploadInput } from '../../../test/upload.ts';
import type { Caller } from '../../platform/context.ts';
import type { TestServer } from '../../../test/server.ts';

export const calls = callsOf(zipCodes);
export const header = 'zip_code,kelurahan,kecamatan,kota,provinsi,office_code';

/** Files of zip codes and their import jobs, on a server with `imports` and zip codes. */
export const importsOn = (server: { readonly current: TestServer }) => {
  const db = () => server.current.database.db;
  const place = (n: number) =>
    `96${String(n % 1_000).padStart(3, '0')},Kelurahan ${n},Kecamatan,Manado,Sulawesi Utara,19050`;
  let files = 0;
  /** Rows that no other test imports. */
  const rows = (count: number) => Array.from({ length: count }, (_, n) => place((files += 1) * 10_000 + n));
  const send = (
    content: string | Uint8Array<ArrayBuffer>,
    { caller = admin, ...rest }: Partial<UploadInput> & { caller?: Caller } = {},
  ) => upload(server.current, calls['importUpload'], caller, { name: 'kode-pos.csv', content, ...rest });
  const sendRows = (lines: readonly string[], rest: Parameters<typeof send>[1] = {}) =>
    send([header, ...lines, ''].join('\n'), rest);
  const confirm = (importId: string, body: object = {}, caller: Caller = admin) =>
    server.current.call(calls['importConfirm'], caller, { body: { importId, ...body } });
  const jobOf = async (secureId: string, caller: Caller = admin) =>
    server.current.call(importJobCalls.detail, caller, { parameters: { secureId } });
  const steer = (action: 'stop' | 'resume' | 'cancel', secureId: string, caller: Caller = admin) =>
    server.current.call(importJobCalls[action], caller, {
      body: { secureId, ...(action === 'resume' ? {} : { reason: 'salah berkas' }) },
    });
  async function settled(secureId: string) {
    for (;;) {
      const { result } = await jobOf(secureId);
      if (!['VALIDATING', 'RUNNING'].includes(result.state)) return result;
    }
  }
  return { db, rows, send, sendRows, confirm, jobOf, steer, settled };
};
