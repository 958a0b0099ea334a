import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Unavailable } from '../unavailable.ts';

/** The server's answer to a probe. */
export interface ServerState {
  readonly readOnly: boolean;
}

/** A query or a connection attempt that waits for the server. */
interface Waiting {
  readonly since: number;
  /** Milliseconds after which it is cancelled even if the server answers others: its connection is dead. */
  readonly longestMs: number;
  /** Ends the wait with an error. */
  readonly giveUp: () => void;
}

/** Milliseconds of waiting after which the watch probes the server. */
const suspiciousMs = 1_000;
/**
 * Milliseconds that the server may take to answer a probe, and extra time for an answer that has arrived but is not
 * read yet.
 */
const answerMs = 3_000;
const graceMs = 500;
/** Milliseconds between checks of what waits, and between probes of a silent server. */
const lookMs = 500;
const againMs = 1_000;

/** The error for calls to a silent server. */
export const silence = (): Unavailable =>
  new Unavailable(
    'DATABASE_UNAVAILABLE',
    'The database server does not answer: its process or the line to it stands still',
  );

/**
 * Detects a PostgreSQL server that stopped answering. A killed server refuses connections, and the driver reports it; a
 * frozen server or a connection that drops packets reports nothing, and callers would wait without end. When something
 * waits too long, the watch probes the server over its own connection. If the probe gets no answer, everything that
 * waits is cancelled and new queries fail at once until the server answers again.
 */
export class ServerWatch {
  readonly #waiting = new Set<Waiting>();
  readonly #lines = new Set<() => void>();
  #client: pg.Client | null = null;
  #asking: Promise<ServerState> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #silent = false;
  #closed = false;

  constructor(private readonly url: string) {}

  /** @throws Unavailable while the server is known to be silent */
  check(): void {
    if (this.#silent) throw silence();
  }

  /**
   * Registers a connection to be cut when the server is silent.
   * @returns a function that removes it
   */
  add(cut: () => void): () => void {
    this.#lines.add(cut);
    return () => void this.#lines.delete(cut);
  }

  /**
   * Registers something that waits.
   * @returns a function to call when it has ended
   */
  begin(longestMs: number, giveUp: () => void): () => void {
    const waiting: Waiting = { since: performance.now(), longestMs, giveUp };
    this.#waiting.add(waiting);
    this.#timer ??= setInterval(() => this.#look(), lookMs).unref();
    return () => void this.#waiting.delete(waiting);
  }

  /**
   * Probes the server; concurrent callers share one probe.
   * @throws Unavailable when it is silent, or the driver's error when it refuses
   */
  async ask(): Promise<ServerState> {
    this.check();
    return this.#ask();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#again);
    this.#drop();
  }

  #ask(): Promise<ServerState> {
    this.#asking ??= this.#question().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  #look(): void {
    if (this.#waiting.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    const now = performance.now();
    for (const waiting of this.#waiting) if (now - waiting.since > waiting.longestMs) waiting.giveUp();
    if ([...this.#waiting].some(({ since }) => now - since > suspiciousMs)) this.#ask().catch(() => {});
  }

  async #question(): Promise<ServerState> {
    const over = new AbortController();
    const reading = this.#read();
    // The probe may fail after it was given up.
    reading.catch(() => {});
    try {
      const outcome = await Promise.race([reading, this.#patience(over.signal)]);
      if (outcome === null) throw silence();
      this.#silent = false;
      return outcome;
    } catch (error) {
      this.#drop();
      if (error instanceof Unavailable) this.#beSilent();
      // The server refused, so it is reachable: the next query gets its answer directly.
      else this.#silent = false;
      throw error;
    } finally {
      over.abort();
    }
  }

  async #patience(signal: AbortSignal): Promise<null> {
    await wait(answerMs, undefined, { ref: false, signal }).catch(() => {});
    // If this process was busy, it reads an answer that has already arrived during the extra time.
    if (!signal.aborted) await wait(graceMs, undefined, { ref: false, signal }).catch(() => {});
    return null;
  }

  async #read(): Promise<ServerState> {
    const client = this.#client ?? (await this.#open());
    const { rows } = await client.query<{ value: string }>(`select current_setting('transaction_read_only') as value`);
    return { readOnly: rows[0]?.value === 'on' };
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    const gone = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on('error', gone).on('end', gone);
    this.#client = client;
    await client.connect();
    return client;
  }

  #drop(): void {
    const client = this.#client;
    this.#client = null;
    if (client) cut(client);
  }

  #beSilent(): void {
    this.#silent = true;
    for (const line of this.#lines) line();
    for (const { giveUp } of this.#waiting) giveUp();
    clearTimeout(this.#again);
    const again = (): void => {
      if (!this.#closed && this.#silent) this.#ask().catch(() => {});
    };
    if (!this.#closed) this.#again = setTimeout(again, againMs).unref();
  }
}

/** Ends a connection without asking the server, which would not answer. */
export const cut = (client: pg.Client): void =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
