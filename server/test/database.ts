import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/platform/database/open.ts';
import type { OpenDatabase } from '../src/platform/services.ts';
import { prepared } from './environment.ts';

export interface TestDatabase extends OpenDatabase {
  /** Deleted with its content when the database is closed. */
  readonly dataDirectory: string;
}

let connected: Promise<pg.Client> | null = null;

async function connectTo(server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server });
  const forget = () => {
    connected = null;
  };
  client.on('error', forget).on('end', forget);
  try {
    await client.connect();
  } catch (error) {
    forget();
    throw error;
  }
  return client;
}

/** Runs a statement on a connection that the process keeps for all its test files: a new one costs 40 ms. */
async function onServer(server: string, statement: string): Promise<void> {
  connected ??= connectTo(server);
  const client = await connected;
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  // The connection keeps the process alive only while it is used.
  stream.ref();
  try {
    await client.query(statement);
  } finally {
    stream.unref();
  }
}

/** A copy of the prepared database. */
export interface DatabaseCopy {
  /** `null` for the embedded one, which is in the data directory. */
  readonly databaseUrl: string | null;
  readonly drop: () => Promise<void>;
}

async function copyTemplate(server: string): Promise<DatabaseCopy & { readonly databaseUrl: string }> {
  const name = `console_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${prepared.template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/** Copies the prepared database, so that any process can open the copy. */
export async function copyDatabase(dataDirectory: string): Promise<DatabaseCopy> {
  const { server, snapshot } = prepared;
  if (server) return copyTemplate(server);
  if (!snapshot) throw new Error('Run the suite by server/test/run.mjs');
  fs.cpSync(path.join(snapshot, 'database'), path.join(dataDirectory, 'database'), { recursive: true });
  return { databaseUrl: null, drop: async () => {} };
}

/** Opens a fresh copy of the prepared database, the embedded one in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'console-test-'));
  const { databaseUrl, drop } = prepared.server
    ? await copyTemplate(prepared.server)
    : { databaseUrl: null, drop: async () => {} };
  const database = await openDatabase({ databaseUrl, dataDirectory, workerFile: prepared.memoryWorker });
  return {
    ...database,
    dataDirectory,
    close: async () => {
      await database.close();
      await drop();
      fs.rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Gives every test of the file one database. Read `current` inside tests only. */
export function useDatabase(): { readonly current: TestDatabase } {
  let database: TestDatabase | null = null;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await database?.close();
    // As in `useServer`.
    database = null;
  });
  return {
    get current() {
      if (!database) throw new Error('The database is opened before the first test');
      return database;
    },
  };
}
