import { typeOf } from './messages.ts';

/** Where the statement name begins in a message that carries one, or -1. */
function nameOffset(frame: Buffer): number {
  switch (typeOf(frame)) {
    case 'P':
      return 5;
    case 'B':
      return frame.indexOf(0, 5) + 1;
    case 'D':
    case 'C':
      return frame[5] === 0x53 ? 6 : -1;
    default:
      return -1;
  }
}

/**
 * Gives every connection its own named prepared statements, although all share one session: names get the
 * connection's prefix on their way in.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #names = new Set<string>();

  constructor(connection: number) {
    this.#prefix = `c${connection}_`;
  }

  /** The message with its statement name prefixed; messages without a name come back as they are. */
  rename(frame: Buffer): Buffer {
    const at = nameOffset(frame);
    if (at < 0 || frame[at] === 0) return frame;
    if (typeOf(frame) === 'P') this.#names.add(frame.toString('utf8', at, frame.indexOf(0, at)));
    const renamed = Buffer.concat([frame.subarray(0, at), Buffer.from(this.#prefix), frame.subarray(at)]);
    renamed.writeInt32BE(renamed.length - 1, 1);
    return renamed;
  }

  /** Statements that free what the connection left behind. */
  deallocations(): string[] {
    return [...this.#names].map((name) => `deallocate "${this.#prefix}${name.replaceAll('"', '""')}"`);
  }
}
