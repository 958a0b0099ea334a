import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { limits } from '../../scripts/lib/patience.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { copyWorkspace } from '../../scripts/lib/workspace-copy.mjs';

/** First port of the services and of the development servers, above those of the consoles of other tests. */
const firstPort = Number(process.env['E2E_PORT'] ?? 3100) + 800;
export const servicesUrl = `http://localhost:${firstPort}`;
export const consoleUrl = `http://localhost:${firstPort + 10}`;
/** The last build. */
const builtFolder = process.env['CONSOLE_BUILD_DIR'] ?? path.join(root, 'build');
export const demoPassword = 'Uji-pengembangan-9a';

/** Prints a measured time in the output of the run. */
export function report(what: string, since: number): void {
  process.stdout.write(`  ${what}: ${((performance.now() - since) / 1000).toFixed(1)} s\n`);
}

/** `npm run dev -- cards` in a copy of the workspace with the last build, whose sources a test may change. */
export class DevelopedCopy {
  private readonly workspace = copyWorkspace([
    'apps',
    'packages',
    'patches',
    'scripts',
    'server',
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
  ]);
  private child: ChildProcess | undefined;

  constructor() {
    fs.cpSync(builtFolder, this.workspace.at('build'), { recursive: true, verbatimSymlinks: true });
  }

  /** Starts the command and resolves when it says that it is ready. @param title of the printed time */
  async start(title: string): Promise<void> {
    const since = performance.now();
    // The leader of a process group of its own, to which every process that it starts belongs.
    const child = spawn(process.execPath, ['scripts/dev.mjs', 'cards'], {
      cwd: this.workspace.copy,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CONSOLE_BUILD_DIR: this.workspace.at('build'),
        CONSOLE_CACHE_DIR: this.workspace.at('.cache'),
        CONSOLE_DATA_DIR: this.workspace.at('.data'),
        CONSOLE_DEMO_PASSWORD: demoPassword,
        CONSOLE_DEV_PORT: String(firstPort + 10),
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        PORT: String(firstPort),
      },
    });
    this.child = child;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`npm run dev ${what}:\n${output.slice(-4000)}`));
      const timer = setTimeout(() => fail('did not become ready'), limits.start);
      const read = (text: Buffer) => {
        output += text.toString();
        if (!output.includes('\nReady for work on cards')) return;
        clearTimeout(timer);
        resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code, signal) => fail(`ended with ${code ?? signal}`));
    });
    report(title, since);
  }

  /** Changes a source file as an editor does. @throws {Error} when the text is not in the file */
  change(file: string, from: string, to: string): void {
    const place = this.workspace.at(file);
    const text = fs.readFileSync(place, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    fs.writeFileSync(place, text.replace(from, to));
  }

  /** Sends SIGTERM to the command alone, as a process manager does, and waits for its end. */
  async terminate(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** Processes that the command started and that still run. */
  running(): string[] {
    const group = String(this.child?.pid);
    const rows = execFileSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' }).trim().split('\n');
    return rows
      .map((row) => row.trim().split(/\s+/))
      .filter(([pgid, state = 'Z']) => pgid === group && !state.startsWith('Z'))
      .map(([, , ...command]) => command.join(' '));
  }

  /** Ends what a failed test has left, and removes the copy. */
  remove(): void {
    if (this.child?.pid !== undefined && this.running().length > 0) process.kill(-this.child.pid, 'SIGKILL');
    this.workspace.remove();
  }
}
