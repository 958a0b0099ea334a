import { workerData } from 'node:worker_threads';
import { serveDatabase, type WorkerInput } from './serve.ts';

// Runs in a thread of its own: a query would block the event loop of the services.
const input = workerData as WorkerInput;
await serveDatabase({ dataDir: input.directory }, input);
