import { timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { Frames } from './frames.ts';
import { fatal, greeting, passwordWanted, typeOf } from './messages.ts';
import { isListenStatement } from './notifications.ts';
import type { Client } from './session.ts';
import { StatementNames } from './statement-names.ts';

export interface ConnectionOptions {
  readonly id: number;
  readonly password: string;
  /** Server parameters as reported to clients. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Receives everything sent up to a point where the client waits for the answer. */
  readonly onWork: (messages: Buffer) => void;
}

const equal = (given: Buffer, wanted: Buffer): boolean =>
  given.length === wanted.length && timingSafeEqual(given, wanted);

/** The messages after which a client waits: Sync, Query, Flush, FunctionCall. */
const waits = new Set(['S', 'Q', 'H', 'F']);

/** One client connection of the wire server: start-up, password, then messages. */
export class Connection implements Client {
  listening = false;
  readonly names: StatementNames;
  readonly #socket: Socket;
  readonly #options: ConnectionOptions;
  readonly #frames = new Frames();
  #state: 'opening' | 'password' | 'ready' = 'opening';
  #pending: Buffer[] = [];

  constructor(socket: Socket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.names = new StatementNames(options.id);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      this.#frames.push(chunk);
      while (!this.closed && this.#step());
    });
  }

  get closed(): boolean {
    return this.#socket.destroyed || this.#socket.writableEnded;
  }

  send(bytes: Buffer): void {
    if (!this.closed) this.#socket.write(bytes);
  }

  end(bytes: Buffer): void {
    if (!this.closed) this.#socket.end(bytes);
    // Whatever a client sends after a fatal error is ignored.
    setImmediate(() => this.#socket.destroy());
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /**
   * Handles one message.
   * @returns whether there may be another.
   */
  #step(): boolean {
    if (this.#state === 'opening') return this.#open();
    const frame = this.#frames.next();
    if (!frame) return false;
    if (this.#state === 'password') return this.#checkPassword(frame);
    if (typeOf(frame) === 'X') {
      this.#socket.end();
      return false;
    }
    if (isListenStatement(frame)) this.listening = true;
    this.#pending.push(this.names.rename(frame));
    if (waits.has(typeOf(frame))) {
      this.#options.onWork(Buffer.concat(this.#pending));
      this.#pending = [];
    }
    return true;
  }

  #open(): boolean {
    const startup = this.#frames.nextStartup();
    if (!startup) return false;
    if (startup.kind === 'cancel') this.#socket.end();
    else if (startup.kind === 'refuse-encryption') this.#socket.write('N');
    else {
      this.#state = 'password';
      this.send(passwordWanted);
    }
    return true;
  }

  #checkPassword(frame: Buffer): boolean {
    if (typeOf(frame) !== 'p' || !equal(frame.subarray(5, -1), Buffer.from(this.#options.password))) {
      this.#socket.end(fatal('28P01', 'password authentication failed'));
      return false;
    }
    this.#state = 'ready';
    this.send(greeting(this.#options.id, this.#options.parameters));
    return true;
  }
}
