import fs from 'node:fs';
import { workerData } from 'node:worker_threads';
import { serveDatabase, type WorkerInput } from '../src/platform/database/embedded/serve.ts';
import { prepared } from './environment.ts';

// Test files that never open their database a second time need no files for it.
await serveDatabase({ loadDataDir: await fs.openAsBlob(`${prepared.snapshot}/dump.tar`) }, workerData as WorkerInput);
