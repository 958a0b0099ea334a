import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, type Call } from '@console/contracts/core/call';
import { authCalls, type TokenPair } from '@console/contracts/shell/auth';
import { limits } from '../../scripts/lib/patience.mjs';
import { copyDatabase, type DatabaseCopy } from './database.ts';
import { demoPassword, prepared, seedOptions, testConfiguration } from './environment.ts';

/** What a program has of the test's environment: besides the path its zone and its clock (scripts/jest/clock.cjs). */
const inherited = ['PATH', 'TZ', 'NODE_OPTIONS', 'CONSOLE_TEST_CLOCK_OFFSET'];

/** The real program in its own process, on a copy of the prepared database. It can be killed and started again. */
export class Program {
  #copy: DatabaseCopy | null = null;
  #process: ChildProcess | null = null;
  #origin = '';
  /** Output of the process since its last start, and its error output. */
  output = '';
  complaint = '';

  readonly dataDirectory: string;

  /** @param foreignDirectory the data directory of another program; default a new one. */
  constructor(private readonly foreignDirectory: string | null = null) {
    this.dataDirectory = foreignDirectory ?? fs.mkdtempSync(path.join(os.tmpdir(), 'console-program-'));
  }

  /** Address of the PostgreSQL database; `null` for the embedded one. */
  get databaseUrl(): string | null {
    return this.#copy?.databaseUrl ?? null;
  }

  async #environment(given: Readonly<Record<string, string>>): Promise<NodeJS.ProcessEnv> {
    if (!('DATABASE_URL' in given) && !this.foreignDirectory) this.#copy ??= await copyDatabase(this.dataDirectory);
    return {
      ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
      PORT: String(given['PORT'] ?? (await freePort())),
      CONSOLE_DATA_DIR: this.dataDirectory,
      CONSOLE_BUILD_DIR: path.join(this.dataDirectory, 'build'),
      CONSOLE_DEMO_PASSWORD: demoPassword,
      CONSOLE_DATA_KEY: testConfiguration('').dataKey ?? '',
      CONSOLE_SEED_ZIP_ROWS: String(seedOptions.zipRows),
      LOG_LEVEL: 'error',
      ...(this.databaseUrl ? { DATABASE_URL: this.databaseUrl } : {}),
      ...given,
    };
  }

  #spawn(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const running = spawn(process.execPath, ['--enable-source-maps', prepared.program, ...args], { env });
    this.#process = running;
    this.output = '';
    this.complaint = '';
    running.stdout.on('data', (text: Buffer) => {
      this.output += text.toString();
    });
    running.stderr.on('data', (text: Buffer) => {
      this.complaint += text.toString();
    });
    return running;
  }

  /** Starts the program and waits until it is ready. @throws with its output when it exits instead */
  async start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const all = await this.#environment(environment);
    this.#origin = `http://localhost:${all['PORT']}`;
    const running = this.#spawn([], all);
    while (
      !(await fetch(`${this.#origin}/health/ready`, { signal: AbortSignal.timeout(limits.attempt) }).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (running.exitCode !== null) throw new Error(`The program ended with ${running.exitCode}: ${this.complaint}`);
      await wait(50);
    }
  }

  /** Runs a command of the program, such as `migrate`. @returns its exit code */
  async run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number | null> {
    this.#spawn(args, await this.#environment(environment));
    const [code] = (await once(this.#process!, 'exit')) as [number | null];
    return code;
  }

  /** Ends the process and waits for it. @returns its exit code; `null` after SIGKILL. */
  async end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return running?.exitCode ?? null;
    const ended = once(running, 'exit') as Promise<[number | null]>;
    running.kill(signal);
    return (await ended)[0];
  }

  /** Signs in. @returns the headers of all calls of this person. */
  async signIn(username: string): Promise<Readonly<Record<string, string>>> {
    const { access_token: token } = (await (
      await fetch(this.#origin + addressOf(authCalls.login), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: demoPassword }),
      })
    ).json()) as TokenPair;
    return { authorization: `Bearer ${token}`, username };
  }

  /** Where it listens. */
  get origin(): string {
    return this.#origin;
  }

  /** Makes a call. @returns the result, or the error code. */
  async call<Result>(
    call: Call,
    headers: Readonly<Record<string, string>>,
    { parameters, query, body }: { parameters?: Record<string, string>; query?: string; body?: unknown } = {},
  ): Promise<Result & { code?: string }> {
    const asForm = body instanceof FormData;
    const response = await fetch(`${this.#origin}${addressOf(call, parameters)}${query ?? ''}`, {
      method: call.method,
      headers: { ...headers, ...(body === undefined || asForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: asForm ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { result?: Result; code?: string };
    return answer.code
      ? ({ code: answer.code } as Result & { code: string })
      : (answer.result as Result & { code?: string });
  }

  /** Ends the process and deletes its data. */
  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await this.#copy?.drop();
    if (!this.foreignDirectory) fs.rmSync(this.dataDirectory, { recursive: true, force: true });
  }
}

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net
      .createServer()
      .once('error', reject)
      .listen(0, 'localhost', () => {
        const { port } = server.address() as net.AddressInfo;
        server.close(() => resolve(port));
      });
  });
