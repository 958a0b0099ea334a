// Long: every case starts the real program, and they share one way of starting it.
// Reads: nothing
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { addressOf } from '@console/contracts/core/call';
import { noticeCalls } from '@console/contracts/platform/notices';
import { ofSelection, prepared, seedOptions } from '../test/environment.ts';
import { freePort, Program } from '../test/program.ts';
import { keyId } from './platform/protected-text/protected-text.ts';

/** The real program: its start, its end, and what it says when it cannot start. */

const programs: Program[] = [];
function program(...given: ConstructorParameters<typeof Program>): Program {
  const made = new Program(...given);
  programs.push(made);
  return made;
}
afterEach(async () => {
  for (const each of programs.splice(0)) await each.remove();
});

/** The sentence printed when a start fails. */
async function refusal(started: Program, environment: Readonly<Record<string, string>>): Promise<string> {
  await expect(started.start(environment)).rejects.toThrow('The program ended with 1');
  expect(started.complaint.trim().split('\n')).toHaveLength(1);
  return started.complaint.trim();
}

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'console-start-'));
afterAll(() => fs.rmSync(directory, { recursive: true, force: true }));

/** A program is started for each: the gate takes one of each kind. */
type Refused = [address: string, sentence: string | RegExp];

describe('a start that cannot be says why in one sentence', () => {
  if (prepared.server) {
    // The address is refused before any database is opened.
    const unreachable: Refused = [
      'postgresql://nobody:secret@127.0.0.1:1/console',
      'The database of DATABASE_URL cannot be reached: nothing answers at that address.',
    ];
    const noAddress: Refused = [
      'not an address, secret',
      'DATABASE_URL must be an address that begins with postgresql://.',
    ];
    const others: Refused[] = [
      [
        'postgresql://nobody:secret@no-such-host.invalid/console',
        /^The database of DATABASE_URL cannot be reached: its host name (is unknown|cannot be looked up)\.$/,
      ],
      ['mysql://nobody:secret@127.0.0.1/console', 'DATABASE_URL must be an address that begins with postgresql://.'],
    ];
    it.each([unreachable, noAddress, ...ofSelection({ gate: [], all: others })])(
      'with the database %s',
      async (url, sentence) => {
        const said = await refusal(program(), { DATABASE_URL: url });
        expect(said).toMatch(sentence);
        expect(said).not.toContain('secret');
      },
    );

    const url = new URL(prepared.server);
    url.pathname = '/no_such_database';
    it('with a database that is not there', async () => {
      expect(await refusal(program(), { DATABASE_URL: url.href })).toBe(
        'The database of DATABASE_URL cannot be reached: it has no database of that name.',
      );
    });
  } else {
    it('in the data directory of another program that runs', async () => {
      const first = program();
      await first.start();
      expect(await refusal(program(first.dataDirectory), {})).toMatch(/is in use by .*process \d+/);
      expect((await fetch(`${first.origin}/health/ready`)).status).toBe(200);
    });
  }

  // The same on both databases: the embedded one shows it in the whole run.
  if (prepared.server || prepared.selection !== 'gate') {
    it('on a port that another program has', async () => {
      const port = await freePort();
      const other = net.createServer().listen(port, 'localhost');
      try {
        expect(await refusal(program(), { PORT: String(port) })).toBe(
          `Port ${port} is in use by another program; choose another one with PORT.`,
        );
      } finally {
        other.close();
      }
    });

    const noKey = ['no data key on a database that holds protected values', ''] as const;
    // Which keys suffice is shown without a program (`keys-in-use.test`).
    const anotherKey = ['another data key than that of its database', Buffer.alloc(32, 9).toString('base64')] as const;
    it.each(ofSelection({ gate: [noKey], all: [anotherKey, noKey] }))('with %s', async (_, key) => {
      const started = program();
      expect(await refusal(started, { CONSOLE_DATA_KEY: key })).toBe(
        `The database is protected by the data key ${keyId(seedOptions.dataKey)}, which is not here: ` +
          'give it as CONSOLE_DATA_KEY, or beside another one in CONSOLE_DATA_KEY_EARLIER.',
      );
      expect(started.output).not.toMatch(/data:|schema:/);
      expect(fs.readdirSync(started.dataDirectory)).not.toContain('data.key');
    });

    it('in a data directory that is a file', async () => {
      const file = path.join(directory, 'file');
      fs.writeFileSync(file, '');
      expect(await refusal(program(path.join(file, 'data')), { DATABASE_URL: '' })).toBe(
        `The data directory ${path.join(file, 'data')} lies below a file.`,
      );
    });
  }
});

