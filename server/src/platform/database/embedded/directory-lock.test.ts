import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DirectoryInUse, lockDirectory } from './directory-lock.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'console-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const directory = () => path.join(folder, 'database');
const file = () => path.join(folder, 'database.lock');
const holder = () => JSON.parse(fs.readFileSync(file(), 'utf8')) as { pid: number; started: string | null };

describe('lockDirectory', () => {
  it('keeps a second one out while the first lives, and lets it in afterwards', () => {
    const release = lockDirectory(directory());
    expect(() => lockDirectory(directory())).toThrow(new DirectoryInUse(directory(), process.pid));
    release();
    lockDirectory(directory())();
    expect(fs.existsSync(file())).toBe(false);
  });

  it('takes over from a process that was killed', async () => {
    const child = spawn('sleep', ['60']);
    await new Promise((resolve) => {
      child.once('spawn', resolve);
    });
    fs.writeFileSync(file(), JSON.stringify({ pid: child.pid, started: null }));
    expect(() => lockDirectory(directory())).toThrow(DirectoryInUse);
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGKILL');
    await ended;
    lockDirectory(directory());
    expect(holder().pid).toBe(process.pid);
  });

  it('takes over when another process has come to the same number', () => {
    if (!fs.existsSync('/proc/self/stat')) return;
    fs.writeFileSync(file(), JSON.stringify({ pid: process.pid, started: '1' }));
    lockDirectory(directory());
    expect(holder().started).not.toBe('1');
  });

  it('takes over a lock that says nothing', () => {
    fs.writeFileSync(file(), '');
    lockDirectory(directory());
    expect(holder().pid).toBe(process.pid);
  });
});
