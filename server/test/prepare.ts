// Creates the database that every test file copies: schema and seeds.
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrations } from '../src/migrations.ts';
import { extensions } from '../src/platform/database/embedded/serve.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { loadSeeds } from '../src/platform/database/seed.ts';
import { protectedText } from '../src/platform/protected-text/protected-text.ts';
import { seeds } from '../src/seeds.ts';
import { prepared, seedOptions } from './environment.ts';
import { packFiles } from './memory-files.ts';

async function fill(databaseUrl: string | null, dataDirectory: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory, workerFile: prepared.worker });
  try {
    await migrate(database.db, migrations, protectedText(seedOptions.dataKey));
    await loadSeeds(database.db, seeds, seedOptions);
  } finally {
    await database.close();
  }
}

async function fillTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${prepared.template}`);
  await client.query(`create database ${prepared.template}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${prepared.template}`;
  await fill(url.href, '');
}

/** Keeps only what the test files need: they create no further databases, and write into one file of the log. */
async function shrink(directory: string): Promise<void> {
  const database = await PGlite.create(directory, {
    extensions,
    startParams: [...PGlite.defaultStartParams, '-c', 'wal_recycle=off'],
  });
  for (const template of ['template0', 'template1']) {
    await database.exec(`alter database ${template} is_template false`);
    await database.exec(`drop database ${template}`);
  }
  await database.exec('select pg_switch_wal()');
  await database.exec('checkpoint');
  await database.close();
}

async function fillSnapshot(snapshot: string): Promise<void> {
  if (fs.existsSync(snapshot)) return;
  const unfinished = `${snapshot}.${process.pid}`;
  await fill(null, unfinished);
  const database = path.join(unfinished, 'database');
  await shrink(database);
  packFiles(database, unfinished);
  try {
    fs.renameSync(unfinished, snapshot);
  } catch (error) {
    // Another run of the suite has finished first.
    fs.rmSync(unfinished, { recursive: true });
    if (!fs.existsSync(snapshot)) throw error;
  }
}

await (prepared.server ? fillTemplate(prepared.server) : fillSnapshot(prepared.snapshot as string));