/** Paths in a directory that other users may read or list, without the public releases. */
function openToOthers(place: string, below = ''): string[] {
  return fs.readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(below, entry.name);
    const full = path.join(place, entry.name);
    if (name === 'releases' || name === 'build' || entry.isSymbolicLink()) return [];
    const own = (fs.statSync(full).mode & 0o077) === 0 ? [] : [name];
    // Files in a closed folder cannot be reached, whatever their own mode.
    return entry.isDirectory() && own.length > 0 ? [...own, ...openToOthers(full, name)] : own;
  });
}

it.each(ofSelection({ gate: ['SIGTERM'], all: ['SIGTERM', 'SIGINT'] } as const))(
  'keeps its data from other users of the machine, ends cleanly at %s, and starts again with what it had',
  async (signal) => {
    const running = program();
    const password = path.join(running.dataDirectory, 'demo-password');
    // As an earlier version left it.
    fs.chmodSync(running.dataDirectory, 0o755);
    fs.mkdirSync(path.join(running.dataDirectory, 'files'), { mode: 0o755 });
    fs.writeFileSync(password, 'x', { mode: 0o644 });
    await running.start();
    // The database, secrets, mails and uploads.
    expect(openToOthers(running.dataDirectory)).toEqual([]);
    expect(fs.statSync(running.dataDirectory).mode & 0o777).toBe(0o711);
    fs.rmSync(password);
    const headers = await running.signIn('ADMIN01');
    // Connections that browsers keep open: one opened before its first request, and the event stream.
    const idle = net.connect(Number(new URL(running.origin).port), 'localhost').on('error', () => {});
    const live = await fetch(running.origin + addressOf(noticeCalls.stream), { headers });
    expect(live.status).toBe(200);
    expect(await running.end(signal)).toBe(0);
    idle.destroy();
    await live.body?.cancel().catch(() => {});
    expect(running.complaint).toBe('');

    await running.start({ CONSOLE_DEMO_PASSWORD: '' });
    expect((await fetch(`${running.origin}/api/middle/user/current`, { headers })).status).toBe(200);
    expect(running.output).not.toMatch(/data:|schema:/);
    // The accounts are those of an earlier start: no password is shown, and none is kept.
    expect(running.output).toMatch(/seeded at an earlier start/);
    expect(running.output).not.toMatch(/password [A-Za-z0-9]/);
    expect(fs.existsSync(password)).toBe(false);
  },
);

if (prepared.server)
  it('migrates alone, and then runs by an account of the database that may change no schema', async () => {
    const running = program();
    expect(await running.run(['migrate'])).toBe(0);
    expect(running.output).toContain('The schema was up to date.');
    const url = new URL(running.databaseUrl!);
    const role = `runs_${url.pathname.slice(1)}`;
    const owner = new pg.Client({ connectionString: url.href });
    await owner.connect();
    try {
      await owner.query(`create role ${role} login password 'runs'`);
      await owner.query(`revoke create on schema public from public`);
      await owner.query(`grant select, insert, update, delete on all tables in schema public to ${role}`);
      await owner.query(`grant usage, select, update on all sequences in schema public to ${role}`);
      url.username = role;
      url.password = 'runs';
      await running.start({ DATABASE_URL: url.href });
      const headers = await running.signIn('ADMIN01');
      expect((await fetch(`${running.origin}/api/middle/user/current`, { headers })).status).toBe(200);
      expect(running.complaint).toBe('');
      await running.end('SIGTERM');
      await owner.query(`drop owned by ${role}`);
      await owner.query(`drop role ${role}`);
    } finally {
      await owner.end();
    }
  });
