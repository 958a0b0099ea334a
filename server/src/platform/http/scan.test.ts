// Reads: nothing
import { readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call } from '@console/contracts/core/call';
import { sourceServices } from '@console/contracts/core/source-services';
import { sampleOf } from '../../../test/samples.ts';
import { admin } from '../../../test/callers.ts';
import { useServer } from '../../../test/server.ts';
import { makeSource } from '../../membership/token-management/source.fixture.ts';
import { modules } from '../../modules.ts';
import { tokenFor } from '../../releases/releases.fixture.ts';
import { scanFile } from './scan.ts';

/** A scanner as `clamdscan` behaves: 0 for clean, 1 for infected, another code for its own trouble. */
const scanner = `
content=$(cat "\${1:--}") || exit 2
case "$content" in *EICAR*) exit 1;; *BROKEN-SCANNER*) exit 2;; esac
`;
let script: string;
const commandBy = (...rest: readonly string[]) => ['/bin/sh', script, ...rest];
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'scan-'));
  script = path.join(folder, 'scanner.sh');
  writeFileSync(script, scanner);
});

const scanCommand: string[] = [];
const server = useServer({ modules, configuration: { scanCommand } });
beforeAll(() => void scanCommand.push(...commandBy()));
const uploads = () => [...server.current.app.calls.values()].filter(({ upload }) => upload);
const tmp = () => path.join(server.current.app.services.configuration.dataDirectory, 'tmp');

/** Of a team and of an application, which prove who calls without a session. */
let teamToken: string;
let applicationToken: string;
beforeAll(async () => {
  teamToken = await tokenFor(server.current, 'cards');
  const allowedServices = sourceServices.map(({ value }) => value);
  applicationToken = (await makeSource(server.current, { allowedServices })).token;
});
const tokenOf = ({ token }: Call) => (token ? applicationToken : teamToken);

function send(call: Call, content: string) {
  const form = new FormData();
  const fields = call.body ? (sampleOf(call.body) as Record<string, unknown>) : {};
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('file', new Blob([content], { type: 'text/csv' }), 'uji.csv');
  const hasSession = call.access !== 'public';
  const parameters = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'cards']));
  return server.current.call(call, hasSession ? admin : null, {
    parameters,
    body: form,
    ...(hasSession ? {} : { headers: { authorization: `Bearer ${tokenOf(call)}` } }),
  });
}

test('every call that takes a file refuses an infected one, accepts none unscanned, and keeps neither', async () => {
  expect(uploads().length).toBeGreaterThan(6);
  const { length: kept } = await server.current.database.db.selectFrom('stored_file').select('id').execute();
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const call of uploads()) {
    const [infected, unscanned] = [await send(call, 'a,b\nEICAR\n'), await send(call, 'a,b\nBROKEN-SCANNER\n')];
    found[call.name] = [
      [infected.status, infected.body?.code],
      [unscanned.status, unscanned.body?.code, Number(unscanned.headers.get('retry-after')) > 0],
    ];
    expected[call.name] = [
      [422, 'FILE_INFECTED'],
      [503, 'SCANNER_UNAVAILABLE', true],
    ];
  }
  expect(found).toEqual(expected);
  expect(await server.current.database.db.selectFrom('stored_file').select('id').execute()).toHaveLength(kept);
  expect(readdirSync(tmp())).toEqual([]);
  // A clean file comes as far as the call itself.
  for (const call of uploads()) {
    const { body } = await send(call, 'a,b\nbersih\n');
    expect([call.name, ['FILE_INFECTED', 'SCANNER_UNAVAILABLE'].includes(body?.code)]).toEqual([call.name, false]);
  }
});

describe('the scanner', () => {
  const file = (content: string) => {
    const name = path.join(path.dirname(script), 'file');
    writeFileSync(name, content);
    return name;
  };
  test.each(['on standard input', 'by its path'])('is given the file %s', async (way) => {
    const command = way === 'by its path' ? commandBy('{file}') : commandBy();
    await expect(scanFile(command, file('EICAR'))).rejects.toMatchObject({ code: 'FILE_INFECTED' });
    await expect(scanFile(command, file('bersih'))).resolves.toBeUndefined();
  });
  it('that does not exist, or ends otherwise, is a passing cause', async () => {
    for (const command of [['/nowhere/scanner'], commandBy('/nowhere/{file}')])
      await expect(scanFile(command, file('x'))).rejects.toMatchObject({ passing: 'SCANNER_UNAVAILABLE' });
  });
  it('may answer before it has read the file', async () => {
    const command = [process.execPath, '-e', 'process.exit(1)'];
    await expect(scanFile(command, file('x'.repeat(2_000_000)))).rejects.toMatchObject({ code: 'FILE_INFECTED' });
  });
  it('is not asked where none is configured', async () => {
    await expect(scanFile(null, file('EICAR'))).resolves.toBeUndefined();
  });
});
