import type { Readable } from 'node:stream';
import type { Application } from '../../platform/http/application.ts';
import { part } from '../../platform/http/part.ts';
import type { Sheet } from '../../platform/spreadsheets/sheet.ts';
import { fileDrop } from './file-drop.ts';

/** What core hands over for one module. Deliveries are named in their order of time. */
export interface Delivery {
  readonly name: string;
  /** True: all rows of core, so that records it lacks are absent; false: the rows that changed. */
  readonly full: boolean;
}

/** A delivery that has proved to be complete. */
export interface OpenDelivery {
  readonly checksum: string;
  /** Reads it once more from its first row. */
  readonly read: () => Promise<Sheet>;
}

/** Where the rows of the core system come from. */
export interface CoreFeedSource {
  /** The deliveries of a module that are there, the oldest first; those still being written too. */
  deliveries(module: string): Promise<readonly Delivery[]>;
  /**
   * Checks that a delivery is whole.
   * @throws FeedFault while it is being written, or when it is broken
   */
  open(module: string, name: string): Promise<OpenDelivery>;
  /** A document that rows of a module name, such as the wording of a policy; `null` while core has not sent it. */
  document(module: string, name: string): Promise<Readable | null>;
}

/** The source of a program: files in a directory. Tests and other adapters replace it before the first run. */
export const coreFeedSource = part((app: Application): { current: CoreFeedSource } => ({
  current: fileDrop(app.services.configuration.coreFeedDirectory),
}));
