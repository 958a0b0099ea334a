import type { Module } from '../platform/http/application.ts';
import { alikeTexts } from './alike/module.ts';
import { approvals } from './approvals/module.ts';
import { coreFeed } from './core-feed/module.ts';
import { downloads } from './downloads/module.ts';
import { files } from './files/module.ts';
import { imports } from './imports/serve-imports.ts';
import { listViews } from './list-views/module.ts';
import { pastedNumbers } from './numbers/module.ts';
import { runs } from './runs/module.ts';
import { currentRecords } from './resource/current-record.ts';
import { queues } from './waiting/leases.ts';

/** The modules of the area records, in the order in which they register their calls. */
export const recordsModules: readonly Module[] = [
  currentRecords,
  listViews,
  pastedNumbers,
  approvals,
  queues,
  files,
  imports,
  runs,
  coreFeed,
  downloads,
  alikeTexts,
];
