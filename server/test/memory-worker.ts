import fs from 'node:fs';
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveDatabase, type WorkerInput } from '../src/platform/database/embedded/serve.ts';
import { prepared } from './environment.ts';

// These test files open their database once: they need no files, and with few rows no large cache.
await serveDatabase(
  {
    loadDataDir: await fs.openAsBlob(`${prepared.snapshot}/dump.tar`),
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  },
  workerData as WorkerInput,
);
