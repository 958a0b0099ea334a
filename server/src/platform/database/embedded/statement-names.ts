import { typeOf } from './messages.ts';

/** Offset of the statement name in a message that carries one, or -1. */
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
 * Separates the named prepared statements of connections that share one session: each name gets the prefix of its
 * connection.
 */
export class StatementNames {
  readonly #prefix: string;
  readonly #names = new Set<string>();

  constructor(connection: number) {
    this.#prefix = `c${connection}_`;
  }

  /** The message with its statement name prefixed; messages without a name are returned unchanged. */
  rename(frame: Buffer): Buffer {
    const at = nameOffset(frame);
    if (at < 0 || frame[at] === 0) return frame;
    if (typeOf(frame) === 'P') this.#names.add(frame.toString('utf8', at, frame.indexOf(0, at)));
    const renamed = Buffer.concat([frame.subarray(0, at), Buffer.from(this.#prefix), frame.subarray(at)]);
    renamed.writeInt32BE(renamed.length - 1, 1);
    return renamed;
  }

  /** The DEALLOCATE statements for what the connection left behind. */
  deallocations(): string[] {
    return [...this.#names].map((name) => `deallocate "${this.#prefix}${name.replaceAll('"', '""')}"`);
  }
}
