import { workerData } from 'node:worker_threads';
import { serveDatabase, type WorkerInput } from './serve.ts';

// A thread of its own: a query would stop the event loop of the services for as long as it runs.
const input = workerData as WorkerInput;
await serveDatabase({ dataDir: input.directory }, input);
