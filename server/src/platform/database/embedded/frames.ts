import { startupCodes } from './messages.ts';

export type Startup =
  | { readonly kind: 'startup' }
  | { readonly kind: 'refuse-encryption' }
  | { readonly kind: 'cancel' };

/**
 * Splits the bytes of a connection into messages. Chunks are joined only when a message is complete, so that a large
 * message is not copied quadratically.
 */
export class Frames {
  #chunks: Buffer[] = [];
  #held = 0;
  #needed = 0;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#held += chunk.length;
  }

  /** The next start-up request of a connection; `null` while it is incomplete. */
  nextStartup(): Startup | null {
    const buffer = this.#joined(8);
    if (!buffer) return null;
    const length = buffer.readInt32BE(0);
    if (!this.#take(buffer, length)) return null;
    const code = buffer.readInt32BE(4);
    if (code === startupCodes.ssl || code === startupCodes.gss) return { kind: 'refuse-encryption' };
    return { kind: code === startupCodes.cancel ? 'cancel' : 'startup' };
  }

  /** The next typed message; `null` while it is incomplete. */
  next(): Buffer | null {
    const buffer = this.#joined(5);
    return buffer ? this.#take(buffer, buffer.readInt32BE(1) + 1) : null;
  }

  #joined(minimum: number): Buffer | null {
    if (this.#held < Math.max(minimum, this.#needed)) return null;
    if (this.#chunks.length > 1) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0] ?? null;
  }

  #take(buffer: Buffer, length: number): Buffer | null {
    this.#needed = buffer.length < length ? length : 0;
    if (this.#needed) return null;
    this.#chunks = buffer.length > length ? [buffer.subarray(length)] : [];
    this.#held -= length;
    return buffer.subarray(0, length);
  }
}
