import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Unavailable } from '../unavailable.ts';

/** What a server says of itself when it is asked. */
export interface ServerState {
  readonly readOnly: boolean;
}

/** Something that waits for the server: an answer to a statement, or a connection. */
interface Waiting {
  readonly since: number;
  /** Milliseconds after which it is given up although the server answers others: its own line is dead. */
  readonly longestMs: number;
  /** Ends it with an error. */
  readonly giveUp: () => void;
}

/** What has waited for so long makes the watch ask whether the server answers at all, in milliseconds. */
const suspiciousMs = 1_000;
/**
 * So long the server may take for the smallest question, and a moment more for an answer that has arrived and is not
 * read yet.
 */
const answerMs = 3_000;
const graceMs = 500;
/** How often what waits is looked at, and how often a silent server is asked again. */
const lookMs = 500;
const againMs = 1_000;

/** The error of whoever asked a silent server. */
export const silence = (): Unavailable =>
  new Unavailable(
    'DATABASE_UNAVAILABLE',
    'The database server does not answer: its process or the line to it stands still',
  );

/**
 * Knows whether a PostgreSQL server answers. A server that was killed refuses its connections, and the driver says so;
 * one that stands still, or a line that swallows everything, says nothing, and whoever asked would wait without end.
 * Over a connection of its own the watch asks as soon as something waits suspiciously long. No answer ends everything
 * that waits, and whatever is asked next fails at once, until the server answers again.
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

  /** Keeps a line in mind, to be cut when the server is silent. @returns forgets it */
  add(cut: () => void): () => void {
    this.#lines.add(cut);
    return () => void this.#lines.delete(cut);
  }

  /** Notes that something waits. @returns called when it has ended */
  begin(longestMs: number, giveUp: () => void): () => void {
    const waiting: Waiting = { since: performance.now(), longestMs, giveUp };
    this.#waiting.add(waiting);
    this.#timer ??= setInterval(() => this.#look(), lookMs).unref();
    return () => void this.#waiting.delete(waiting);
  }

  /**
   * Asks the server how it is, several askers by one question.
   * @throws Unavailable when it is silent, and what the driver says when it refuses
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
    const asked = this.#read();
    // It may fail after it was given up.
    asked.catch(() => {});
    try {
      const outcome = await Promise.race([asked, this.#patience(over.signal)]);
      if (outcome === null) throw silence();
      this.#silent = false;
      return outcome;
    } catch (error) {
      this.#drop();
      if (error instanceof Unavailable) this.#beSilent();
      // Whoever asks next hears of it from the server itself, at once.
      else this.#silent = false;
      throw error;
    } finally {
      over.abort();
    }
  }

  async #patience(signal: AbortSignal): Promise<null> {
    await wait(answerMs, undefined, { ref: false, signal }).catch(() => {});
    // A process that was busy itself reads what has arrived before the second time is over.
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
