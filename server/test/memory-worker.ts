import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveDatabase, type WorkerInput } from '../src/platform/database/embedded/serve.ts';
import { prepared } from './environment.ts';
import { MemoryFiles } from './memory-files.ts';

// These test files open their database once: they need no files, and with few rows no large cache.
await serveDatabase(
  {
    fs: new MemoryFiles(prepared.snapshot ?? ''),
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  },
  workerData as WorkerInput,
);
